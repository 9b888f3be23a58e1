import CreaseGeometry

/// Whether two numbers differ by no more than a tolerance.
func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-12) -> Bool {
  abs(a - b) <= tolerance
}

/// Whether two vectors differ by no more than a tolerance in every coordinate.
func near(_ a: Vector3, _ b: Vector3, within tolerance: Double = 1e-12) -> Bool {
  near(a.x, b.x, within: tolerance) && near(a.y, b.y, within: tolerance)
    && near(a.z, b.z, within: tolerance)
}

/// Whether two matrices differ by no more than a tolerance in every element.
func near(_ a: Matrix4, _ b: Matrix4, within tolerance: Double = 1e-12) -> Bool {
  zip([a.c0, a.c1, a.c2, a.c3], [b.c0, b.c1, b.c2, b.c3]).allSatisfy { p, q in
    (0..<4).allSatisfy { near(p[$0], q[$0], within: tolerance) }
  }
}
