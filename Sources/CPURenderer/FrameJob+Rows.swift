extension FrameJob {
  /// A part of a row that something is seen in.
  typealias Part = (step: Step, span: Span)

  /// Draws what ends up in sight of a row: everything is asked from front to back what it shows and
  /// hides, and drawn from back to front.
  ///
  /// - Parameters:
  ///   - steps: What to draw, in painting order.
  ///   - columns: The part of the row that matters.
  ///   - ground: The pixel behind everything.
  ///   - cover: Used for what is hidden.
  ///   - parts: Used for what is seen.
  func drawVisibleParts(
    of steps: [Step], inRow row: Int, _ columns: Range<Int>, of pixels: PixelRow,
    over ground: UInt32, _ cover: inout Cover, _ parts: inout [Part]
  ) {
    cover.removeAll()
    parts.removeAll(keepingCapacity: true)
    for step in steps.reversed() where rows(of: step).contains(row) {
      let span = span(of: step, inRow: row).clamped(to: columns)
      cover.forEachGap(in: span.reach) { parts.append((step, span.clamped(to: $0))) }
      if isOpaque(step) { cover.insert(span.solid) }
      if cover.hides(columns) { break }
    }
    cover.forEachGap(in: columns) { pixels.fill($0, with: ground) }
    for (step, span) in parts.reversed() {
      switch step {
      case .panel(let index): unsafe panels[index].draw(span, inRow: row, of: pixels)
      case .shadow(let index): shadows[index].draw(span.reach, inRow: row, of: pixels)
      case .group(let index): draw(groups[index], span.reach, inRow: row, of: pixels)
      }
    }
  }

  /// What a step may colour in a row, and what of it is covered in full.
  @inline(__always)
  private func span(of step: Step, inRow row: Int) -> Span {
    switch step {
    case .panel(let index): unsafe panels[index].outline.span(inRow: row)
    case .shadow(let index): Span(reach: shadows[index].columns, solid: 0..<0)
    case .group(let index): groups[index].span(inRow: row)
    }
  }

  /// Whether a step hides all that is below where it covers in full.
  @inline(__always)
  private func isOpaque(_ step: Step) -> Bool {
    if case .panel(let index) = step { unsafe panels[index].paint.isOpaque } else { false }
  }

  private func draw(
    _ group: GroupPlan, _ columns: Range<Int>, inRow row: Int, of pixels: PixelRow
  ) {
    withSheet { sheet in
      var cover = Cover()
      var parts: [Part] = []
      drawVisibleParts(
        of: group.steps, inRow: row, columns, of: sheet, over: 0, &cover, &parts)
      group.lay(sheet, columns, inRow: row, over: pixels)
    }
  }

  /// Draws every pixel of everything in turn, by nothing but the formulas.
  func drawEverything(
    of steps: [Step], inRow row: Int, of pixels: PixelRow, over ground: UInt32
  ) {
    pixels.fill(0..<size.width, with: ground)
    for step in steps where rows(of: step).contains(row) {
      switch step {
      case .panel(let index):
        let plan = unsafe panels[index]
        let y = Double(row) + 0.5
        for column in plan.outline.columns
        where plan.outline.isInFront(x: Double(column) + 0.5, y: y) {
          plan.drawEach(column..<column + 1, inRow: row, of: pixels)
        }
      case .shadow(let index):
        shadows[index].draw(shadows[index].columns, inRow: row, of: pixels)
      case .group(let index):
        let group = groups[index]
        withSheet { sheet in
          drawEverything(of: group.steps, inRow: row, of: sheet, over: 0)
          group.lay(sheet, group.columns, inRow: row, over: pixels)
        }
      }
    }
  }
}
