extension PanelPlan {
  /// Draws a part of a row of the panel.
  ///
  /// - Parameters:
  ///   - span: A part of what the panel may colour in the row; `solid` is covered in full.
  func draw(_ span: Span, inRow row: Int, of pixels: PixelRow) {
    if let finish = unsafe finish {
      unsafe finish._withUnsafeGuaranteedRef {
        drawFinished(span, FinishRow($0, paint: paint, row: row), row: row, pixels)
      }
    } else if let sampler {
      drawContents(span, RowSampler(sampler, row: row), pixels)
    } else {
      drawColor(span, row: row, pixels)
    }
  }

  /// Draws pixels one by one, each as the formulas say.
  func drawEach(_ columns: Range<Int>, inRow row: Int, of pixels: PixelRow) {
    if let finish = unsafe finish {
      unsafe finish._withUnsafeGuaranteedRef {
        drawFinishedEdge(columns, FinishRow($0, paint: paint, row: row), row: row, pixels)
      }
    } else if let sampler {
      drawEdge(columns, RowSampler(sampler, row: row), pixels)
    } else {
      drawEdge(columns, row: row, pixels)
    }
  }

  // MARK: Colour alone

  private func drawColor(_ span: Span, row: Int, _ pixels: PixelRow) {
    if paint.isOpaque {
      pixels.fill(span.solid, with: PixelMath.stored(paint.base))
    } else {
      pixels.blend(span.solid, with: paint.base * Float(paint.opacity))
    }
    drawEdge(span.leftEdge, row: row, pixels)
    drawEdge(span.rightEdge, row: row, pixels)
  }

  private func drawEdge(_ columns: Range<Int>, row: Int, _ pixels: PixelRow) {
    let y = Double(row) + 0.5
    for column in columns {
      let factor = outline.coverage(x: Double(column) + 0.5, y: y) * paint.opacity
      if factor > 0 { pixels.blend(column, with: paint.base * Float(factor)) }
    }
  }

  // MARK: Contents over colour

  private func drawContents(_ span: Span, _ sampler: RowSampler, _ pixels: PixelRow) {
    if paint.isOpaque {
      if !sampler.sampler.isClamped {
        pixels.fill(span.solid, with: PixelMath.stored(paint.base))
      }
      drawInk(span.solid, sampler, pixels)
    } else {
      drawTranslucent(span.solid, sampler, pixels)
    }
    drawEdge(span.leftEdge, sampler, pixels)
    drawEdge(span.rightEdge, sampler, pixels)
  }

  private func drawEdge(_ columns: Range<Int>, _ sampler: RowSampler, _ pixels: PixelRow) {
    let y = Double(sampler.row) + 0.5
    sampler.forEach(columns) { column, contents in
      let factor = outline.coverage(x: Double(column) + 0.5, y: y) * paint.opacity
      if factor > 0 {
        pixels.blend(column, with: paint.color(showing: contents) * Float(factor))
      }
    }
  }

  /// Draws the contents on opaque paper that is there already, or that hide it.
  private func drawInk(_ columns: Range<Int>, _ sampler: RowSampler, _ pixels: PixelRow) {
    let solid = PixelMath.stored(paint.color(showing: sampler.sampler.solid))
    sampler.forEachRun(columns) { run, kind in
      switch kind {
      case .blank: break
      case .solid: pixels.fill(run, with: solid)
      case .mixed: replace(run, sampler, pixels)
      }
    }
  }

  @inline(never)
  private func replace(_ columns: Range<Int>, _ sampler: RowSampler, _ pixels: PixelRow) {
    sampler.forEach(columns) { column, contents in
      pixels.replace(column, with: paint.color(showing: contents))
    }
  }

  /// Draws contents and paper over what is there.
  private func drawTranslucent(_ columns: Range<Int>, _ sampler: RowSampler, _ pixels: PixelRow) {
    let opacity = Float(paint.opacity)
    let blank = paint.base * opacity
    let solid = paint.color(showing: sampler.sampler.solid) * opacity
    sampler.forEachRun(columns) { run, kind in
      switch kind {
      case .blank: if !paint.isClear { pixels.blend(run, with: blank) }
      case .solid: pixels.blend(run, with: solid)
      case .mixed: blend(run, sampler, pixels)
      }
    }
  }

  @inline(never)
  private func blend(_ columns: Range<Int>, _ sampler: RowSampler, _ pixels: PixelRow) {
    let opacity = Float(paint.opacity)
    sampler.forEach(columns) { column, contents in
      pixels.blend(column, with: paint.color(showing: contents) * opacity)
    }
  }
}
