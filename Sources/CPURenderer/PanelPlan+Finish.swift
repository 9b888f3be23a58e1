extension PanelPlan {
  // MARK: Everything

  /// Draws a part of a row of a panel with a finish.
  func drawFinished(_ span: Span, _ finish: FinishRow, row: Int, _ pixels: PixelRow) {
    if let sampler {
      drawFinished(span.solid, finish, RowSampler(sampler, row: row), pixels)
    } else {
      drawFinished(span.solid, finish, showing: .zero, pixels)
    }
    drawFinishedEdge(span.leftEdge, finish, row: row, pixels)
    drawFinishedEdge(span.rightEdge, finish, row: row, pixels)
  }

  /// Draws pixels that may be covered in part.
  func drawFinishedEdge(
    _ columns: Range<Int>, _ finish: FinishRow, row: Int, _ pixels: PixelRow
  ) {
    guard let sampler else {
      for column in columns { drawEdge(column, finish, showing: .zero, row: row, pixels) }
      return
    }
    RowSampler(sampler, row: row).forEach(columns) { column, contents in
      drawEdge(column, finish, showing: contents, row: row, pixels)
    }
  }

  @inline(never)
  private func drawEdge(
    _ column: Int, _ finish: FinishRow, showing contents: Pixel, row: Int, _ pixels: PixelRow
  ) {
    let coverage = outline.coverage(x: Double(column) + 0.5, y: Double(row) + 0.5)
    let factor = coverage * paint.opacity
    if factor > 0 {
      pixels.blend(column, with: finish.color(column, showing: contents) * Float(factor))
    }
  }

  /// Draws pixels that are covered in full; contents are looked up where they are neither blank nor
  /// solid ink.
  private func drawFinished(
    _ columns: Range<Int>, _ finish: FinishRow, _ contents: RowSampler, _ pixels: PixelRow
  ) {
    contents.forEachRun(columns) { run, kind in
      switch kind {
      case .blank: drawFinished(run, finish, showing: .zero, pixels)
      case .solid: drawFinished(run, finish, showing: contents.sampler.solid, pixels)
      case .mixed: drawMixed(run, finish, contents, pixels)
      }
    }
  }

  @inline(never)
  private func drawMixed(
    _ columns: Range<Int>, _ finish: FinishRow, _ contents: RowSampler, _ pixels: PixelRow
  ) {
    if paint.isOpaque {
      contents.forEach(columns) { column, contents in
        pixels.replace(column, with: finish.color(column, showing: contents))
      }
    } else {
      let opacity = Float(paint.opacity)
      contents.forEach(columns) { column, contents in
        pixels.blend(column, with: finish.color(column, showing: contents) * opacity)
      }
    }
  }

  @inline(never)
  private func drawFinished(
    _ columns: Range<Int>, _ finish: FinishRow, showing contents: Pixel, _ pixels: PixelRow
  ) {
    if paint.isOpaque {
      for column in columns {
        pixels.replace(column, with: finish.color(column, showing: contents))
      }
    } else {
      let opacity = Float(paint.opacity)
      for column in columns {
        pixels.blend(column, with: finish.color(column, showing: contents) * opacity)
      }
    }
  }
}
