internal import CreaseCPictures

/// A GIF, BMP or TIFF file, decoded by FFmpeg's libavcodec; the first picture of several.
struct StillFile {
  private enum Kind: String { case gif, bmp, tiff }

  private let data: PictureData
  private let kind: Kind
  private let width: Int
  private let height: Int
  private let orientation: Orientation

  /// Whether bytes begin as such a file does.
  static func matches(_ reader: ByteReader) -> Bool { kind(reader) != nil }

  private static func kind(_ reader: ByteReader) -> Kind? {
    if reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0) { return .gif }
    if reader.has("II*\0", at: 0) || reader.has("MM\0*", at: 0) { return .tiff }
    return reader.has("BM", at: 0) ? .bmp : nil
  }

  /// Reads the header.
  init(_ data: PictureData) throws(PanelError) {
    self.data = data
    let reader = ByteReader(data.bytes[...], isBigEndian: false)
    kind = Self.kind(reader) ?? .bmp
    var size: (width: Int?, height: Int?)
    var orientation = Orientation.upright
    switch kind {
    case .gif: size = (reader.u16(6), reader.u16(8))
    case .tiff:
      let directory = TIFFDirectory(data.bytes[...])
      size = (directory?[0x0100], directory?[0x0101])
      orientation = Orientation(exif: data.bytes[...])
      // FFmpeg 5.1 puts the tiles at the right and at the bottom into wrong places.
      if directory?[0x0142] != nil {
        throw .pictureUnknown(
          picture: data.name, reason: "it is a TIFF file in tiles; save it in strips or as PNG")
      }
    case .bmp where reader.u32(14) == 12: size = (reader.u16(18), reader.u16(20))
    case .bmp:
      // A negative height, of rows from top to bottom.
      size = (reader.u32(18), reader.u32(22).map { abs(Int(Int32(truncatingIfNeeded: $0))) })
    }
    guard let width = size.width, let height = size.height else {
      throw data.broken("its header is missing")
    }
    (self.width, self.height) = (width, height)
    self.orientation = orientation
    try data.checkExtents(width: width, height: height)
  }

  /// The extents in pixels as they are seen.
  var size: (width: Int, height: Int) { orientation.size(width: width, height: height) }

  /// Decodes the picture.
  func samples() throws(PanelError) -> Samples {
    if kind == .gif, !GIFBlocks(data.bytes[...]).hasWholePicture {
      throw data.broken("it ends within its first picture")
    }
    let decoder = try StillDecoder(data, codec: kind.rawValue)
    var samples = try decoder.samples()
    guard samples.width == width, samples.height == height else {
      throw data.broken("its picture has another size than its header says")
    }
    samples.orientation = orientation
    return samples
  }
}
