internal import CreaseGeometry
internal import CreaseLayers
internal import CreasePanels

/// How a place on a panel leads to a texel of its contents: `t = u · scale + offset`, where texel
/// (a, b) of the raster covers a…a+1 by b…b+1.
struct TexelMapping {
  /// Texels per point along x.
  let scaleX: Double
  /// Texels per point along y.
  let scaleY: Double
  /// The texel at the hinge along x.
  let offsetX: Double
  /// The texel at the hinge along y.
  let offsetY: Double
  /// The raster's extent along x, in texels.
  let width: Int
  /// The raster's extent along y, in texels.
  let height: Int
  /// Whether the raster's outermost texels go on outside.
  let isClamped: Bool
  /// Parts of the raster outside which all is clear, in texels; none overlap.
  let ink: [PixelRect]
  /// The layer of the texture that holds the raster.
  let layer: Int

  /// Lays a raster over a panel, so that `contentsRect` of the whole sheet fills the panel's
  /// rectangle.
  init(panel: Panel, raster: RasterPlace, layer: Int) {
    let part = panel.contentsRect
    let perPointX = part.width / panel.rect.width
    let perPointY = part.height / panel.rect.height
    scaleX = perPointX * raster.sheetWidth
    scaleY = perPointY * raster.sheetHeight
    offsetX = (part.minX - panel.rect.minX * perPointX) * raster.sheetWidth - Double(raster.originX)
    offsetY =
      (part.minY - panel.rect.minY * perPointY) * raster.sheetHeight - Double(raster.originY)
    width = raster.width
    height = raster.height
    isClamped = raster.isClamped
    ink = raster.ink
    self.layer = layer
  }

  /// Where the raster's first texel lies on the canvas, in pixels, if the panel rests unturned with
  /// its texels on whole pixels, so that they can be copied; else nil.
  func wholePixelShift(of panel: Panel, scale: Double) -> Point? {
    guard let shift = pixelShift(of: panel, scale: scale), Self.isWhole(shift.x),
      Self.isWhole(shift.y)
    else { return nil }
    return Point(x: shift.x.rounded(), y: shift.y.rounded())
  }

  /// Where the raster's first texel lies on the canvas, in pixels, if the panel is unturned and its
  /// texels are as large as pixels; else nil.
  func pixelShift(of panel: Panel, scale: Double) -> Point? {
    let m = panel.placement
    guard panel.fold.rotation == .none,
      panel.fold.translation.z == 0 || panel.placement.c2 == [0, 0, 1, 0],
      m.c0 == [1, 0, 0, 0], m.c1 == [0, 1, 0, 0], m.c3.z == 0, m.c3.w == 1
    else { return nil }
    let x = (m.c3.x + panel.fold.translation.x) * scale - offsetX
    let y = (m.c3.y + panel.fold.translation.y) * scale - offsetY
    guard abs(scaleX / scale - 1) < 1e-9, abs(scaleY / scale - 1) < 1e-9, abs(x) < 1e7,
      abs(y) < 1e7
    else { return nil }
    return Point(x: x, y: y)
  }

  /// Whether a number of pixels is taken to be whole.
  static func isWhole(_ shift: Double) -> Bool { abs(shift - shift.rounded()) < 1.0 / 256 }
}

/// Where a raster lies on the sheet it was cut from, in pixels.
struct RasterPlace: Hashable {
  /// The first column.
  let originX: Int
  /// The first row.
  let originY: Int
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The whole sheet's width, unrounded.
  let sheetWidth: Double
  /// The whole sheet's height, unrounded.
  let sheetHeight: Double
  /// Whether the outermost texels go on outside.
  let isClamped: Bool
  /// Parts of the raster outside which all is clear, in texels.
  let ink: [PixelRect]
}
