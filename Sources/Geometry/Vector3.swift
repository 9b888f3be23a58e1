/// A place or a direction in space, in points: x to the right, y down, z toward the viewer.
public struct Vector3: Sendable, Hashable {
  /// To the right, in points.
  public var x: Double
  /// Down, in points.
  public var y: Double
  /// Toward the viewer, in points.
  public var z: Double

  /// Makes a vector from its coordinates in points.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The zero vector.
  public static let zero = Vector3(x: 0, y: 0, z: 0)

  /// The sum of two vectors.
  public static func + (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }
}
