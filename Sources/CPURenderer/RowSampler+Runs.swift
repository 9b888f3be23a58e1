/// What a run of pixels shows of the contents.
enum Run {
  /// Nothing: all texels in reach are transparent.
  case blank
  /// One colour: all texels in reach are solid ink.
  case solid
  /// Anything.
  case mixed
}

extension RowSampler {
  /// Splits a range of columns into runs, from left to right.
  @inline(__always)
  func forEachRun(_ columns: Range<Int>, _ body: (Range<Int>, Run) -> Void) {
    if sampler.isClamped {
      if !columns.isEmpty { body(columns, .mixed) }
      return
    }
    let ink = inked(columns)
    var done = columns.lowerBound
    /// Hands on a run and what lies between it and the one before.
    func emit(_ run: Range<Int>, _ kind: Run) {
      if done < run.lowerBound { body(done..<run.lowerBound, .mixed) }
      if !run.isEmpty { body(run, kind) }
      done = run.upperBound
    }
    emit(columns.lowerBound..<ink.lowerBound, .blank)
    if let reach = reach(of: ink) {
      forEachTexelRun(reach) { texels, kind in
        let run = pixels(showing: texels, reach, within: done..<ink.upperBound)
        if !run.isEmpty { emit(run, kind) }
      }
    }
    emit(ink.upperBound..<columns.upperBound, .blank)
  }

  /// The texels that a range of columns may show, and the margin beyond a pixel's own position.
  private struct Reach {
    var columns: Range<Int>
    var rows: ClosedRange<Int>
    var margin: Double
  }

  /// The reach of a range of columns; nil if looking at it is of no use, since the row runs across
  /// many rows of texels or against their direction.
  private func reach(of columns: Range<Int>) -> Reach? {
    if columns.isEmpty { return nil }
    if let shift = sampler.shift {
      let y = row + shift.y
      return Reach(
        columns: columns.lowerBound + shift.x..<columns.upperBound + shift.x, rows: y...y,
        margin: 0)
    }
    guard let box = footprint(of: columns), box.isForward else { return nil }
    let low = pointwiseMax(box.low, .zero)
    let high = pointwiseMin(box.high, sampler.limit)
    guard low.x <= high.x, low.y <= high.y, high.y - low.y < 40 else { return nil }
    return Reach(
      columns: Int(low.x)..<Int(high.x) + 1, rows: Int(low.y)...Int(high.y) + 1,
      margin: box.margin.x)
  }

  /// The columns all of whose texels lie in a run.
  private func pixels(
    showing texels: Range<Int>, _ reach: Reach, within columns: Range<Int>
  ) -> Range<Int> {
    let none = columns.lowerBound..<columns.lowerBound
    if let shift = sampler.shift {
      return (texels.lowerBound - shift.x..<texels.upperBound - shift.x).clamped(to: columns)
    }
    // A sample reads a texel and its right neighbour.
    let low = Double(texels.lowerBound) + reach.margin
    let high = Double(texels.upperBound - 1) - reach.margin
    guard low < high else { return none }
    let first = column(at: low)
    let last = column(at: high)
    guard first < last, first < Double(columns.upperBound), last > Double(columns.lowerBound) else {
      return none
    }
    let lower = first > Double(columns.lowerBound) ? Int(first) + 1 : columns.lowerBound
    let upper = last < Double(columns.upperBound) ? Int(last) + 1 : columns.upperBound
    return lower < upper ? (lower..<upper).clamped(to: columns) : none
  }

  /// Where the row's position on the sheet is at a texel column: the solution of S.x = x · Q.
  private func column(at x: Double) -> Double {
    (x * depth - start.x) / (sampler.perColumn.x - x * sampler.depth.x) - 0.5
  }

  /// Calls a function with each blank and each solid run of texel columns, as far as they are so in
  /// all rows in reach.
  @inline(__always)
  private func forEachTexelRun(_ reach: Reach, _ body: (Range<Int>, Run) -> Void) {
    var run: (start: Int, kind: Run) = (reach.columns.lowerBound, .mixed)
    for word in reach.columns.lowerBound / 64...(reach.columns.upperBound - 1) / 64 {
      var inked: UInt64 = 0
      var filled: UInt64 = .max
      for y in reach.rows {
        let index = y * sampler.wordsPerRow + word
        unsafe inked |= sampler.inked[index]
        unsafe filled &= sampler.filled[index]
      }
      var bit = 0
      while bit < 64 {
        let kind: Run =
          inked &>> UInt64(bit) & 1 == 0
          ? .blank : filled &>> UInt64(bit) & 1 == 1 ? .solid : .mixed
        if kind != run.kind {
          if run.kind != .mixed { body(run.start..<word * 64 + bit, run.kind) }
          run = (word * 64 + bit, kind)
        }
        let same =
          switch kind {
          case .blank: ~inked
          case .solid: filled
          case .mixed: inked & ~filled
          }
        bit += (~(same &>> UInt64(bit))).trailingZeroBitCount
      }
    }
    let end = ((reach.columns.upperBound - 1) / 64 + 1) * 64
    if run.kind != .mixed { body(run.start..<end, run.kind) }
  }
}
