internal import CreaseCPictures

/// An AVIF file, decoded by libavif; the first picture of a sequence.
struct AVIFFile {
  private let data: PictureData
  private let width: Int
  private let height: Int
  private let orientation: Orientation

  /// Whether bytes begin as an AVIF file does: its main or a further brand says so (ISO/IEC
  /// 14496-12, section 4.3).
  static func matches(_ reader: ByteReader) -> Bool {
    guard reader.has("ftyp", at: 4), let length = reader.u32(0) else { return false }
    return stride(from: 8, to: min(length, 256), by: 4).contains {
      reader.has("avif", at: $0) || reader.has("avis", at: $0)
    }
  }

  /// Reads the header.
  init(_ data: PictureData) throws(PanelError) {
    self.data = data
    let library = try unsafe PictureLibraries.avif(data)
    (width, height, orientation) = try unsafe Self.parsed(data, library) { decoder in
      guard let image = unsafe decoder.pointee.image else { return (0, 0, .upright) }
      return unsafe (
        Int(image.pointee.width), Int(image.pointee.height), Self.orientation(of: image)
      )
    }
    try data.checkExtents(width: width, height: height)
  }

  /// The extents in pixels as they are seen.
  var size: (width: Int, height: Int) { orientation.size(width: width, height: height) }

  /// Decodes the picture.
  func samples() throws(PanelError) -> Samples {
    let library = try unsafe PictureLibraries.avif(data)
    return try unsafe Self.parsed(data, library) { decoder throws(PanelError) in
      try unsafe Self.check(library.pointee.avifDecoderNextImage(decoder), data, library)
      guard let image = unsafe decoder.pointee.image,
        unsafe (Int(image.pointee.width), Int(image.pointee.height)) == (width, height)
      else { throw data.broken("its picture has another size than its header says") }
      let icc = unsafe Array(
        UnsafeBufferPointer(start: image.pointee.icc.data, count: image.pointee.icc.size))
      var profile = try ColorProfile(icc[...], of: data)
      if profile?.space != .rgb { profile = nil }
      // More than eight bits are of use only where the colours are going to be converted.
      let isDeep = unsafe profile != nil && image.pointee.depth > 8
      return Samples(
        width: width, height: height, layout: isDeep ? .rgba16 : .rgba8,
        bytes: try unsafe pixels(of: image, isDeep: isDeep, library),
        hasAlpha: unsafe image.pointee.alphaPlane != nil, profile: profile,
        orientation: orientation)
    }
  }

  private func pixels(
    of image: UnsafeMutablePointer<avifImage>, isDeep: Bool, _ library: UnsafePointer<crease_avif>
  ) throws(PanelError) -> [UInt8] {
    var rgb = unsafe avifRGBImage()
    unsafe library.pointee.avifRGBImageSetDefaults(&rgb, image)
    unsafe rgb.format = AVIF_RGB_FORMAT_RGBA
    unsafe rgb.depth = isDeep ? 16 : 8
    unsafe rgb.alphaPremultiplied = 0
    unsafe rgb.rowBytes = UInt32(width * (isDeep ? 8 : 4))
    let count = width * height * (isDeep ? 8 : 4)
    var result = AVIF_RESULT_UNKNOWN_ERROR
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      unsafe rgb.pixels = buffer.baseAddress
      result = unsafe library.pointee.avifImageYUVToRGB(image, &rgb)
      filled = result == AVIF_RESULT_OK ? count : 0
    }
    try unsafe Self.check(result, data, library)
    return bytes
  }

  /// Calls a function with a decoder that has read the header.
  private static func parsed<R>(
    _ data: PictureData, _ library: UnsafePointer<crease_avif>,
    _ body: (UnsafeMutablePointer<avifDecoder>) throws(PanelError) -> R
  ) throws(PanelError) -> R {
    guard let decoder = unsafe library.pointee.avifDecoderCreate() else {
      throw .outOfMemory(width: 1, height: 1)
    }
    defer { unsafe library.pointee.avifDecoderDestroy(decoder) }
    unsafe decoder.pointee.imageSizeLimit = UInt32(PanelError.pixelLimit)
    unsafe decoder.pointee.ignoreExif = 1
    unsafe decoder.pointee.ignoreXMP = 1
    var result: Result<R, PanelError> = .failure(data.broken("it can't be decoded"))
    unsafe data.bytes.withUnsafeBufferPointer { bytes in
      do throws(PanelError) {
        try unsafe check(
          library.pointee.avifDecoderSetIOMemory(decoder, bytes.baseAddress, bytes.count),
          data, library)
        try unsafe check(library.pointee.avifDecoderParse(decoder), data, library)
        result = .success(try unsafe body(decoder))
      } catch { result = .failure(error) }
    }
    return try result.get()
  }

  private static func check(
    _ result: avifResult, _ data: PictureData, _ library: UnsafePointer<crease_avif>
  ) throws(PanelError) {
    if result == AVIF_RESULT_OK { return }
    let reason = unsafe library.pointee.avifResultToString(result)
    throw data.broken(unsafe reason.map { unsafe String(cString: $0) } ?? "unknown error")
  }

  /// First turned anticlockwise by quarters, then mirrored (ISO/IEC 23000-22, section 7.3.6.7).
  private static func orientation(of image: UnsafeMutablePointer<avifImage>) -> Orientation {
    let flags = unsafe image.pointee.transformFlags
    let quarters = flags & AVIF_TRANSFORM_IROT.rawValue == 0 ? 0 : unsafe image.pointee.irot.angle
    let mirror = flags & AVIF_TRANSFORM_IMIR.rawValue == 0 ? -1 : unsafe crease_avif_mirror(image)
    return switch (quarters & 3, mirror) {
    case (0, 0): .flipped
    case (0, 1): .mirrored
    case (1, 0): .transposed
    case (1, 1): .transversed
    case (1, _): .anticlockwise
    case (2, 0): .mirrored
    case (2, 1): .flipped
    case (2, _): .upsideDown
    case (3, 0): .transversed
    case (3, 1): .transposed
    case (3, _): .clockwise
    default: .upright
    }
  }
}
