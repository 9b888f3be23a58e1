internal import CreasePixmaps

/// A picture of a kind that is told by how the bytes begin; names of files don't count.
enum PictureFormat {
  case png(PNGFile)
  case jpeg(JPEGFile)
  case webp(WebPFile)
  case avif(AVIFFile)
  case still(StillFile)
  case svg(SVGDocument)

  /// Reads a picture's header.
  init(_ data: PictureData) throws(PanelError) {
    let reader = ByteReader(data.bytes[...])
    if PNGFile.matches(reader) {
      self = .png(try PNGFile(data))
    } else if JPEGFile.matches(reader) {
      self = .jpeg(try JPEGFile(data))
    } else if WebPFile.matches(reader) {
      self = .webp(try WebPFile(data))
    } else if AVIFFile.matches(reader) {
      self = .avif(try AVIFFile(data))
    } else if StillFile.matches(reader) {
      self = .still(try StillFile(data))
    } else if SVGDocument.matches(reader) {
      self = .svg(try SVGDocument(data))
    } else {
      throw .pictureUnknown(picture: data.name, reason: Self.guess(reader))
    }
  }

  /// What bytes of an unknown kind seem to be.
  private static func guess(_ reader: ByteReader) -> String {
    if reader.slice(0, 2).elementsEqual([0x1F, 0x8B]) {
      return "it is compressed by gzip; unpack it with gunzip"
    }
    if reader.has("ftyp", at: 4) { return "it is a film or a HEIC picture; convert it" }
    if reader.has("%PDF", at: 0) { return "it is a PDF document; convert it" }
    if reader.has("<", at: 0) { return "it is XML or HTML, but has no svg element near its start" }
    return "it begins as no such picture does"
  }

  /// The extents in pixels as they are seen.
  ///
  /// - Throws: `PanelError.pictureTooLarge` for a document that would be so in its natural size.
  func size() throws(PanelError) -> (width: Int, height: Int) {
    switch self {
    case .png(let file): file.size
    case .jpeg(let file): file.size
    case .webp(let file): file.size
    case .avif(let file): file.size
    case .still(let file): file.size
    case .svg(let document): try document.size()
    }
  }

  /// Decodes the picture; nil for one that has no pixels of its own.
  func pixmap() throws(PanelError) -> Pixmap? {
    switch self {
    case .png(let file): try file.samples().pixmap()
    case .jpeg(let file): try file.samples().pixmap()
    case .webp(let file): try file.samples().pixmap()
    case .avif(let file): try file.samples().pixmap()
    case .still(let file): try file.samples().pixmap()
    case .svg: nil
    }
  }
}
