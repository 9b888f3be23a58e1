public import CreaseGeometry

/// A transform of space as a list of operations, so that an angle stays a number when it is animated.
///
/// The matrix is the product of the operations' matrices in the order of the list: the last operation
/// is the first that a point goes through, as in CSS and with Core Animation's functions that add to a
/// transform.
public struct Transform: Sendable, Hashable {
  /// One step of a transform.
  public enum Operation: Sendable, Hashable {
    /// Moves by a vector, in points.
    case translate(Vector3)
    /// Multiplies each coordinate by a factor.
    case scale(Vector3)
    /// Turns by an angle in radians about an axis through the origin, right-handed; about z a
    /// positive angle turns clockwise as seen on the canvas.
    case rotate(angle: Double, axis: Vector3)
    /// The perspective of an eye at a distance in points in front of the origin; at 0 or below it
    /// changes nothing.
    case perspective(distance: Double)
    /// Any matrix.
    case matrix(Matrix4)

    /// What the operation does to a point.
    public var matrix: Matrix4 {
      switch self {
      case .translate(let v): .translation(x: v.x, y: v.y, z: v.z)
      case .scale(let v): .scale(x: v.x, y: v.y, z: v.z)
      case .rotate(let angle, let axis): .rotation(angle: angle, about: axis)
      case .perspective(let distance): distance > 0 ? .perspective(distance: distance) : .identity
      case .matrix(let matrix): matrix
      }
    }
  }

  /// The operations; the last is the first that a point goes through.
  public var operations: [Operation]

  /// Makes a transform of operations, the last of which a point goes through first.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// A transform that is nothing but a perspective of a distance in points.
  public static func perspective(distance: Double) -> Transform {
    Transform([.perspective(distance: distance)])
  }

  /// The product of the operations' matrices.
  public var matrix: Matrix4 {
    operations.reduce(.identity) { $0 * $1.matrix }
  }
}

extension Vector3 {
  /// The direction of the x axis.
  package static let unitX = Vector3(x: 1, y: 0, z: 0)
  /// The direction of the y axis.
  package static let unitY = Vector3(x: 0, y: 1, z: 0)
  /// The direction of the z axis.
  package static let unitZ = Vector3(x: 0, y: 0, z: 1)
}
