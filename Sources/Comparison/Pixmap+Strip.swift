public import CreasePixmaps

extension Pixmap {
  /// Three pictures side by side: expected, amplified difference, actual. The pictures keep their
  /// pixels, whatever their sizes; what is between and below them is opaque grey.
  ///
  /// - Parameters:
  ///   - expected: The picture on the left.
  ///   - actual: The picture on the right.
  ///   - factor: The amplification of the difference, 1 or more.
  ///   - gap: The number of columns between two pictures, 0 or more.
  public static func strip(
    expected: Pixmap, actual: Pixmap, factor: Int = 16, gap: Int = 4
  ) -> Pixmap {
    let difference = expected.difference(from: actual, factor: factor)
    let pictures = [expected, difference, actual]
    let space = max(0, gap)
    let width = pictures.map(\.width).reduce(2 * space, +)
    let height = difference.height
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    func fill(columns: Int) {
      for _ in 0..<columns { bytes += [128, 128, 128, 255] }
    }
    for y in 0..<height {
      for (i, picture) in pictures.enumerated() {
        if i > 0 { fill(columns: space) }
        if y < picture.height {
          let row = y * picture.bytesPerRow
          bytes += picture.bytes[row..<row + picture.bytesPerRow]
        } else {
          fill(columns: picture.width)
        }
      }
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}
