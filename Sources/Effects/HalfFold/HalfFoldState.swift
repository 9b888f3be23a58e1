public import CreaseGeometry

/// What a half fold says of itself at a moment.
public struct HalfFoldState: Sendable, Hashable {
  /// The fold angle of both halves, in radians, 0…π/2.
  public var angle: Double
  /// How far the page is open, 0…1; 0 is closed.
  public var turn: Double
  /// How far the page is moved, in points.
  public var pan: Vector2
  /// The scale, 1 for natural size.
  public var scale: Double
}
