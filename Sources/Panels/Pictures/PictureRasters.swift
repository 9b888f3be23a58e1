internal import CreaseGeometry
internal import CreaseLayers
internal import CreasePixmaps

/// Lays pictures on sheets.
struct PictureRasters {
  private var cache = PictureCache()

  /// The raster of a sheet; nil if the sheet has no extent.
  mutating func raster(of sheet: PictureSheet, scale: Double) throws(PanelError) -> Raster? {
    let width = sheet.size.width * scale
    let height = sheet.size.height * scale
    guard width > 0, height > 0 else { return nil }
    // A sheet that is too wide by a rounding error gets no further column.
    let columns = (width - 1e-6).rounded(.up)
    let rows = (height - 1e-6).rounded(.up)
    try Self.checkExtents(columns, rows)
    let picture = try pixmap(of: sheet.picture)
    let fit = PictureFit(
      sheet.fit, width: picture.width, height: picture.height, sheetWidth: width,
      sheetHeight: height)
    let resampler = Resampler(
      x: ResamplingAxis(fit.x, columns: max(1, Int(columns))),
      y: ResamplingAxis(fit.y, columns: max(1, Int(rows))))
    return Raster(
      pixmap: resampler.resampled(picture), originX: resampler.x.start,
      originY: resampler.y.start, sheetWidth: width, sheetHeight: height,
      edge: fit.x.hasMargin || fit.y.hasMargin ? .transparent : .clamped)
  }

  private mutating func pixmap(of picture: Picture) throws(PanelError) -> Pixmap {
    switch picture {
    case .pixmap(_, let pixmap): pixmap
    case .file(let path):
      try cache.pixmap(path: path) { () throws(PanelError) in
        try PictureFormat(PictureData(path: path)).pixmap()
      }
    case .svg: throw .library(call: "rsvg", reason: "not yet")
    }
  }

  /// Refuses rasters beyond the limits.
  static func checkExtents(_ width: Double, _ height: Double) throws(PanelError) {
    let limit = Double(PanelError.sideLimit)
    guard max(width, height) <= limit, width * height <= Double(PanelError.pixelLimit) else {
      throw .tooLarge(width: Int(min(width, 0x1p30)), height: Int(min(height, 0x1p30)))
    }
  }
}
