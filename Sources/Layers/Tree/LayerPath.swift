public import CreaseGeometry

/// A shape in a layer's coordinates; it may reach beyond the bounds.
public struct LayerPath: Sendable, Hashable {
  /// The shape.
  public var path: Path
  /// The colour of its inside; nil to leave it open.
  public var fillColor: Color?
  /// The colour of the line along it; nil for none.
  public var strokeColor: Color?
  /// The line's width in points, half of it on either side.
  public var lineWidth: Double

  /// Makes a shape, filled in black and without a line unless said otherwise.
  public init(
    _ path: Path, fillColor: Color? = .black, strokeColor: Color? = nil, lineWidth: Double = 1
  ) {
    self.path = path
    self.fillColor = fillColor
    self.strokeColor = strokeColor
    self.lineWidth = lineWidth
  }
}
