internal import CreaseLayers

/// Where a picture lies on a sheet, in pixels of the sheet.
struct PictureFit {
  /// One direction.
  struct Axis {
    /// Where the picture begins.
    var start: Double
    /// Pixels of the sheet per pixel of the picture.
    var scale: Double
    /// The picture's extent in its own pixels.
    var count: Int
    /// Whether the picture ends on the sheet, so that transparency lies beside it.
    var hasMargin: Bool
  }

  var x: Axis
  var y: Axis

  /// Fits a picture into a sheet; the picture's extents and the sheet's are above 0.
  init(
    _ fit: PictureSheet.Fit, width: Int, height: Int, sheetWidth: Double, sheetHeight: Double
  ) {
    let across = sheetWidth / Double(width)
    let down = sheetHeight / Double(height)
    // Extents that are equal but for rounding are copied, not resampled.
    let isSimilar = abs(across - down) * Double(max(width, height)) < 1e-6
    let (scaleX, scaleY) =
      switch fit {
      case .fill: (across, down)
      case _ where isSimilar: (across, down)
      case .cover: (max(across, down), max(across, down))
      case .contain: (min(across, down), min(across, down))
      }
    func axis(_ scale: Double, _ count: Int, _ room: Double) -> Axis {
      let slack = room - scale * Double(count)
      return Axis(
        start: slack / 2, scale: scale, count: count, hasMargin: fit == .contain && slack > 1e-6)
    }
    x = axis(scaleX, width, sheetWidth)
    y = axis(scaleY, height, sheetHeight)
  }
}
