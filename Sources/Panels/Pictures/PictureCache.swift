internal import CreasePixmaps

/// Decoded files that may be wanted again at another resolution; those used last are kept, as many
/// as a limit of memory allows.
struct PictureCache {
  /// The memory of all kept pictures: room for five photographs of 4000 × 3000 pixels.
  static let byteLimit = 5 * 4000 * 3000 * 4

  private var entries: [(path: String, pixmap: Pixmap)] = []

  /// The memory of all kept pictures.
  var byteCount: Int { entries.reduce(0) { $0 + $1.pixmap.bytes.count } }

  /// The picture of a file, from memory or decoded anew.
  mutating func pixmap(
    path: String, _ decode: () throws(PanelError) -> Pixmap
  ) throws(PanelError) -> Pixmap {
    if let index = entries.firstIndex(where: { $0.path == path }) {
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.pixmap
    }
    let pixmap = try decode()
    if pixmap.bytes.count <= Self.byteLimit {
      entries.append((path, pixmap))
      while byteCount > Self.byteLimit { entries.removeFirst() }
    }
    return pixmap
  }
}
