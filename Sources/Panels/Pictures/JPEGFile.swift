internal import CreaseCPictures

/// A JPEG file, decoded by libjpeg-turbo.
struct JPEGFile {
  private let data: PictureData
  private let markers: JPEGMarkers

  /// Whether bytes begin as a JPEG file does.
  static func matches(_ reader: ByteReader) -> Bool {
    reader.slice(0, 3).elementsEqual([0xFF, 0xD8, 0xFF])
  }

  /// Reads the header.
  init(_ data: PictureData) throws(PanelError) {
    self.data = data
    markers = JPEGMarkers(ByteReader(data.bytes[...]))
    guard markers.width > 0 else { throw data.broken("its header is missing") }
    try data.checkExtents(width: markers.width, height: markers.height)
  }

  /// The extents in pixels as they are seen.
  var size: (width: Int, height: Int) {
    markers.orientation.size(width: markers.width, height: markers.height)
  }

  /// Decodes the picture.
  func samples() throws(PanelError) -> Samples {
    let (width, height) = (markers.width, markers.height)
    // Huffman's code takes at least a bit for each block of 8 × 8 pixels of the first component.
    if !markers.isArithmetic {
      let blocks = (width + 7) / 8 * ((height + 7) / 8)
      try data.checkPlausible(needed: blocks / 8, width: width, height: height)
    }
    var profile = try ColorProfile(markers.profile, of: data)
    let layout: Samples.Layout
    switch (markers.componentCount, profile?.space) {
    case (4, .cmyk): layout = .cmyk8
    case (1, .gray): layout = .gray8
    case (4, _):
      layout = .cmyk8
      profile = nil
    case (_, .rgb): layout = .rgba8
    default:
      layout = .rgba8
      profile = nil
    }
    var bytes = try decoded(layout)
    if layout == .cmyk8, markers.isAdobe { Self.invert(&bytes) }
    return Samples(
      width: width, height: height, layout: layout, bytes: bytes, hasAlpha: false,
      profile: profile, orientation: markers.orientation)
  }

  private func decoded(_ layout: Samples.Layout) throws(PanelError) -> [UInt8] {
    let library = try unsafe PictureLibraries.jpeg(data)
    guard let decoder = unsafe library.pointee.tjInitDecompress() else {
      throw .outOfMemory(width: markers.width, height: markers.height)
    }
    defer { _ = unsafe library.pointee.tjDestroy(decoder) }
    let format = layout == .cmyk8 ? TJPF_CMYK : layout == .gray8 ? TJPF_GRAY : TJPF_RGBA
    let count = markers.width * markers.height * layout.bytesPerPixel
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      // A damaged file may leave pixels unwritten.
      unsafe buffer.initialize(repeating: 0)
      filled = count
      let status = unsafe library.pointee.tjDecompress2(
        decoder, data.bytes, UInt(data.bytes.count), buffer.baseAddress, Int32(markers.width), 0,
        Int32(markers.height), Int32(format.rawValue), crease_jpeg_flags)
      isWhole = status == 0
    }
    if isWhole { return bytes }
    let reason =
      unsafe library.pointee.tjGetErrorStr2(decoder).map { unsafe String(cString: $0) }
      ?? "unknown error"
    let isWarning = unsafe library.pointee.tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    if isWarning, Self.isHarmless(reason) { return bytes }
    throw data.broken(reason)
  }

  /// Whether a warning is about something that doesn't change the picture: cameras leave bytes
  /// between markers, and programs write odd version numbers.
  private static func isHarmless(_ warning: String) -> Bool {
    warning.contains("extraneous bytes") || warning.contains("unknown JFIF revision")
      || warning.contains("Unknown Adobe color transform")
  }

  private static func invert(_ bytes: inout [UInt8]) {
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      for i in bytes.indices { unsafe bytes[i] = ~bytes[i] }
    }
  }
}
