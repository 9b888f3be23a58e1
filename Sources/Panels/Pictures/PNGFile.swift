internal import CreaseCPictures

/// A PNG file (W3C, Portable Network Graphics, 3rd edition).
struct PNGFile {
  private let data: PictureData
  private let width: Int
  private let height: Int
  private let bitsPerPixel: Int
  private let orientation: Orientation

  /// Whether bytes begin as a PNG file does.
  static func matches(_ reader: ByteReader) -> Bool {
    reader.slice(0, 8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  /// Reads the header.
  init(_ data: PictureData) throws(PanelError) {
    self.data = data
    let reader = ByteReader(data.bytes[...])
    guard reader.has("IHDR", at: 12), let width = reader.u32(16), let height = reader.u32(20),
      let depth = reader.u8(24), let type = reader.u8(25)
    else { throw data.broken("its header is missing") }
    self.width = width
    self.height = height
    bitsPerPixel = depth * (type == 2 ? 3 : type == 4 ? 2 : type == 6 ? 4 : 1)
    orientation = Self.orientation(reader)
    try data.checkExtents(width: width, height: height)
  }

  /// The extents in pixels as they are seen.
  var size: (width: Int, height: Int) { orientation.size(width: width, height: height) }

  /// Decodes the picture.
  func samples() throws(PanelError) -> Samples {
    // Deflate packs 1032 bytes into one at best.
    let rawBytes = (width * bitsPerPixel + 7) / 8 * height
    try data.checkPlausible(needed: rawBytes / 1032, width: width, height: height)
    var result: Result<Samples, PanelError> = .failure(data.broken("it can't be decoded"))
    unsafe data.bytes.withUnsafeBufferPointer { bytes in
      var reader = unsafe crease_png()
      unsafe reader.bytes = bytes.baseAddress
      unsafe reader.count = bytes.count
      // libpng remembers where the reader is.
      unsafe withUnsafeMutablePointer(to: &reader) { reader in
        do throws(PanelError) { result = .success(try unsafe decode(reader)) } catch {
          result = .failure(error)
        }
        unsafe crease_png_close(reader)
      }
    }
    return try result.get()
  }

  private func decode(_ reader: UnsafeMutablePointer<crease_png>) throws(PanelError) -> Samples {
    guard unsafe crease_png_open(reader) != 0 else { throw unsafe failure(reader) }
    let type = unsafe Int32(png_get_color_type(reader.pointee.png, reader.pointee.info))
    let isColored = type & PNG_COLOR_MASK_COLOR != 0
    let hasColorKey =
      unsafe png_get_valid(reader.pointee.png, reader.pointee.info, PNG_INFO_tRNS) != 0
    let hasAlpha = type & PNG_COLOR_MASK_ALPHA != 0 || hasColorKey
    var profile = try unsafe profile(reader)
    if profile?.space == .cmyk || (profile?.space == .gray && isColored) { profile = nil }
    let isGray = profile?.space == .gray
    // Sixteen bits are of use only where the colours are going to be converted.
    let isDeep =
      unsafe profile != nil && png_get_bit_depth(reader.pointee.png, reader.pointee.info) == 16
    let layout: Samples.Layout =
      isGray ? (isDeep ? .grayAlpha16 : .grayAlpha8) : (isDeep ? .rgba16 : .rgba8)
    let bytesPerRow = width * layout.bytesPerPixel
    var isRead = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: bytesPerRow * height) { buffer, count in
      guard let pixels = buffer.baseAddress else { return }
      let status = unsafe crease_png_read(
        reader, pixels, bytesPerRow, isGray ? 1 : 0, isDeep ? 1 : 0)
      isRead = status != 0
      count = isRead ? bytesPerRow * height : 0
    }
    guard isRead else { throw unsafe failure(reader) }
    return Samples(
      width: width, height: height, layout: layout, bytes: bytes, hasAlpha: hasAlpha,
      profile: profile, orientation: orientation)
  }

  private func profile(_ reader: UnsafeMutablePointer<crease_png>) throws(PanelError)
    -> ColorProfile?
  {
    var name: UnsafeMutablePointer<CChar>?
    var compression: Int32 = 0
    var start: UnsafeMutablePointer<UInt8>?
    var count: UInt32 = 0
    guard
      unsafe png_get_iCCP(
        reader.pointee.png, reader.pointee.info, &name, &compression, &start, &count) != 0
    else { return nil }
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: Int(count)))
    return try ColorProfile(bytes[...], of: data)
  }

  private func failure(_ reader: UnsafeMutablePointer<crease_png>) -> PanelError {
    let message = unsafe reader.pointee.message
    let text = unsafe withUnsafeBytes(of: message) { unsafe [UInt8]($0.prefix { $0 != 0 }) }
    return data.broken(String(decoding: text, as: UTF8.self))
  }

  /// The orientation in the chunk `eXIf`, which may stand anywhere.
  private static func orientation(_ reader: ByteReader) -> Orientation {
    var offset = 8
    while let length = reader.u32(offset), !reader.has("IEND", at: offset + 4) {
      if reader.has("eXIf", at: offset + 4) {
        return Orientation(exif: reader.slice(offset + 8, length))
      }
      offset += length + 12
    }
    return .upright
  }
}
