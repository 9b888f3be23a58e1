internal import CreaseGeometry
internal import CreaseLayers

/// A panel's shadow made ready to be drawn.
final class ShadowPlan: Sendable {
  /// The rows that the shadow may darken.
  let rows: Range<Int>
  /// The columns that the shadow may darken.
  let columns: Range<Int>
  private let shape: ShadowShape
  private let map: ScreenMap
  /// The colour under full coverage, premultiplied, 0…255.
  private let color: Pixel

  /// Plans the shadow of a panel, whichever side of which the viewer sees; nil if it has none or
  /// nothing of it can be seen.
  init?(_ panel: Panel, on canvas: Canvas, size: PictureSize) {
    guard let shadow = panel.shadow, panel.isShadowVisible(on: canvas) else { return nil }
    let scale = canvas.scale
    let corners = panel.shadowBounds().corners.map { corner in
      let p = panel.placement.project(panel.fold.apply(to: corner))
      return HomogeneousPoint(x: p.x * scale, y: p.y * scale, w: p.w)
    }
    guard let map = ScreenMap(panel, corners: corners, scale: scale) else { return nil }
    self.map = map
    shape = ShadowShape(shadow, of: panel)
    color = shadow.color.pixel * Float(shadow.opacity.unit * panel.opacity.unit)
    var frame = PixelFrame(panel.clip, scale: scale, size: size)
    let points = corners.compactMap(\.point)
    if points.count == 4 { frame.confine(to: points, top: 2, right: 2, bottom: 2, left: 2) }
    rows = frame.rows
    columns = frame.columns
    guard !rows.isEmpty, !columns.isEmpty else { return nil }
  }

  /// Draws a part of a row.
  func draw(_ columns: Range<Int>, inRow row: Int, of pixels: PixelRow) {
    let y = Double(row) + 0.5
    var weights = ShadowRows()
    for column in columns {
      let x = Double(column) + 0.5
      guard map.depth(x: x, y: y) > 0 else { continue }
      let factor = coverage(at: map.point(x: x, y: y), &weights)
      if factor > 0 { pixels.blend(column, with: color * Float(factor)) }
    }
  }

  @inline(__always)
  private func coverage(at point: PlanePoint, _ rows: inout ShadowRows) -> Double {
    let deviation = shape.deviation(at: point)
    let (u, v) = (point.position.x, point.position.y)
    let sum: Double
    if shape.radius > 0 {
      rows.prepare(shape, v: v, deviation: deviation.y)
      sum = rows.coverage(shape, u: u, deviation: deviation.x)
    } else {
      sum =
        ShadowShape.interval(shape.low.x, shape.high.x, at: u, deviation: deviation.x)
        * ShadowShape.interval(shape.low.y, shape.high.y, at: v, deviation: deviation.y)
    }
    return sum > 0 ? min(sum, 1) : 0
  }
}
