internal import CreaseGeometry

/// The plane of a layer in the space behind the canvas.
///
/// That space is the canvas's: x and y are points of the canvas, and z tells how near something is,
/// all undivided. The viewer looks along z from infinitely far away, since perspective is in the
/// matrices already, and a projective map takes planes to planes.
struct LayerPlane {
  /// From the layer's coordinates to that space.
  let matrix: Matrix4
  /// The plane's equation: its product with a point, divided by the point's w, is the distance from
  /// the plane, above 0 on the viewer's side. Nil if the plane is seen edge-on.
  let equation: SIMD4<Double>?
  /// What a point's (x, y, w) is multiplied with to find its place in the plane, undivided.
  private let back: (x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>)

  init(_ matrix: Matrix4) {
    self.matrix = matrix
    let (a, b, c) = (matrix.c0, matrix.c1, matrix.c3)
    func minor(_ i: Int, _ j: Int, _ k: Int) -> Double {
      Self.cross([a[i], a[j], a[k]], [b[i], b[j], b[k]]).dot([c[i], c[j], c[k]])
    }
    // The product of three vectors in four dimensions is at right angles to each.
    let n = SIMD4(minor(1, 2, 3), -minor(0, 2, 3), minor(0, 1, 3), -minor(0, 1, 2))
    let length = (n.x * n.x + n.y * n.y + n.z * n.z).squareRoot()
    if length > 0, length.isFinite, abs(n.z) > 1e-9 * length {
      equation = n * ((n.z < 0 ? -1 : 1) / length)
      let u = SIMD3(a.x, a.y, a.w)
      let v = SIMD3(b.x, b.y, b.w)
      let o = SIMD3(c.x, c.y, c.w)
      back = (Self.cross(v, o) / n.z, Self.cross(o, u) / n.z, Self.cross(u, v) / n.z)
    } else {
      equation = nil
      back = (.zero, .zero, .zero)
    }
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// A point of the plane in the space behind the canvas, undivided.
  func point(_ p: Point) -> SIMD4<Double> { matrix.c0 * p.x + matrix.c1 * p.y + matrix.c3 }

  /// Where a point of the plane shows on the canvas; nil behind the eye.
  func screen(_ p: Point) -> Point? { matrix.project(Vector3(x: p.x, y: p.y, z: 0)).point }

  /// The place in the plane that a point of space is seen at; nil if the plane is edge-on, or the
  /// place lies at the horizon.
  func place(of point: SIMD4<Double>) -> Point? {
    guard equation != nil else { return nil }
    let seen = SIMD3(point.x, point.y, point.w)
    let w = back.w.dot(seen)
    let place = Point(x: back.x.dot(seen) / w, y: back.y.dot(seen) / w)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }

  /// How near the plane is at a point of the canvas.
  func depth(at p: Point) -> Double {
    guard let e = equation else { return 0 }
    return -(e.x * p.x + e.y * p.y + e.w) / e.z
  }

  /// A linear function of space as a cut through the plane.
  func cut(_ function: SIMD4<Double>) -> HalfPlane {
    HalfPlane(
      a: function.dot(matrix.c0), b: function.dot(matrix.c1), c: function.dot(matrix.c3))
  }

  /// The linear function of space that is 1, undivided, all over this plane.
  var unit: SIMD4<Double> { SIMD4(back.w.x, back.w.y, 0, back.w.z) }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }
}

extension SIMD4<Double> {
  func dot(_ other: SIMD4<Double>) -> Double { (self * other).sum() }
}
