internal import CreasePixmaps

/// How a picture is to be turned before it is shown, by the number of the EXIF tag 0x0112: what the
/// stored first row and first column are when seen upright (CIPA DC-008, section 4.6.5.1).
enum Orientation: Int {
  case upright = 1
  case mirrored
  case upsideDown
  case flipped
  /// Mirrored at the diagonal from the top left to the bottom right.
  case transposed
  /// To be turned clockwise by a quarter.
  case clockwise
  /// Mirrored at the other diagonal.
  case transversed
  /// To be turned anticlockwise by a quarter.
  case anticlockwise

  /// Whether width and height change places.
  var isTurned: Bool { rawValue >= 5 }

  /// Reads the tag from a TIFF header and its first directory, as EXIF data is built; upright
  /// without one.
  init(exif: ArraySlice<UInt8>) {
    self = .upright
    var reader = ByteReader(exif)
    // WebP files of some programs carry JPEG's prefix.
    if reader.has("Exif\0\0", at: 0) { reader = ByteReader(reader.slice(6, .max)) }
    reader.isBigEndian = reader.has("MM", at: 0)
    guard reader.isBigEndian || reader.has("II", at: 0), reader.u16(2) == 42,
      let directory = reader.u32(4), let count = reader.u16(directory)
    else { return }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = reader.u16(offset) else { return }
      if tag == 0x0112, reader.u16(offset + 2) == 3, let number = reader.u16(offset + 8) {
        self = Orientation(rawValue: number) ?? .upright
        return
      }
    }
  }

  /// The extents as they are seen.
  func size(width: Int, height: Int) -> (width: Int, height: Int) {
    isTurned ? (height, width) : (width, height)
  }

  /// A picture as it is to be seen.
  func applied(to stored: Pixmap) -> Pixmap {
    if self == .upright { return stored }
    let (w, h) = (stored.width, stored.height)
    let size = size(width: w, height: h)
    // Where the pixel (x, y) of the upright picture is stored: first + x·stepX + y·stepY.
    let (first, stepX, stepY) =
      switch self {
      case .upright: (0, 1, w)
      case .mirrored: (w - 1, -1, w)
      case .upsideDown: (w * h - 1, -1, -w)
      case .flipped: (w * (h - 1), 1, -w)
      case .transposed: (0, w, 1)
      case .clockwise: (w * (h - 1), -w, 1)
      case .transversed: (w * h - 1, -w, -1)
      case .anticlockwise: (w - 1, w, -1)
      }
    let count = stored.bytes.count
    let bytes = unsafe stored.bytes.withUnsafeBytes { source in
      unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let target = UnsafeMutableRawBufferPointer(buffer)
        for y in 0..<size.height {
          for x in 0..<size.width {
            let pixel = unsafe source.loadUnaligned(
              fromByteOffset: (first + x * stepX + y * stepY) * 4, as: UInt32.self)
            unsafe target.storeBytes(
              of: pixel, toByteOffset: (y * size.width + x) * 4, as: UInt32.self)
          }
        }
        filled = count
      }
    }
    return Pixmap(width: size.width, height: size.height, bytes: bytes)
  }
}
