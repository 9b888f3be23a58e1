extension PanelPlan {
  // MARK: Everything

  /// Draws a part of a row of a panel with a finish.
  func drawFinished(_ span: Span, _ finish: FinishRow, row: Int, _ pixels: PixelRow) {
    if paint.isOpaque {
      forEachContents(span.solid, row: row) { column, contents in
        pixels.replace(column, with: finish.color(column, showing: contents))
      }
    } else {
      let opacity = Float(paint.opacity)
      forEachContents(span.solid, row: row) { column, contents in
        pixels.blend(column, with: finish.color(column, showing: contents) * opacity)
      }
    }
    drawFinishedEdge(span.leftEdge, finish, row: row, pixels)
    drawFinishedEdge(span.rightEdge, finish, row: row, pixels)
  }

  /// Draws pixels that may be covered in part, one by one.
  func drawFinishedEdge(
    _ columns: Range<Int>, _ finish: FinishRow, row: Int, _ pixels: PixelRow
  ) {
    let y = Double(row) + 0.5
    func draw(_ column: Int, _ contents: Pixel) {
      let factor = outline.coverage(x: Double(column) + 0.5, y: y) * paint.opacity
      if factor > 0 {
        pixels.blend(column, with: finish.color(column, showing: contents) * Float(factor))
      }
    }
    if let sampler {
      RowSampler(sampler, row: row).forEach(columns, draw)
    } else {
      for column in columns { draw(column, .zero) }
    }
  }

  /// Calls a function with the contents at each pixel of a range, which are looked up where they
  /// are neither blank nor solid ink.
  @inline(__always)
  private func forEachContents(_ columns: Range<Int>, row: Int, _ body: (Int, Pixel) -> Void) {
    guard let sampler else {
      for column in columns { body(column, .zero) }
      return
    }
    let contents = RowSampler(sampler, row: row)
    contents.forEachRun(columns) { run, kind in
      switch kind {
      case .blank: for column in run { body(column, .zero) }
      case .solid: for column in run { body(column, sampler.solid) }
      case .mixed: contents.forEach(run, body)
      }
    }
  }
}
