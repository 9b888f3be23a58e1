internal import CreasePixmaps

/// A picture that was read.
enum ReadPicture {
  case pixmap(Pixmap)
  case svg(SVGDocument)
}

/// Pictures that were read and may be wanted again at another resolution; those used last are kept,
/// as many as a limit of memory allows.
struct PictureCache {
  /// The memory of all kept pictures: room for five photographs of 4000 × 3000 pixels.
  static let byteLimit = 5 * 4000 * 3000 * 4

  private var entries: [(name: String, picture: ReadPicture, bytes: Int)] = []

  /// The memory of all kept pictures.
  var byteCount: Int { entries.reduce(0) { $0 + $1.bytes } }

  /// A picture, from memory or read anew.
  mutating func picture(_ data: () throws(PanelError) -> PictureData, name: String)
    throws(PanelError) -> ReadPicture
  {
    if let index = entries.firstIndex(where: { $0.name == name }) {
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.picture
    }
    let data = try data()
    let format = try PictureFormat(data)
    let picture: ReadPicture
    let bytes: Int
    if case .svg(let document) = format {
      picture = .svg(document)
      // A guess of what a document's tree takes.
      bytes = data.bytes.count * 16
    } else if let pixmap = try format.pixmap() {
      picture = .pixmap(pixmap)
      bytes = pixmap.bytes.count
    } else {
      throw data.broken("it has no picture")
    }
    if bytes <= Self.byteLimit {
      entries.append((name, picture, bytes))
      while byteCount > Self.byteLimit { entries.removeFirst() }
    }
    return picture
  }
}
