public import CreaseGeometry

/// The colours of a list by position: from a start toward an end.
public struct HeatMap: Sendable, Hashable {
  /// The first cell's colour.
  public var start: Color
  /// The colour that the cell after the last one would have in a long list.
  public var end: Color
  /// Lists shorter than this are coloured as if they had so many cells; at least 1.
  public var cutoff: Int

  /// Makes a heat map; the defaults are those of the Clear-like demo.
  public init(
    start: Color = Color(red255: 217, green: 0, blue: 22),
    end: Color = Color(red255: 234, green: 175, blue: 28), cutoff: Int = 7
  ) {
    self.start = start
    self.end = end
    self.cutoff = cutoff
  }

  /// The colour of cell `index` of `count`: `start · (m − i)/m + end · i/m` with
  /// `m = max(count, cutoff)`.
  public func color(ofCell index: Int, count: Int) -> Color {
    start.mixed(with: end, fraction: Double(index) / Double(max(count, cutoff, 1)))
  }
}
