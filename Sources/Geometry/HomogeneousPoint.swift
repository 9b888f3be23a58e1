/// A point of the plane in homogeneous coordinates: it stands for `(x / w, y / w)` while `w > 0`,
/// and lies on or behind the eye plane otherwise.
public struct HomogeneousPoint: Sendable, Hashable {
  /// The x coordinate times `w`.
  public var x: Double
  /// The y coordinate times `w`.
  public var y: Double
  /// The weight; 1 at depth 0, 0 at the eye plane.
  public var w: Double

  /// Makes a homogeneous point.
  public init(x: Double, y: Double, w: Double) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// The point of the plane, or nil on or behind the eye plane.
  public var point: Point? {
    w > 0 ? Point(x: x / w, y: y / w) : nil
  }
}
