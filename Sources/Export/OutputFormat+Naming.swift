internal import CreaseWords

extension OutputFormat {
  /// The format that a word names, such as "mp4" or "MP4"; a dot in front is allowed.
  ///
  /// - Throws: `ExportError.unknownFormat`.
  public static func named(_ word: String) throws(ExportError) -> OutputFormat {
    let plain = (word.hasPrefix(".") ? String(word.dropFirst()) : word).lowercased()
    if let format = all.first(where: { $0.word == plain || $0.extensions.contains(plain) }) {
      return format
    }
    let words = all.flatMap { [$0.word] + $0.extensions }
    throw .unknownFormat(
      word: word, nearest: Spelling.nearest(to: plain, among: words), known: all.map(\.word))
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
}
