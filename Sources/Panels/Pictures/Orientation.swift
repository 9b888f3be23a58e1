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
    let reader = ByteReader(exif)
    // WebP files of some programs carry JPEG's prefix.
    let start = reader.has("Exif\0\0", at: 0) ? 6 : 0
    let number = TIFFDirectory(reader.slice(start, .max))?[0x0112]
    self = number.flatMap(Orientation.init(rawValue:)) ?? .upright
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
