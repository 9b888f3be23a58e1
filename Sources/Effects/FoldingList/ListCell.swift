public import CreaseGeometry

/// A cell of a folding list as it is at rest.
public struct ListCell: Sendable, Hashable {
  /// The text.
  public var title: String
  /// The colour; nil for the heat map's.
  public var color: Color?
  /// The current height in points, 0…the list's cell height; nil for the full height.
  public var height: Double?
  /// How the cell folds.
  public var style: CellStyle
  /// What the cell shows over its colour instead of the text; all of it darkens when it folds,
  /// whatever the list's shading says.
  public var image: Page?

  /// Makes a cell; what is left out is the list's own.
  public init(
    _ title: String, color: Color? = nil, height: Double? = nil, style: CellStyle = .pinch,
    image: Page? = nil
  ) {
    self.title = title
    self.color = color
    self.height = height
    self.style = style
    self.image = image
  }
}
