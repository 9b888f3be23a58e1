internal import CreaseGeometry
internal import CreaseLayers

/// Which pixels a panel covers whole, whatever is rounded on the way, and which it may touch, in bands
/// of rows.
struct PanelCover {
  /// Some rows in which the same columns are covered.
  struct Band: Hashable {
    var rows: Range<Int>
    /// The columns that the panel may touch.
    var touched: Range<Int>
    /// Those of them that it covers whole; may be empty.
    var covered: Range<Int>
  }

  private(set) var bands: [Band] = []

  /// Looks where a panel lies.
  ///
  /// - Parameters:
  ///   - panel: Without cuts and round corners.
  ///   - canvas: The stage.
  ///   - extent: The pixels that the panel may touch.
  ///   - breaks: Rows at which a band is to begin.
  /// - Returns: Nil if nothing can be said.
  init?(_ panel: Panel, on canvas: Canvas, extent: PixelRect, breaks: [Int]) {
    guard let outline = PanelOutline(panel, on: canvas), !extent.isEmpty else { return nil }
    var covered = ConvexRegion(extent)
    var touched = covered
    for side in outline.sides {
      covered.keep(from: side.start, inward: side.inward, distance: side.coveredFrom)
      touched.keep(from: side.start, inward: side.inward, distance: side.touchedFrom)
    }
    let rows = touched.rows
    guard !rows.isEmpty else { return }
    // Where the covered region has a corner, its columns may change of a sudden.
    var starts = covered.corners.map { Int(($0.y - 0.5).rounded(.up)) } + breaks
    starts = starts.filter { $0 > rows.lowerBound && $0 < rows.upperBound }.sorted()
    var first = rows.lowerBound
    for end in starts + [rows.upperBound] where end > first {
      append(first..<end, covered: covered, touched: touched)
      first = end
    }
  }

  /// Appends the bands of some rows: as few as waste little.
  private mutating func append(_ rows: Range<Int>, covered: ConvexRegion, touched: ConvexRegion) {
    let band = Band(
      rows: rows, touched: touched.columnsOfAny(rows), covered: covered.columnsOfAll(rows))
    let middle = (rows.lowerBound + rows.upperBound) / 2
    let height = Double(middle) + 0.5
    let atBest = touched.columns(at: height).count - covered.columns(at: height).count
    let waste = (band.touched.count - band.covered.count - atBest) * rows.count
    // Beyond this many pixels, shading them costs more than one more rectangle.
    if waste > 300, rows.count > 1 {
      append(rows.lowerBound..<middle, covered: covered, touched: touched)
      append(middle..<rows.upperBound, covered: covered, touched: touched)
    } else if !band.touched.isEmpty {
      bands.append(band)
    }
  }
}
