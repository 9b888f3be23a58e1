internal import CreaseGeometry
internal import CreaseLayers

/// Which pixels a panel covers whole, whatever is rounded on the way, which whole rows alike, and which
/// it may touch, in bands of rows.
struct PanelCover {
  /// Some rows in which the same columns are covered alike.
  struct Band: Hashable {
    var rows: Range<Int>
    /// The columns that the panel may touch.
    var touched: Range<Int>
    /// Those of them that it covers evenly; may be empty.
    var covered: Range<Int>
    /// How much of each of those, above 0, up to 1 for all.
    var coverage = 1.0
  }

  private(set) var bands: [Band] = []
  private let levels: [PanelOutline.Level]
  /// What the sides that are not level cover whole.
  private let between: ConvexRegion

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
    var between = covered
    for side in outline.sides {
      covered.keep(from: side.start, inward: side.inward, distance: side.coveredFrom)
      if side.level == nil {
        between.keep(from: side.start, inward: side.inward, distance: side.coveredFrom)
      }
      touched.keep(from: side.start, inward: side.inward, distance: side.touchedFrom)
    }
    self.between = between
    levels = outline.sides.compactMap(\.level)
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
    if band.covered.isEmpty, !levels.isEmpty, rows.count <= 4 {
      for row in rows { appendLevel(row, touched: touched) }
      return
    }
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

  /// Appends a row that level sides may cover in part, evenly but for its ends.
  private mutating func appendLevel(_ row: Int, touched: ConvexRegion) {
    let center = Double(row) + 0.5
    // What two opposite sides leave is their sum, less one.
    let coverage = levels.reduce(1) { $0 + $1.coverage(ofCentersAt: center) - 1 }
    let band = Band(
      rows: row..<(row + 1), touched: touched.columns(at: center),
      covered: between.columns(at: center), coverage: coverage)
    if coverage > 0, !band.touched.isEmpty { bands.append(band) }
  }
}
