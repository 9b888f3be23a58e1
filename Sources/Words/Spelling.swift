/// Finds what someone meant who made a typing error.
package enum Spelling {
  /// The known name nearest to a word, or nil if none is near: at most one error in three
  /// characters, letter case aside.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - names: The known names, the preferred first.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    guard word.unicodeScalars.count <= 40 else { return nil }
    let written = Array(word.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for name in names {
      let known = Array(name.lowercased().unicodeScalars)
      let distance = distance(written, known)
      guard distance <= max(1, max(written.count, known.count) / 3), distance < known.count else {
        continue
      }
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word
  /// into another (optimal string alignment: Damerau 1964, with the recurrence of Wagner and
  /// Fischer 1974).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
