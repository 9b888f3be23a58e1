internal import CreasePixmaps

/// A kind of pictures, told by how the bytes begin; names of files don't count.
enum PictureFormat {
  case png(PNGFile)
  case jpeg(JPEGFile)

  /// Reads a picture's header.
  init(_ data: PictureData) throws(PanelError) {
    let reader = ByteReader(data.bytes[...])
    if PNGFile.matches(reader) {
      self = .png(try PNGFile(data))
    } else if JPEGFile.matches(reader) {
      self = .jpeg(try JPEGFile(data))
    } else {
      throw .pictureUnknown(picture: data.name, reason: "it begins as none of these does")
    }
  }

  /// The extents in pixels as they are seen.
  var size: (width: Int, height: Int) {
    switch self {
    case .png(let file): file.size
    case .jpeg(let file): file.size
    }
  }

  /// Decodes the picture.
  func pixmap() throws(PanelError) -> Pixmap {
    switch self {
    case .png(let file): try file.samples().pixmap()
    case .jpeg(let file): try file.samples().pixmap()
    }
  }
}
