internal import CreaseLayers

/// Where a picture lies on a sheet, in pixels of the sheet.
struct PictureFit {
  /// One direction.
  struct Axis {
    /// Where the picture begins.
    let start: Double
    /// Where the picture ends.
    let end: Double
    /// Pixels of the sheet per pixel of the picture.
    let scale: Double
    /// Whether the picture ends on the sheet, so that transparency lies beside it.
    let hasMargin: Bool

    /// Those of a number of columns (or rows) of the sheet that show anything of the picture.
    func columns(of count: Int) -> Range<Int> {
      if !hasMargin { return 0..<count }
      let first = min(max(0, Int((start + 1e-6).rounded(.down))), count - 1)
      return first..<max(first + 1, min(count, Int((end - 1e-6).rounded(.up))))
    }
  }

  let x: Axis
  let y: Axis

  /// What lies beside the picture.
  var edge: Raster.Edge { x.hasMargin || y.hasMargin ? .transparent : .clamped }

  /// Fits a picture into a sheet; the picture's extents and the sheet's are above 0.
  init(
    _ fit: PictureSheet.Fit, width: Double, height: Double, sheetWidth: Double, sheetHeight: Double
  ) {
    let across = sheetWidth / width
    let down = sheetHeight / height
    // Proportions that are equal but for rounding are equal.
    let isSimilar =
      abs(sheetWidth - width * down) < 1e-6 || abs(sheetHeight - height * across) < 1e-6
    let isEven = fit != .fill && !isSimilar
    let even = fit == .cover ? max(across, down) : min(across, down)
    func axis(_ scale: Double, _ count: Double, _ room: Double) -> Axis {
      let start = isEven ? (room - scale * count) / 2 : 0
      return Axis(
        start: start, end: start + scale * count, scale: scale,
        hasMargin: fit == .contain && start > 1e-6)
    }
    x = axis(isEven ? even : across, width, sheetWidth)
    y = axis(isEven ? even : down, height, sheetHeight)
  }
}
