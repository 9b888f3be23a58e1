/// Finds pans, pinches and taps in touch traces.
///
/// Fingers form a session from the first one down until all are up; a session is one gesture:
/// - One finger may become a tap or a pan.
/// - A second finger, before the pan begins or while all its translations were zero, makes the
///   touch a possible pinch of these two: the pan is cancelled if it had begun, the tap fails. Once
///   the pan has reported a translation, further fingers are ignored until it ends.
/// - Of three or more fingers, the first two down pinch (of those that go down together, the first
///   in the sample); the others are ignored.
/// - After a pan or a pinch has ended, or a possible pinch has lost a finger, fingers that are still
///   down are ignored.
/// - When all fingers leave and others come with the same sample, one session ends and another
///   starts.
///
/// Events at one sample are ordered: failed and cancelled, began, changed, ended. A sample in which
/// nothing has moved reports nothing. Fingers that are down in the last sample stay down: their
/// gesture neither ends nor fails.
public struct GestureRecognizer: Sendable, Hashable {
  /// When touches become gestures.
  public var settings: GestureSettings

  /// Makes a recogniser.
  public init(settings: GestureSettings = .standard) {
    self.settings = settings
  }

  /// The gestures of a trace, in the order of time; linear in the length of the trace.
  ///
  /// - Parameters:
  ///   - trace: What the fingers do.
  ///   - offset: When the trace starts, in seconds; it is added to all times.
  ///   - interruption: When something else takes over, in seconds, if so: samples from then on are
  ///     left out, and what goes on then is cancelled.
  public func events(
    in trace: TouchTrace, startingAt offset: Double = 0, interruptedAt interruption: Double? = nil
  ) -> [GestureEvent] {
    var session = GestureSession(settings: settings, offset: offset)
    for sample in trace.samples {
      if let interruption, sample.time + offset >= interruption - Instant.tolerance { break }
      session.step(sample)
    }
    if let interruption { session.interrupt(at: interruption) }
    return session.events
  }
}
