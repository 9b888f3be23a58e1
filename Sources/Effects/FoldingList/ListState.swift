/// What a folding list says of itself at a moment.
public struct ListState: Sendable, Hashable {
  /// A cell at a moment.
  public struct Cell: Sendable, Hashable {
    /// The text.
    public var title: String
    /// The top, in points from the top of the contents.
    public var y: Double
    /// The current height in points, at most the list's cell height.
    public var height: Double
    /// The room that the list gives to the cell, in points: its height, or more while it is
    /// stretched; then the cell lies in the middle of it.
    public var slot: Double
    /// How the cell folds.
    public var style: CellStyle
  }

  /// How far the contents are scrolled up, in points.
  public var contentOffset: Double
  /// The bottom of the last cell, in points from the top of the contents.
  public var contentHeight: Double
  /// The cells from top to bottom.
  public var cells: [Cell]
}
