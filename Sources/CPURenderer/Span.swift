/// The pixels of a row that a panel may colour, and those that it covers in full.
struct Span {
  /// Columns outside have no coverage.
  var reach: Range<Int>
  /// Columns inside have full coverage; empty, or a part of `reach`.
  var solid: Range<Int>

  /// The columns to the left of those that are covered in full; all if there are none of these.
  var leftEdge: Range<Int> {
    solid.isEmpty ? reach : reach.lowerBound..<solid.lowerBound
  }

  /// The columns to the right of those that are covered in full.
  var rightEdge: Range<Int> {
    (solid.isEmpty ? reach.upperBound : solid.upperBound)..<reach.upperBound
  }

  /// The part of the span that lies in a range.
  func clamped(to columns: Range<Int>) -> Span {
    let part = reach.clamped(to: columns)
    return Span(reach: part, solid: solid.clamped(to: part))
  }
}

extension Range<Int> {
  /// The part of a range of columns in which something holds that changes only once along it.
  ///
  /// - Parameters:
  ///   - slope: Above 0 if it comes to hold from left to right, below 0 if it ceases to; 0 if it
  ///     doesn't change.
  ///   - crossing: About where it changes.
  ///   - holds: Whether it holds in a column.
  @inline(__always)
  func narrowed(slope: Double, crossing: Double, _ holds: (Int) -> Bool) -> Range<Int> {
    if isEmpty { return self }
    if slope == 0 { return holds(lowerBound) ? self : lowerBound..<lowerBound }
    if slope > 0 { return firstIndex(near: crossing, holds)..<upperBound }
    return lowerBound..<firstIndex(near: crossing) { !holds($0) }
  }

  /// The first column of which something is true that stays true to its right; the upper bound if
  /// there is none. The guess is checked, and a binary search follows where it fails.
  @inline(__always)
  private func firstIndex(near crossing: Double, _ isTrue: (Int) -> Bool) -> Int {
    var guess = lowerBound
    if crossing > Double(lowerBound) {
      guess = crossing < Double(upperBound) ? Int(crossing) : upperBound
    }
    for _ in 0..<3 {
      if guess < upperBound && !isTrue(guess) {
        guess += 1
      } else if guess > lowerBound && isTrue(guess - 1) {
        guess -= 1
      } else {
        return guess
      }
    }
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
