extension OutputFormat {
  /// The format that a word names, such as "mp4" or "MP4"; a dot in front is allowed.
  ///
  /// - Throws: `ExportError.unknownFormat`.
  public static func named(_ word: String) throws(ExportError) -> OutputFormat {
    let plain = (word.hasPrefix(".") ? String(word.dropFirst()) : word).lowercased()
    if let format = all.first(where: { $0.word == plain || $0.extensions.contains(plain) }) {
      return format
    }
    throw .unknownFormat(word: word, nearest: nearest(to: plain), known: all.map(\.word))
  }

  /// The format that a path's extension names.
  ///
  /// - Throws: `ExportError.noExtension` or `ExportError.unknownFormat`.
  public static func ofPath(_ path: String) throws(ExportError) -> OutputFormat {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex,
      name.index(after: dot) != name.endIndex
    else { throw .noExtension(path: path, known: all.map(\.word)) }
    return try named(String(name[name.index(after: dot)...]) ?? path)
  }

  /// The known word that differs least from a mistyped one, if by no more than two letters and less
  /// than half of it.
  private static func nearest(to word: String) -> String? {
    let limit = min(2, (word.count - 1) / 2)
    return all.flatMap { [$0.word] + $0.extensions }
      .map { (word: $0, distance: distance(from: word, to: $0)) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.word
  }

  /// The number of letters to insert, delete or replace (Levenshtein 1966; the dynamic programme of
  /// Wagner and Fischer 1974).
  private static func distance(from a: String, to b: String) -> Int {
    let target = Array(b)
    var row = Array(0...target.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in target.indices {
        let replaced = diagonal + (letter == target[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
