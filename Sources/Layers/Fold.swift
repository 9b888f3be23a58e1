public import CreaseGeometry

/// How a panel leaves the plane: a rotation about its hinge, then a translation.
public struct Fold: Sendable, Hashable {
  /// The direction of the hinge.
  public var axis: Axis
  /// The rotation's angle, in radians, as a human reads it; the drawing uses `rotation`.
  public var angle: Double
  /// The rotation about the hinge.
  public var rotation: Rotation
  /// What follows the rotation, in points.
  public var translation: Vector3

  /// Makes a fold by an angle in radians.
  public init(axis: Axis, angle: Double, translation: Vector3 = .zero) {
    self.init(
      axis: axis, angle: angle, rotation: Rotation(angle: angle), translation: translation)
  }

  /// Makes a fold from an angle whose cosine and sine are known exactly.
  public init(axis: Axis, angle: Double, rotation: Rotation, translation: Vector3) {
    self.axis = axis
    self.angle = angle
    self.rotation = rotation
    self.translation = translation
  }

  /// No fold: the panel stays where its placement puts it.
  public static let none = Fold(axis: .x, angle: 0, rotation: .none, translation: .zero)

  /// Where a point of the panel, in hinge space, comes to lie.
  public func apply(to p: Point) -> Vector3 {
    rotation.turning(Vector3(x: p.x, y: p.y, z: 0), about: axis) + translation
  }
}
