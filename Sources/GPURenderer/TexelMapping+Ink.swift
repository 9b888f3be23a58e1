internal import CreaseGeometry
internal import CreaseLayers

extension TexelMapping {
  /// Rectangles of pixels that the contents may show in where their panel covers them, without
  /// overlaps; nil if they may show anywhere.
  func inkExtents(of panel: Panel, on canvas: Canvas) -> [PixelRect]? {
    guard !isClamped else { return nil }
    let map = panel.planeMap
    var boxes: [PixelRect] = []
    for texels in ink {
      guard var box = pixels(of: texels, map, scale: canvas.scale) else { return nil }
      while let index = boxes.firstIndex(where: { $0.overlaps(box) }) {
        box = box.union(boxes.remove(at: index))
      }
      boxes.append(box)
    }
    return boxes
  }

  /// The pixels that some texels may show in.
  private func pixels(
    of texels: PixelRect,
    _ map: (u: HomogeneousPoint, v: HomogeneousPoint, origin: HomogeneousPoint), scale: Double
  ) -> PixelRect? {
    let (u, v, o) = map
    var least = Double.infinity
    var largest = 0.0
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    // Bilinear weights reach half a texel out; the rest is for rounding.
    let reach = 0.625
    for s in [Double(texels.left) - reach, Double(texels.right) + reach] {
      for t in [Double(texels.top) - reach, Double(texels.bottom) + reach] {
        let (x, y) = ((s - offsetX) / scaleX, (t - offsetY) / scaleY)
        let w = u.w * x + v.w * y + o.w
        let place = SIMD2(u.x * x + v.x * y + o.x, u.y * x + v.y * y + o.y) * (scale / w)
        guard w > 0, abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
        least = min(least, w)
        largest = max(largest, w)
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
    }
    // A pixel's footprint is taken to be a parallelogram, which it is from afar.
    guard largest < 2 * least else { return nil }
    // It reaches half a pixel out from the centre, and not much farther for being none.
    let margin = 0.625
    func first(_ edge: Double) -> Int { Int((edge - 0.5).rounded(.up)) }
    return PixelRect(
      left: first(low.x - margin), top: first(low.y - margin), right: first(high.x + margin),
      bottom: first(high.y + margin))
  }
}
