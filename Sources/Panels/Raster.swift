public import CreasePixmaps

/// The inked part of a sheet in pixels: what a renderer samples where the sheet shows.
///
/// A texel `(x, y)` of the pixmap is the pixel `(originX + x, originY + y)` of the whole sheet.
/// Where the sheet is transparent outside the pixmap, a ring of one transparent texel lies around
/// the ink, so that bilinear sampling fades out by itself, except where the sheet itself ends.
public struct Raster: Sendable, Hashable {
  /// What lies outside the pixmap.
  public enum Edge: Sendable, Hashable {
    /// Transparency: bilinear sampling fades out at the pixmap's ends.
    case transparent
    /// The nearest texel of the pixmap, which covers the whole sheet.
    case clamped
  }

  /// The texels, premultiplied.
  public let pixmap: Pixmap
  /// The column of the sheet that the pixmap begins with, in pixels.
  public let originX: Int
  /// The row of the sheet that the pixmap begins with, in pixels.
  public let originY: Int
  /// The whole sheet's width in pixels: points times scale, not rounded.
  public let sheetWidth: Double
  /// The whole sheet's height in pixels: points times scale, not rounded.
  public let sheetHeight: Double
  /// What lies outside the pixmap.
  public let edge: Edge

  /// Makes a raster of texels and their place on the sheet, all in pixels.
  public init(
    pixmap: Pixmap, originX: Int, originY: Int, sheetWidth: Double, sheetHeight: Double,
    edge: Edge = .transparent
  ) {
    self.pixmap = pixmap
    self.originX = originX
    self.originY = originY
    self.sheetWidth = sheetWidth
    self.sheetHeight = sheetHeight
    self.edge = edge
  }
}
