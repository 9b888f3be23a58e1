internal import CreaseCPango
internal import CreaseGeometry
internal import CreaseLayers
internal import CreasePixmaps

/// Lays pictures on sheets.
struct PictureRasters {
  private var cache = PictureCache()

  /// A sheet in pixels.
  private struct Grid {
    let width: Double
    let height: Double
    let columns: Int
    let rows: Int
  }

  /// The raster of a sheet; nil if the sheet has no extent.
  mutating func raster(
    of sheet: PictureSheet, scale: Double, _ scratch: inout Scratch
  ) throws(PanelError) -> Raster? {
    let width = sheet.size.width * scale
    let height = sheet.size.height * scale
    // A millionth of a pixel can't be seen; and a sheet that is too wide by a rounding error gets no
    // further column.
    guard width > 1e-6, height > 1e-6 else { return nil }
    let columns = max(1, (width - 1e-6).rounded(.up))
    let rows = max(1, (height - 1e-6).rounded(.up))
    try Self.checkExtents(columns, rows)
    let grid = Grid(width: width, height: height, columns: Int(columns), rows: Int(rows))
    switch try read(sheet.picture) {
    case .pixmap(let pixmap): return Self.raster(of: pixmap, sheet.fit, grid)
    case .svg(let document):
      // Without proportions of its own a document takes on the sheet's, in points.
      let size = document.naturalSize ?? sheet.size
      try document.checkDrawable(size)
      return try Self.raster(of: document, size, sheet.fit, grid, &scratch)
    }
  }

  private mutating func read(_ picture: Picture) throws(PanelError) -> ReadPicture {
    switch picture {
    case .pixmap(_, let pixmap): return .pixmap(pixmap)
    case .file(let path):
      return try cache.picture(
        { () throws(PanelError) in try PictureData(path: path) }, name: "file:" + path)
    case .svg(let text):
      return try cache.picture(
        { () throws(PanelError) in try PictureData(svg: text) }, name: "svg:" + text)
    }
  }

  private static func raster(
    of pixmap: Pixmap, _ fit: PictureSheet.Fit, _ grid: Grid
  ) -> Raster {
    let fit = PictureFit(
      fit, width: Double(pixmap.width), height: Double(pixmap.height), sheetWidth: grid.width,
      sheetHeight: grid.height)
    let resampler = Resampler(
      x: ResamplingAxis(fit.x, count: pixmap.width, columns: grid.columns),
      y: ResamplingAxis(fit.y, count: pixmap.height, columns: grid.rows))
    return Raster(
      pixmap: resampler.resampled(pixmap), originX: resampler.x.start,
      originY: resampler.y.start, sheetWidth: grid.width, sheetHeight: grid.height,
      edge: fit.edge)
  }

  private static func raster(
    of document: SVGDocument, _ size: Size, _ fit: PictureSheet.Fit, _ grid: Grid,
    _ scratch: inout Scratch
  ) throws(PanelError) -> Raster? {
    let fit = PictureFit(
      fit, width: size.width, height: size.height, sheetWidth: grid.width,
      sheetHeight: grid.height)
    let columns = fit.x.columns(of: grid.columns)
    let rows = fit.y.columns(of: grid.rows)
    let box = PixelBox(
      left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound,
      bottom: rows.upperBound)
    var failure: PanelError?
    let texels = try unsafe scratch.texels(of: box) { cairo in
      unsafe cairo_translate(cairo, fit.x.start, fit.y.start)
      unsafe cairo_scale(cairo, fit.x.scale, fit.y.scale)
      do throws(PanelError) { try unsafe document.draw(on: cairo, viewport: size) } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    var pixmap = texels.pixmap(of: texels.bounds, opacity: 255)
    // The last pixels of a sheet that ends within them are covered in part.
    if !fit.x.hasMargin, grid.width < Double(grid.columns) { pixmap.repeatColumnBeforeLast() }
    if !fit.y.hasMargin, grid.height < Double(grid.rows) { pixmap.repeatRowBeforeLast() }
    return Raster(
      pixmap: pixmap, originX: box.left, originY: box.top, sheetWidth: grid.width,
      sheetHeight: grid.height, edge: fit.edge)
  }

  /// Refuses rasters beyond the limits.
  static func checkExtents(_ width: Double, _ height: Double) throws(PanelError) {
    let limit = Double(PanelError.sideLimit)
    guard max(width, height) <= limit, width * height <= Double(PanelError.pixelLimit) else {
      throw .tooLarge(width: Int(min(width, 0x1p30)), height: Int(min(height, 0x1p30)))
    }
  }
}

extension Pixmap {
  /// Writes the last column but one over the last, if there are two.
  fileprivate mutating func repeatColumnBeforeLast() {
    guard width > 1 else { return }
    for y in 0..<height { self[width - 1, y] = self[width - 2, y] }
  }

  /// Writes the last row but one over the last, if there are two.
  fileprivate mutating func repeatRowBeforeLast() {
    guard height > 1 else { return }
    for x in 0..<width { self[x, height - 1] = self[x, height - 2] }
  }
}
