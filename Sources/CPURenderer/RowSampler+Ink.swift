extension RowSampler {
  /// The least part of a range of columns, to about `grain`, outside of which no pixel of the row
  /// has ink in its footprint; all of it for clamped contents.
  func inked(_ columns: Range<Int>) -> Range<Int> {
    if columns.isEmpty || sampler.isClamped { return columns }
    if let shift = sampler.shift { return copiedInk(columns, shift) }
    guard let first = firstInk(columns) else {
      return columns.lowerBound..<columns.lowerBound
    }
    // Ink is a convex shape, and so it stays on the screen: one range of columns.
    return first..<(lastInk(first..<columns.upperBound) ?? columns.upperBound)
  }

  private static var grain: Int { 64 }

  private func copiedInk(_ columns: Range<Int>, _ shift: Sampler.Shift) -> Range<Int> {
    let y = row + shift.y
    let ink = 1 - shift.x..<Int(sampler.limit.x) - shift.x
    guard y >= 1, Double(y) < sampler.limit.y else {
      return columns.lowerBound..<columns.lowerBound
    }
    return ink.clamped(to: columns)
  }

  private func firstInk(_ columns: Range<Int>) -> Int? {
    guard mayHaveInk(columns) else { return nil }
    if columns.count <= Self.grain { return columns.lowerBound }
    let middle = columns.lowerBound + columns.count / 2
    return firstInk(columns.lowerBound..<middle) ?? firstInk(middle..<columns.upperBound)
  }

  private func lastInk(_ columns: Range<Int>) -> Int? {
    guard mayHaveInk(columns) else { return nil }
    if columns.count <= Self.grain { return columns.upperBound }
    let middle = columns.lowerBound + columns.count / 2
    return lastInk(middle..<columns.upperBound) ?? lastInk(columns.lowerBound..<middle)
  }

  /// Whether some pixel of a range may have ink in its footprint.
  private func mayHaveInk(_ columns: Range<Int>) -> Bool {
    guard let box = footprint(of: columns) else { return true }
    return
      !(box.high.x < 0 || box.high.y < 0 || box.low.x >= sampler.limit.x
      || box.low.y >= sampler.limit.y)
  }
}
