internal import CreaseGeometry
internal import CreaseLayers

extension Panel {
  /// The whole pixels that the sheet may touch, within its clip and the canvas.
  ///
  /// There is room for fading edges: pixel centres at most one pixel outside, for an upright panel
  /// none beyond its last pixels. A clipped or tucked side gets two pixels more.
  func pixelExtent(on canvas: Canvas) -> PixelRect {
    var extent = PixelRect(canvas)
    if let clip {
      extent = extent.intersection(PixelRect(centersIn: clip, scale: canvas.scale))
    }
    var corners: [SIMD2<Double>] = []
    for corner in projectedCorners {
      let place = SIMD2(corner.x, corner.y) * (canvas.scale / corner.w)
      // Partly behind the eye: it may be anywhere.
      guard corner.w > 0, abs(place.x) < 1e9, abs(place.y) < 1e9 else { return extent }
      // As the vertex shader snaps them.
      corners.append((place * 256 + 0.5).rounded(.down) / 256)
    }
    let isUpright =
      corners[0].y == corners[1].y && corners[3].y == corners[2].y
      && corners[0].x == corners[3].x && corners[1].x == corners[2].x
    var low = pointwiseMin(
      pointwiseMin(corners[0], corners[1]), pointwiseMin(corners[2], corners[3]))
    var high = pointwiseMax(
      pointwiseMax(corners[0], corners[1]), pointwiseMax(corners[2], corners[3]))
    low = isUpright ? low.rounded(.down) : (low - 1.5).rounded(.up)
    high = isUpright ? high.rounded(.up) : (high + 0.5).rounded(.up)
    func more(_ edge: Edge) -> Int { edge == .clipped || edge == .tucked ? 2 : 0 }
    return extent.intersection(
      PixelRect(
        left: Int(low.x) - more(edges.left), top: Int(low.y) - more(edges.top),
        right: Int(high.x) + more(edges.right), bottom: Int(high.y) + more(edges.bottom)))
  }

  /// The pixels that anything of the panel may touch that can be seen.
  func visibleExtent(on canvas: Canvas) -> PixelRect {
    var extent = PixelRect(columns: 0..<0, rows: 0..<0)
    if isSheetVisible(on: canvas) { extent = pixelExtent(on: canvas) }
    guard isShadowVisible(on: canvas), let shadow else { return extent }
    return extent.union(shadowPanel(shadow).pixelExtent(on: canvas))
  }
}
