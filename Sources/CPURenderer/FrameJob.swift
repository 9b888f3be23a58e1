internal import CreaseLayers

/// A frame that is being drawn, band by band, into memory that outlives the job's work.
///
/// Bands are disjoint rows, so that threads may draw different ones at the same time.
@safe
final class FrameJob: @unchecked Sendable {
  private let pixels: UnsafeMutablePointer<UInt32>
  let size: PictureSize
  private let background: UInt32
  private let steps: [Step]
  /// The panels, in memory that threads can look at in place: copies of a plan in each row would
  /// take a tenth of the time.
  let panels: UnsafeMutableBufferPointer<PanelPlan>
  let shadows: [ShadowPlan]
  let groups: [GroupPlan]
  /// What keeps alive what the plans refer to.
  private let keeper: Keeper
  private let takesShortcuts: Bool

  /// The number of rows of all bands but the last.
  private static var bandHeight: Int { 16 }

  /// The number of bands.
  var bandCount: Int { (size.height + Self.bandHeight - 1) / Self.bandHeight }

  /// Makes a job.
  ///
  /// - Parameters:
  ///   - plan: What to draw.
  ///   - background: The pixel behind everything.
  ///   - pixels: Memory for the whole picture, valid until the last band is drawn.
  ///   - takesShortcuts: Whether to skip what makes no difference to the picture.
  @unsafe
  init(
    _ plan: FramePlan, background: UInt32, size: PictureSize,
    pixels: UnsafeMutablePointer<UInt32>, takesShortcuts: Bool
  ) {
    unsafe self.pixels = pixels
    self.size = size
    self.background = background
    steps = plan.steps
    unsafe panels = .allocate(capacity: plan.panels.count)
    unsafe _ = panels.initialize(fromContentsOf: plan.panels)
    shadows = plan.shadows
    groups = plan.groups
    keeper = plan.keeper
    self.takesShortcuts = takesShortcuts
  }

  deinit {
    unsafe panels.deinitialize()
    unsafe panels.deallocate()
  }

  /// Draws a band.
  func drawBand(_ band: Int) {
    let rows = band * Self.bandHeight..<min((band + 1) * Self.bandHeight, size.height)
    let present = steps.filter { self.rows(of: $0).overlaps(rows) }
    var cover = Cover()
    var parts: [Part] = []
    for row in rows {
      let pixels = unsafe PixelRow(pixels + row * size.width)
      if takesShortcuts {
        drawVisibleParts(
          of: present, inRow: row, 0..<size.width, of: pixels, over: background, &cover, &parts)
      } else {
        drawEverything(of: present, inRow: row, of: pixels, over: background)
      }
    }
  }

  /// The rows that a step may colour.
  @inline(__always)
  func rows(of step: Step) -> Range<Int> {
    switch step {
    case .panel(let index): unsafe panels[index].outline.rows
    case .shadow(let index): shadows[index].rows
    case .group(let index): groups[index].rows
    }
  }

  /// Calls a function with a transparent row of the picture's width.
  func withSheet(_ body: (PixelRow) -> Void) {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: size.width) { memory in
      unsafe memory.initialize(repeating: 0)
      if let start = memory.baseAddress { unsafe body(PixelRow(start)) }
    }
  }
}
