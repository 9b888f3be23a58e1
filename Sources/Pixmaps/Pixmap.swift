/// A picture in memory: rows from top to bottom, four bytes a pixel in the order red, green, blue,
/// alpha, premultiplied, encoded sRGB, no padding between rows.
public struct Pixmap: Sendable, Hashable {
  /// The number of pixels in a row; at least 1.
  public let width: Int
  /// The number of rows; at least 1.
  public let height: Int
  /// The `width · height · 4` bytes.
  public private(set) var bytes: [UInt8]

  /// The number of bytes from one row to the next: `width · 4`.
  public var bytesPerRow: Int { width * 4 }

  /// Makes a transparent picture.
  ///
  /// - Precondition: Both extents are at least 1.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// Makes a picture of bytes that lie in memory already.
  ///
  /// - Precondition: Both extents are at least 1 and `bytes.count == width * height * 4`.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width >= 1 && height >= 1, "a picture has at least one pixel")
    precondition(bytes.count == width * height * 4, "four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Lets a function change the bytes in place, rows from top to bottom.
  public mutating func withMutableBytes<R: ~Copyable, E: Error>(
    _ body: (inout MutableSpan<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    var span = bytes.mutableSpan
    return try body(&span)
  }

  /// The four bytes of a pixel, red first.
  ///
  /// - Precondition: The pixel lies in the picture.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      let i = (y * width + x) * 4
      return SIMD4(bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3])
    }
    set {
      let i = (y * width + x) * 4
      for c in 0..<4 { bytes[i + c] = newValue[c] }
    }
  }

  /// Copies another picture to a place, replacing what is there.
  ///
  /// - Precondition: It fits there.
  public mutating func copy(_ other: Pixmap, toX x: Int, y: Int) {
    precondition(
      x >= 0 && y >= 0 && x + other.width <= width && y + other.height <= height,
      "the copy lies in the picture")
    for row in 0..<other.height {
      let from = row * other.bytesPerRow
      let to = (y + row) * bytesPerRow + x * 4
      bytes.replaceSubrange(
        to..<(to + other.bytesPerRow), with: other.bytes[from..<(from + other.bytesPerRow)])
    }
  }
}
