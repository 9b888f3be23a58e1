public import CreaseGeometry

/// A rectangle or rounded rectangle in space, to whose projection panels are cut: its coverage is
/// that of a panel with the same outline and four outer edges.
public struct Mask: Sendable, Hashable {
  /// The rectangle, in points of its own plane.
  public var rect: Rect
  /// The radius of its corners, in points; at most half the shorter side counts.
  public var cornerRadius: Double
  /// From its plane to canvas points, perspective included.
  public var placement: Matrix4

  /// Makes a mask.
  public init(rect: Rect, cornerRadius: Double = 0, placement: Matrix4) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.placement = placement
  }
}
