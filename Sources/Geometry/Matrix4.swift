/// A 4×4 matrix acting on column vectors `(x, y, z, 1)`, in double precision.
public struct Matrix4: Sendable, Hashable {
  /// One column `(x, y, z, w)` of a matrix.
  public typealias Column = SIMD4<Double>

  /// What the x axis becomes.
  public var c0: Column
  /// What the y axis becomes.
  public var c1: Column
  /// What the z axis becomes.
  public var c2: Column
  /// What the origin becomes.
  public var c3: Column

  /// Makes a matrix from its four columns.
  public init(columns c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) {
    self.c0 = c0
    self.c1 = c1
    self.c2 = c2
    self.c3 = c3
  }

  /// The matrix that changes nothing.
  public static let identity = Matrix4(
    columns: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

  /// A translation, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Matrix4 {
    Matrix4(columns: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1])
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Matrix4 {
    Matrix4(columns: [x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1])
  }

  /// The perspective of an eye at distance `d` in front of the origin: `w = 1 − z/d`, hence
  /// `(x, y) · d / (d − z)` after the division (Foley et al., Computer Graphics, 3rd ed., §13.4,
  /// with the view plane at z = 0).
  ///
  /// - Parameter distance: From the eye to the plane z = 0, in points; above 0.
  public static func perspective(distance: Double) -> Matrix4 {
    Matrix4(columns: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -1 / distance], [0, 0, 0, 1])
  }

  /// The product: first `b`, then `a`.
  public static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
    Matrix4(columns: a * b.c0, a * b.c1, a * b.c2, a * b.c3)
  }

  /// The image of a column vector.
  public static func * (m: Matrix4, v: Column) -> Column {
    m.c0 * v.x + m.c1 * v.y + m.c2 * v.z + m.c3 * v.w
  }

  /// The image of a point of space in the plane, still undivided.
  public func project(_ v: Vector3) -> HomogeneousPoint {
    let p = self * Column(v.x, v.y, v.z, 1)
    return HomogeneousPoint(x: p.x, y: p.y, w: p.w)
  }
}
