public import CreaseLayers

/// A stage with all that happens on it: a pure function of time.
///
/// A stage without groups says what its panels are; one with groups answers `frame` too.
public protocol Effect: Sendable {
  /// When everything has come to rest, in seconds from the start of the film.
  var restTime: Double { get }

  /// The panels at a time, in painting order.
  ///
  /// - Parameters:
  ///   - time: Seconds from the start of the film.
  ///   - canvas: What the panels are drawn on.
  ///   - scope: Whether to leave out what can't be seen.
  func panels(at time: Double, on canvas: Canvas, scope: FrameScope) -> [Panel]

  /// All that is drawn at a time: the panels and their groups.
  ///
  /// - Parameters:
  ///   - time: Seconds from the start of the film.
  ///   - canvas: What the panels are drawn on.
  ///   - scope: Whether to leave out what can't be seen.
  func frame(at time: Double, on canvas: Canvas, scope: FrameScope) -> FrameDescription
}

extension Effect {
  /// The panels at a time, without groups.
  public func frame(
    at time: Double, on canvas: Canvas, scope: FrameScope
  ) -> FrameDescription {
    FrameDescription(canvas: canvas, panels: panels(at: time, on: canvas, scope: scope))
  }
}
