internal import CreaseGeometry
internal import CreaseLayers

extension TexelMapping {
  /// Whether a pixel's footprint on the contents may take more than one row of samples: whether the
  /// shorter of its sides is longer than a texel and some. Where that can't be told for certain it may.
  func mayTakeRows(_ panel: Panel, on canvas: Canvas) -> Bool {
    let places = panel.rect.corners + [panel.rect.center]
    let (u, v, o) = panel.planeMap
    var least = Double.infinity
    var largest = 0.0
    for place in places {
      let w = u.w * place.x + v.w * place.y + o.w
      guard w > 0 else { return true }
      least = min(least, w)
      largest = max(largest, w)
      let x = (u.x * place.x + v.x * place.y + o.x) / w
      let y = (u.y * place.x + v.y * place.y + o.y) / w
      // The derivative of the projection, in pixels per point, and the inverse of it.
      let perPoint = canvas.scale / w
      let (a, b) = ((u.x - x * u.w) * perPoint, (v.x - x * v.w) * perPoint)
      let (c, d) = ((u.y - y * u.w) * perPoint, (v.y - y * v.w) * perPoint)
      let determinant = a * d - b * c
      let (right, down) = (
        SIMD2(d * scaleX, -c * scaleY) / determinant, SIMD2(-b * scaleX, a * scaleY) / determinant
      )
      let shorter = min((right * right).sum(), (down * down).sum())
      // The filter's own limit is 1.3; the rest is for what lies between the places.
      guard shorter <= 1.28 * 1.28 else { return true }
    }
    return largest > 2 * least
  }
}
