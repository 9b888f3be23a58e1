/// The columns of a row that opaque panels hide, as ranges from left to right with gaps between.
struct Cover {
  private var ranges: [Range<Int>] = []

  init() { ranges.reserveCapacity(16) }

  /// Forgets all ranges but keeps their memory.
  mutating func removeAll() { ranges.removeAll(keepingCapacity: true) }

  /// Whether a range is hidden as a whole.
  func hides(_ range: Range<Int>) -> Bool {
    ranges.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  /// Calls a function with each part of a range that is still in sight, from left to right.
  @inline(__always)
  func forEachGap(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var start = range.lowerBound
    for hidden in ranges where hidden.upperBound > start {
      if hidden.lowerBound >= range.upperBound { break }
      if hidden.lowerBound > start { body(start..<hidden.lowerBound) }
      start = hidden.upperBound
    }
    if start < range.upperBound { body(start..<range.upperBound) }
  }

  /// Hides a range.
  mutating func insert(_ range: Range<Int>) {
    if range.isEmpty { return }
    var merged = range
    var index = 0
    while index < ranges.count && ranges[index].upperBound < range.lowerBound { index += 1 }
    let first = index
    while index < ranges.count && ranges[index].lowerBound <= range.upperBound {
      merged =
        min(
          merged.lowerBound, ranges[index].lowerBound)..<max(
          merged.upperBound, ranges[index].upperBound)
      index += 1
    }
    ranges.replaceSubrange(first..<index, with: CollectionOfOne(merged))
  }
}
