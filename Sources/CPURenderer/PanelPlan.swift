internal import CreaseGeometry
internal import CreaseLayers

/// A panel made ready to be drawn: everything that does not depend on the pixel.
struct PanelPlan {
  /// The rows that the panel may colour.
  let rows: Range<Int>
  /// The columns that the panel may colour.
  let columns: Range<Int>
  let top: EdgeLine
  let bottom: EdgeLine
  let left: EdgeLine
  let right: EdgeLine
  /// Where the panel's points are.
  let map: ScreenMap
  let paint: Paint
  /// The contents; nil if there are none.
  let sampler: Sampler?

  /// Plans a panel; nil if nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - panel: What to draw.
  ///   - scale: Pixels per point.
  ///   - size: The picture.
  ///   - texture: Fetches the panel's contents; called only if the panel can be seen.
  init?(
    _ panel: Panel, scale: Double, size: PictureSize,
    texture: (Panel) throws(RenderError) -> Texture?
  ) throws(RenderError) {
    paint = Paint(panel)
    let corners = Self.corners(of: panel, scale: scale)
    guard paint.opacity > 0, !paint.isClear || panel.contents != nil,
      let map = ScreenMap(panel, corners: corners, scale: scale)
    else { return nil }
    self.map = map
    let inside = map.orientation
    top = EdgeLine(
      panel.edges.top, from: corners[0], to: corners[1], isUpright: false, inside: inside)
    bottom = EdgeLine(
      panel.edges.bottom, from: corners[3], to: corners[2], isUpright: false, inside: -inside)
    left = EdgeLine(
      panel.edges.left, from: corners[0], to: corners[3], isUpright: true, inside: inside)
    right = EdgeLine(
      panel.edges.right, from: corners[1], to: corners[2], isUpright: true, inside: -inside)

    var frame = PixelFrame(panel.clip, scale: scale, size: size)
    let points = corners.compactMap(\.point)
    if points.count == 4 { frame.confine(to: points, edges: panel.edges) }
    rows = frame.rows
    columns = frame.columns
    if rows.isEmpty || columns.isEmpty { return nil }
    sampler = try texture(panel).flatMap { Sampler(panel, of: $0, map: map, scale: scale) }
    if paint.isClear && sampler == nil { return nil }
  }

  /// The corners in pixels, from the top left one on; where all lie before the eye, on a grid of
  /// 1/256 pixel, as rasterisers have it: a corner that is meant to lie on a pixel centre does so
  /// whatever was rounded on the way, here and in other renderers.
  private static func corners(of panel: Panel, scale: Double) -> [HomogeneousPoint] {
    let corners = panel.projectedCorners.map {
      HomogeneousPoint(x: $0.x * scale, y: $0.y * scale, w: $0.w)
    }
    guard corners.allSatisfy({ $0.w > 0 }) else { return corners }
    func snap(_ value: Double) -> Double { (value * 256 + 0.5).rounded(.down) / 256 }
    return corners.map { HomogeneousPoint(x: snap($0.x / $0.w), y: snap($0.y / $0.w), w: 1) }
  }

  /// How much of a pixel the panel covers, 0…1: the product of what its two pairs of opposite sides
  /// leave.
  ///
  /// - Precondition: The pixel lies in `rows` and `columns`.
  @inline(__always)
  func coverage(x: Double, y: Double) -> Double {
    max(0, top.share(x: x, y: y) + bottom.share(x: x, y: y) - 1)
      * max(0, left.share(x: x, y: y) + right.share(x: x, y: y) - 1)
  }

  /// Whether a pixel centre shows a point of the panel's plane in front of the eye.
  @inline(__always)
  func isInFront(x: Double, y: Double) -> Bool {
    map.perColumn.z * x + (map.perRow.z * y + map.atOrigin.z) > 0
  }
}
