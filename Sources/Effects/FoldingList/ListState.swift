/// What a folding list says of itself at a moment.
public struct ListState: Sendable, Hashable {
  /// A cell at a moment.
  public struct Cell: Sendable, Hashable {
    /// The text.
    public var title: String
    /// The top, in points from the top of the contents.
    public var y: Double
    /// The current height in points.
    public var height: Double
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
