internal import CreaseGeometry
internal import CreaseLayers

/// The projective map between a panel's plane and the screen, whose unit is the pixel.
///
/// A point (u, v) of the panel comes to lie at M · (u, v, 1) = (x, y, w); a pixel centre
/// p = (i + ½, j + ½) shows the point (U / Q, V / Q) of the panel with
/// (U, V, Q) = M⁻¹ · (p, 1), in front of the eye while Q > 0, since Q = 1 / w.
struct ScreenMap {
  /// Above 0 if the panel shows its front on the screen, below 0 if its back.
  let orientation: Double
  /// (U, V, Q) per pixel to the right.
  let perColumn: SIMD3<Double>
  /// (U, V, Q) per pixel down.
  let perRow: SIMD3<Double>
  /// (U, V, Q) at the screen's origin.
  let atOrigin: SIMD3<Double>

  /// Maps a panel; nil if it is seen edge on, has no area on the screen, or lies behind the eye.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - corners: The projected corners, in pixels, of the rectangle of its plane that matters, in
  ///     the panel's own order from the top left one.
  ///   - scale: Pixels per point.
  init?(_ panel: Panel, corners: [HomogeneousPoint], scale: Double) {
    guard corners.allSatisfy({ ($0.x + $0.y + $0.w).isFinite }),
      corners.contains(where: { $0.w > 0 })
    else { return nil }

    let (x, y, w) = Self.matrix(of: panel, scale: scale)
    let determinant = Self.cross(x, y).dot(w)
    guard determinant != 0, determinant.isFinite else { return nil }
    perColumn = Self.cross(y, w) / determinant
    perRow = Self.cross(w, x) / determinant
    atOrigin = Self.cross(x, y) / determinant
    guard (perColumn + perRow + atOrigin).sum().isFinite else { return nil }

    let area = Self.area(corners)
    orientation = area ?? determinant
    if area == 0 { return nil }
  }

  /// What lies at a pixel centre.
  ///
  /// - Precondition: It is in front of the eye.
  @inline(__always)
  func point(x: Double, y: Double) -> PlanePoint {
    let sum = perColumn * x + (perRow * y + atOrigin)
    let scale = 1 / sum.z
    let position = SIMD2(sum.x, sum.y) * scale
    return PlanePoint(
      position: position,
      across: (SIMD2(perColumn.x, perColumn.y) - position * perColumn.z) * scale,
      down: (SIMD2(perRow.x, perRow.y) - position * perRow.z) * scale)
  }

  /// Q at a pixel centre: above 0 in front of the eye.
  @inline(__always)
  func depth(x: Double, y: Double) -> Double {
    perColumn.z * x + (perRow.z * y + atOrigin.z)
  }

  /// The rows of M: what x, y and w are made of.
  private static func matrix(
    of panel: Panel, scale: Double
  ) -> (x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    func direction(_ v: Vector3) -> Matrix4.Column {
      let turned = panel.fold.rotation.turning(v, about: panel.fold.axis)
      return panel.placement * Matrix4.Column(turned.x, turned.y, turned.z, 0)
    }
    let u = direction(Vector3(x: 1, y: 0, z: 0))
    let v = direction(Vector3(x: 0, y: 1, z: 0))
    let shift = panel.fold.translation
    let o = panel.placement * Matrix4.Column(shift.x, shift.y, shift.z, 1)
    return (
      SIMD3(u.x, v.x, o.x) * scale, SIMD3(u.y, v.y, o.y) * scale, SIMD3(u.w, v.w, o.w)
    )
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Twice the signed area on the screen; nil if the panel reaches behind the eye.
  private static func area(_ corners: [HomogeneousPoint]) -> Double? {
    let points = corners.compactMap(\.point)
    guard points.count == 4 else { return nil }
    return (points[2].x - points[0].x) * (points[3].y - points[1].y)
      - (points[2].y - points[0].y) * (points[3].x - points[1].x)
  }
}

/// A place of a panel's plane and how it changes from pixel to pixel, in points.
struct PlanePoint {
  /// (u, v).
  var position: SIMD2<Double>
  /// The derivatives of u and v to the right.
  var across: SIMD2<Double>
  /// The derivatives of u and v downward.
  var down: SIMD2<Double>

  /// The lengths of the screen gradients of u and v, in points per pixel.
  @inline(__always)
  var steepness: SIMD2<Double> { (across * across + down * down).squareRoot() }
}

extension SIMD3<Double> {
  /// The scalar product.
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }
}
