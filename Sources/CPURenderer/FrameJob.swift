internal import CreaseLayers

/// A frame that is being drawn, band by band, into memory that outlives the job's work.
///
/// Bands are disjoint rows, so that threads may draw different ones at the same time.
@safe
final class FrameJob: @unchecked Sendable {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let size: PictureSize
  private let background: UInt32
  /// The panels in painting order, in memory that threads can look at in place: copies of a plan
  /// in each row would take a tenth of the time.
  private let plans: UnsafeMutableBufferPointer<PanelPlan>
  /// What keeps the plans' texels alive.
  private let textures: [Texture]
  private let takesShortcuts: Bool

  /// The number of rows of all bands but the last.
  private static var bandHeight: Int { 16 }

  /// The number of bands.
  var bandCount: Int { (size.height + Self.bandHeight - 1) / Self.bandHeight }

  /// Makes a job.
  ///
  /// - Parameters:
  ///   - pixels: Memory for the whole picture, valid until the last band is drawn.
  ///   - takesShortcuts: Whether to skip what makes no difference to the picture.
  @unsafe
  init(
    _ plans: [PanelPlan], textures: [Texture], background: UInt32, size: PictureSize,
    pixels: UnsafeMutablePointer<UInt32>, takesShortcuts: Bool
  ) {
    unsafe self.pixels = pixels
    self.size = size
    self.background = background
    unsafe self.plans = .allocate(capacity: plans.count)
    unsafe _ = self.plans.initialize(fromContentsOf: plans)
    self.textures = textures
    self.takesShortcuts = takesShortcuts
  }

  deinit {
    unsafe plans.deinitialize()
    unsafe plans.deallocate()
  }

  /// Draws a band.
  func drawBand(_ band: Int) {
    let rows = band * Self.bandHeight..<min((band + 1) * Self.bandHeight, size.height)
    let present = unsafe plans.indices.filter { unsafe plans[$0].outline.rows.overlaps(rows) }
    if takesShortcuts {
      drawVisibleParts(of: present, in: rows)
    } else {
      drawEverything(of: present, in: rows)
    }
  }

  private func pixelRow(_ row: Int) -> PixelRow {
    unsafe PixelRow(pixels + row * size.width)
  }

  /// Draws what ends up in sight: panels are asked from front to back what they show and hide, and
  /// drawn from back to front.
  private func drawVisibleParts(of present: [Int], in rows: Range<Int>) {
    let wholeRow = 0..<size.width
    var cover = Cover()
    var parts: [(plan: Int, span: Span)] = []
    for row in rows {
      cover.removeAll()
      parts.removeAll(keepingCapacity: true)
      for index in present.reversed() where unsafe plans[index].outline.rows.contains(row) {
        let span = unsafe plans[index].outline.span(inRow: row)
        cover.forEachGap(in: span.reach) {
          parts.append((index, span.clamped(to: $0)))
        }
        if unsafe plans[index].paint.isOpaque { cover.insert(span.solid) }
        if cover.hides(wholeRow) { break }
      }
      let pixels = pixelRow(row)
      cover.forEachGap(in: wholeRow) { pixels.fill($0, with: background) }
      for (index, span) in parts.reversed() {
        unsafe plans[index].draw(span, inRow: row, of: pixels)
      }
    }
  }

  /// Draws every pixel of every panel in turn, by nothing but the formulas.
  private func drawEverything(of present: [Int], in rows: Range<Int>) {
    for row in rows {
      let pixels = pixelRow(row)
      pixels.fill(0..<size.width, with: background)
      let y = Double(row) + 0.5
      for index in present where unsafe plans[index].outline.rows.contains(row) {
        let plan = unsafe plans[index]
        for column in plan.outline.columns
        where plan.outline.isInFront(x: Double(column) + 0.5, y: y) {
          plan.drawEach(column..<column + 1, inRow: row, of: pixels)
        }
      }
    }
  }
}
