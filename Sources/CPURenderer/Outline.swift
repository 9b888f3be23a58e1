internal import CreaseGeometry
internal import CreaseLayers

/// Where a flat shape, a panel's or a mask's, covers the picture.
///
/// A plain value without references that would be counted each time a row is drawn.
@safe
struct Outline {
  /// The rows that the shape may cover.
  let rows: Range<Int>
  /// The columns that the shape may cover.
  let columns: Range<Int>
  let top: EdgeLine
  let bottom: EdgeLine
  let left: EdgeLine
  let right: EdgeLine
  /// Where the shape's points are.
  let map: ScreenMap
  /// Round corners and cuts; nil if there are none. Their owner is kept alive by the frame that is
  /// drawn.
  let trim: Unmanaged<Trim>?

  /// Outlines a panel; nil if nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - panel: The panel, of which nothing but the shape matters.
  ///   - scale: Pixels per point.
  ///   - size: The picture.
  ///   - keeper: Keeps alive what the outline refers to.
  init?(_ panel: Panel, scale: Double, size: PictureSize, keeper: Keeper) {
    guard panel.rect.width > 0, panel.rect.height > 0 else { return nil }
    let corners = Self.corners(of: panel, scale: scale)
    guard let map = ScreenMap(panel, corners: corners, scale: scale) else { return nil }
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

    let box = RoundBox(panel)
    if box == nil && panel.cuts.isEmpty {
      unsafe trim = nil
    } else {
      guard let trim = Trim(box, cuts: panel.cuts, map: map) else { return nil }
      unsafe self.trim = keeper.keep(trim)
    }
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

  /// How much of a pixel the shape covers, 0…1: the product of what its two pairs of opposite sides
  /// leave, less what round corners and cuts take.
  ///
  /// - Precondition: The pixel lies in `rows` and `columns` and in front of the eye.
  @inline(__always)
  func coverage(x: Double, y: Double) -> Double {
    let straight =
      max(0, top.share(x: x, y: y) + bottom.share(x: x, y: y) - 1)
      * max(0, left.share(x: x, y: y) + right.share(x: x, y: y) - 1)
    guard let trim = unsafe trim, straight > 0 else { return straight }
    return unsafe trim._withUnsafeGuaranteedRef { $0.rest(of: straight, x: x, y: y, map: map) }
  }

  /// Whether a pixel centre shows a point of the shape's plane in front of the eye.
  @inline(__always)
  func isInFront(x: Double, y: Double) -> Bool { map.depth(x: x, y: y) > 0 }
}
