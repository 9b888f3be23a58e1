/// When a scroll indicator shows, and how strongly: while the content moves and for 0.3 s of rest,
/// or for 0.5 s when it flashes, and then fading out evenly over 0.25 s.
public struct ScrollIndicator: Sendable, Hashable {
  private struct Span: Hashable {
    var start: Double
    /// When the fading starts.
    var end: Double
  }

  /// The indicator's thickness, in points.
  public static let thickness = 3.0
  /// Its distance from the viewport's edge, in points.
  public static let inset = 2.5
  /// How long it stays after a movement, in seconds.
  public static let restDuration = 0.3
  /// How long a flash shows it, in seconds.
  public static let flashDuration = 0.5
  /// How long it fades, in seconds.
  public static let fadeDuration = 0.25

  /// Full opacity, by start, no two of them meeting.
  private var spans: [Span] = []

  /// Makes an indicator that never shows.
  public init() {}

  /// Adds a movement of the content, under a finger or by itself.
  ///
  /// Times are in seconds; an end before its start counts as the start, and times that are no
  /// finite numbers add nothing.
  public mutating func addMovement(from start: Double, to end: Double) {
    guard start.isFinite, end.isFinite else { return }
    insert(Span(start: start, end: max(start, end) + Self.restDuration))
  }

  /// Adds a flash at a time in seconds.
  public mutating func addFlash(at time: Double) {
    guard time.isFinite else { return }
    insert(Span(start: time, end: time + Self.flashDuration))
  }

  /// The opacity at a time in seconds, 0…1.
  public func opacity(at time: Double) -> Double {
    let begun = spans.countOfPrefix { $0.start <= time + Instant.tolerance }
    guard begun > 0 else { return 0 }
    return max(0, min(1, 1 - (time - spans[begun - 1].end) / Self.fadeDuration))
  }

  /// The time in seconds from which on the indicator is hidden for good; 0 if it never shows.
  public var end: Double { spans.last.map { $0.end + Self.fadeDuration } ?? 0 }

  private mutating func insert(_ new: Span) {
    let before = spans.countOfPrefix { $0.end < new.start }
    let after = spans.countOfPrefix { $0.start <= new.end }
    guard before < after else { return spans.insert(new, at: before) }
    let joined = Span(
      start: min(new.start, spans[before].start), end: max(new.end, spans[after - 1].end))
    spans.replaceSubrange(before..<after, with: [joined])
  }
}
