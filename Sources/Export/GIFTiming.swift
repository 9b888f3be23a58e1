/// Which frames of a film a GIF shows, and when.
///
/// A GIF counts in hundredths of a second, and viewers slow down frames that are shorter than two
/// of them. Every frame starts at its own time, rounded, so that errors never add up.
package struct GIFTiming {
  /// The shortest time that viewers show as it is, in hundredths of a second.
  static let shortestDelay = 2
  /// The longest time that the file has room for, in hundredths of a second.
  static let longestDelay = 65535

  /// Every how manieth frame is kept: the fewest left out for at most 50 a second.
  let stride: Int
  private let numerator: Int
  private let denominator: Int

  /// Takes the frame rate, both numbers within 1…2147483647.
  package init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
    stride = (numerator - 1) / (50 * denominator) + 1
  }

  /// The time at which a frame of the film starts, in hundredths of a second: rounded, half up.
  package func time(ofFrame frame: Int) -> Int {
    let halves = Int128(frame) * Int128(denominator) * 200 / Int128(numerator)
    return Int(truncatingIfNeeded: (halves + 1) / 2)
  }

  /// The longest that a kept frame is shown, in hundredths of a second.
  var longestShown: Int { time(ofFrame: stride) + 1 }

  /// How long the last kept frame of a film is shown: until the film's end, but never so short that
  /// viewers would make it longer.
  func lastDelay(frameCount: Int) -> Int {
    let lastKept = (frameCount - 1) / stride * stride
    return max(Self.shortestDelay, time(ofFrame: frameCount) - time(ofFrame: lastKept))
  }
}
