public import CreaseGeometry

/// A gesture in shorthand, as a script has it; `trace(settings:)` says what the fingers do.
///
/// Durations are in seconds, 0.001…3600, from the first finger down to the last one up. Positions
/// and lengths are in canvas points, within ±1e6.
public enum Gesture: Sendable, Hashable {
  /// One finger pulls down (up if negative) from a place; the recognised translation ends at `by`.
  case pull(by: Double, over: Double, at: Point)
  /// One finger goes down at a place and pans; the recognised translation ends at `by`.
  case pan(from: Point, by: Vector2, over: Double)
  /// Two fingers around a midpoint change their distance, `from` at least 1. The line through them
  /// has an angle in radians from the x axis; at π/2 they lie one above the other.
  case pinch(at: Point, from: Double, to: Double, over: Double, angle: Double)
  /// One finger goes down for 0.1 s.
  case tap(at: Point)
  /// One finger goes down for a time; a tap if it is short enough.
  case press(at: Point, over: Double)
  /// One finger pans across the middle of a rectangle, over 60 % of it but at least 60 points.
  case swipe(Direction, in: Rect, over: Double)
}
