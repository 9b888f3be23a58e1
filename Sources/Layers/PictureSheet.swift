public import CreaseGeometry

/// A picture as it is laid on a sheet and rasterised, once for each resolution.
public struct PictureSheet: Sendable, Hashable {
  /// How a picture of other proportions is fitted into its sheet.
  public enum Fit: String, Sendable, Hashable, CaseIterable {
    /// Stretched to the sheet.
    case fill
    /// Scaled evenly until it covers the sheet; what stands out is cut off, evenly on both sides.
    case cover
    /// Scaled evenly until all of it lies on the sheet, in the middle; the rest is transparent.
    case contain
  }

  /// The picture.
  public var picture: Picture
  /// The whole sheet, in points.
  public var size: Size
  /// How the picture is fitted into the sheet.
  public var fit: Fit

  /// Makes a sheet of a size in points with a picture on it.
  public init(picture: Picture, size: Size, fit: Fit = .fill) {
    self.picture = picture
    self.size = size
    self.fit = fit
  }
}
