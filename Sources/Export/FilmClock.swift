/// The steps in which a film's file counts time.
///
/// A frame's time is always rounded from its own exact time, and its delay is the difference of two
/// such times, so that roundings never add up.
package enum FilmClock: Sendable, Hashable {
  /// One step a frame: exact.
  case frames(numerator: Int, denominator: Int)
  /// Thousandths of a second.
  case milliseconds(numerator: Int, denominator: Int)

  /// The length of a step in seconds, as a fraction.
  package var step: (numerator: Int, denominator: Int) {
    switch self {
    case .frames(let numerator, let denominator): (denominator, numerator)
    case .milliseconds: (1, 1000)
    }
  }

  /// The step at which a frame starts: rounded, half up.
  package func time(ofFrame frame: Int) -> Int {
    switch self {
    case .frames: return frame
    case .milliseconds(let numerator, let denominator):
      let halves = Int128(frame) * Int128(denominator) * 2000 / Int128(numerator)
      return Int(truncatingIfNeeded: (halves + 1) / 2)
    }
  }

  /// The number of steps for which the last of a number of frames is shown.
  package func lastDelay(frameCount: Int) -> Int {
    time(ofFrame: frameCount) - time(ofFrame: frameCount - 1)
  }
}
