internal import Glibc

/// A rotation about an axis, kept as a cosine and a sine so that quarter and half turns are exact
/// where the caller knows them.
public struct Rotation: Sendable, Hashable {
  /// The cosine of the angle.
  public var cosine: Double
  /// The sine of the angle.
  public var sine: Double

  /// Makes a rotation from a cosine and a sine; the caller vouches that their squares add to 1.
  public init(cosine: Double, sine: Double) {
    self.cosine = cosine
    self.sine = sine
  }

  /// Makes a rotation by an angle in radians.
  public init(angle: Double) {
    self.init(cosine: cos(angle), sine: sin(angle))
  }

  /// No rotation: cosine 1, sine 0.
  public static let none = Rotation(cosine: 1, sine: 0)

  /// Turns a vector about an axis.
  ///
  /// About x: `y' = y cos a − z sin a`, `z' = y sin a + z cos a`. About y:
  /// `x' = x cos a + z sin a`, `z' = −x sin a + z cos a`. These are the right-handed rotation
  /// matrices in a frame with x right, y down and z toward the viewer, so a positive angle about x
  /// brings the lower edge of a sheet nearer, and a positive angle about y its left edge.
  public func turning(_ v: Vector3, about axis: Axis) -> Vector3 {
    switch axis {
    case .x:
      Vector3(x: v.x, y: v.y * cosine - v.z * sine, z: v.y * sine + v.z * cosine)
    case .y:
      Vector3(x: v.x * cosine + v.z * sine, y: v.y, z: v.z * cosine - v.x * sine)
    }
  }
}
