public import CreaseGeometry

/// A path on a transparent sheet, rasterised once for each resolution.
public struct PathSheet: Sendable, Hashable {
  /// A line along a path, half of its width on either side.
  public struct Stroke: Sendable, Hashable {
    /// The line's colour.
    public var color: Color
    /// The line's width in points, above 0.
    public var width: Double

    /// Makes a stroke of a width in points.
    public init(color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// The path, in points from the sheet's top left corner.
  public var path: Path
  /// The colour of its inside; nil to leave it open.
  public var fill: Color?
  /// The line along it, over the fill; nil for none.
  public var stroke: Stroke?
  /// The whole sheet, in points; what lies outside is cut off.
  public var size: Size
  /// The standard deviation of a Gaussian blur of the whole, in points; 0 for none.
  public var blur: Double

  /// Makes a sheet of a size in points with a path on it.
  public init(
    path: Path, fill: Color? = nil, stroke: Stroke? = nil, size: Size, blur: Double = 0
  ) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
    self.size = size
    self.blur = blur
  }
}
