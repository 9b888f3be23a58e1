/// When an animation runs, how often and how, as Core Animation's timing has it.
public struct AnimationTiming: Sendable, Hashable {
  /// What an animation shows outside of its time.
  public enum Fill: String, Sendable, Hashable, CaseIterable {
    /// Nothing: what is animated is then as if there were no animation.
    case removed
    /// Its last value after the end.
    case forwards
    /// Its first value before the begin.
    case backwards
    /// Both.
    case both
  }

  /// When it begins, in seconds from the start of the film.
  public var begin: Double
  /// How long one way takes, in seconds; at 0 or below nothing shows but what the fill keeps.
  public var duration: Double
  /// How the whole way is gone, before the curves between keys.
  public var easing: Easing
  /// How often the way (there and back) is gone, 0 or more; a part of a way is left half gone.
  public var repeatCount: Double
  /// Whether each way there is followed by the way back, backwards in time.
  public var autoreverses: Bool
  /// What shows outside of its time.
  public var fill: Fill

  /// Makes a timing; once, linear and without a trace unless said otherwise.
  public init(
    begin: Double = 0, duration: Double, easing: Easing = .linear, repeatCount: Double = 1,
    autoreverses: Bool = false, fill: Fill = .removed
  ) {
    self.begin = begin
    self.duration = duration
    self.easing = easing
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fill = fill
  }

  /// How long there and back takes, in seconds.
  private var cycle: Double { max(0, duration) * (autoreverses ? 2 : 1) }

  /// When the animation is over, in seconds; for an endless one, when it has been gone through once.
  public var end: Double {
    let span = cycle * (repeatCount.isFinite ? max(0, repeatCount) : 1)
    return begin + (span.isFinite ? span : cycle)
  }

  /// How far the way is at a time in seconds: 0 at its start, 1 at its end, which an easing may pass;
  /// nil while the animation shows nothing.
  ///
  /// An animation counts from a nanosecond before its begin and ends as much before its end, to
  /// forgive the rounding of either.
  public func progress(at time: Double) -> Double? {
    let elapsed = time - begin
    guard elapsed >= -Instant.tolerance else {
      return fill == .backwards || fill == .both ? progress(inCycle: 0) : nil
    }
    let span = cycle * max(0, repeatCount)
    if !(elapsed < span - Instant.tolerance) {
      return fill == .forwards || fill == .both ? finalProgress : nil
    }
    let place = max(0, elapsed).truncatingRemainder(dividingBy: cycle)
    // A time that means the start of a cycle may lie a hair before it.
    return progress(inCycle: cycle - place <= Instant.tolerance ? 0 : place)
  }

  /// The progress at the end of the last way: where that is a whole one, its end and not the start of
  /// the next.
  private var finalProgress: Double {
    guard repeatCount > 0, repeatCount.isFinite else { return progress(inCycle: 0) }
    let rest = repeatCount.truncatingRemainder(dividingBy: 1)
    if rest == 0 { return autoreverses ? progress(inCycle: 0) : 1 }
    if cycle > 0 { return progress(inCycle: rest * cycle) }
    return 1
  }

  /// The progress at a time in seconds within a way there and back.
  private func progress(inCycle time: Double) -> Double {
    guard duration > 0 else { return 0 }
    return easing.progress(at: time > duration ? 2 * duration - time : time, of: duration)
  }
}
