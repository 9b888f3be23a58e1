extension PanelPlan {
  /// Draws a part of a row of the panel.
  ///
  /// - Parameters:
  ///   - span: A part of what the panel may colour in the row; `solid` is covered in full.
  func draw(_ span: Span, inRow row: Int, of pixels: PixelRow) {
    let reach = span.reach
    let solid = span.solid.clamped(to: reach)
    let sampler = sampler.map { RowSampler($0, row: row) }
    if solid.isEmpty { return drawEdge(reach, row: row, sampler, pixels) }
    drawEdge(reach.lowerBound..<solid.lowerBound, row: row, sampler, pixels)
    drawPaper(solid, sampler, pixels)
    drawEdge(solid.upperBound..<reach.upperBound, row: row, sampler, pixels)
  }

  /// Draws pixels one by one, each as the formulas say.
  func drawEdge(_ columns: Range<Int>, row: Int, _ sampler: RowSampler?, _ pixels: PixelRow) {
    let y = Double(row) + 0.5
    func draw(_ column: Int, _ contents: Pixel) {
      let factor = coverage(x: Double(column) + 0.5, y: y) * paint.opacity
      if factor == 0 { return }
      pixels.blend(column, with: paint.color(showing: contents) * Float(factor))
    }
    if let sampler {
      sampler.forEach(columns, draw)
    } else {
      for column in columns { draw(column, .zero) }
    }
  }

  /// Draws pixels that are covered in full.
  private func drawPaper(_ columns: Range<Int>, _ sampler: RowSampler?, _ pixels: PixelRow) {
    if paint.isOpaque {
      pixels.fill(columns, with: PixelMath.stored(paint.base))
      if let sampler { drawInk(columns, sampler, pixels) }
    } else if let sampler {
      drawTranslucent(columns, sampler, pixels)
    } else {
      pixels.blend(columns, with: paint.base * Float(paint.opacity))
    }
  }

  /// Draws the contents on opaque paper that is there already.
  private func drawInk(_ columns: Range<Int>, _ sampler: RowSampler, _ pixels: PixelRow) {
    let solid = PixelMath.stored(paint.color(showing: sampler.sampler.solid))
    sampler.forEachRun(columns) { run, kind in
      switch kind {
      case .blank: break
      case .solid: pixels.fill(run, with: solid)
      case .mixed:
        sampler.forEach(run) { column, contents in
          pixels.replace(column, with: paint.color(showing: contents))
        }
      }
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
      case .mixed:
        sampler.forEach(run) { column, contents in
          pixels.blend(column, with: paint.color(showing: contents) * opacity)
        }
      }
    }
  }
}
