internal import CreaseCPictures

/// A WebP file, decoded by libwebp (RFC 9649); the first picture of an animation.
struct WebPFile {
  private let data: PictureData
  private let width: Int
  private let height: Int
  private let isAnimated: Bool
  private let profile: ArraySlice<UInt8>
  private let orientation: Orientation

  /// Whether bytes begin as a WebP file does.
  static func matches(_ reader: ByteReader) -> Bool {
    reader.has("RIFF", at: 0) && reader.has("WEBP", at: 8)
  }

  /// Reads the headers of the parts.
  init(_ data: PictureData) throws(PanelError) {
    self.data = data
    let reader = ByteReader(data.bytes[...], isBigEndian: false)
    var size: (width: Int, height: Int)?
    var (isAnimated, profile, orientation) = (false, ArraySlice<UInt8>(), Orientation.upright)
    var offset = 12
    while let length = reader.u32(offset + 4) {
      let part = ByteReader(reader.slice(offset + 8, length), isBigEndian: false)
      if reader.has("VP8X", at: offset) {
        isAnimated = (part.u8(0) ?? 0) & 2 != 0
        if let width = part.number(4, 3), let height = part.number(7, 3) {
          size = (width + 1, height + 1)
        }
      } else if reader.has("ICCP", at: offset) {
        profile = part.bytes
      } else if reader.has("EXIF", at: offset) {
        orientation = Orientation(exif: part.bytes)
      } else if size == nil {
        size = Self.size(part, isLossless: reader.has("VP8L", at: offset))
      }
      offset += 8 + length + length % 2
    }
    guard let size else { throw data.broken("its header is missing") }
    (width, height) = size
    self.isAnimated = isAnimated
    self.profile = profile
    self.orientation = orientation
    try data.checkExtents(width: width, height: height)
  }

  /// The extents in the header of a part with pixels.
  private static func size(_ part: ByteReader, isLossless: Bool) -> (width: Int, height: Int)? {
    if isLossless {
      return part.u32(1).map { ($0 & 0x3FFF + 1, $0 >> 14 & 0x3FFF + 1) }
    }
    guard let width = part.u16(6), let height = part.u16(8) else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  /// The extents in pixels as they are seen.
  var size: (width: Int, height: Int) { orientation.size(width: width, height: height) }

  /// Decodes the picture.
  func samples() throws(PanelError) -> Samples {
    let library = try unsafe PictureLibraries.webp(data)
    var profile = try ColorProfile(profile, of: data)
    if profile?.space != .rgb { profile = nil }
    let bytes = unsafe isAnimated ? firstFrame(library) : still(library)
    guard bytes.count == width * height * 4 else {
      throw data.broken("its pixels can't be decoded")
    }
    return Samples(
      width: width, height: height, layout: .rgba8, bytes: bytes, hasAlpha: true,
      profile: profile, orientation: orientation)
  }

  private func still(_ library: UnsafePointer<crease_webp>) -> [UInt8] {
    let count = width * height * 4
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let end = unsafe library.pointee.WebPDecodeRGBAInto(
        data.bytes, data.bytes.count, buffer.baseAddress, count, Int32(width * 4))
      filled = unsafe end == nil ? 0 : count
    }
  }

  private func firstFrame(_ library: UnsafePointer<crease_webp>) -> [UInt8] {
    unsafe data.bytes.withUnsafeBufferPointer { bytes in
      var file = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard
        let decoder = unsafe library.pointee.WebPAnimDecoderNewInternal(
          &file, nil, crease_webp_demux_version)
      else { return [] }
      defer { unsafe library.pointee.WebPAnimDecoderDelete(decoder) }
      var pixels: UnsafeMutablePointer<UInt8>?
      var time: Int32 = 0
      guard unsafe library.pointee.WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0
      else { return [] }
      return unsafe Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }
  }
}
