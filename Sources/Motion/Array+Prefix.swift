extension Array {
  /// How many elements at the start satisfy a condition that no element after them satisfies, by
  /// halving: O(log n).
  package func countOfPrefix(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
