/// A row of the picture in memory, and the loops that colour parts of it.
@safe
struct PixelRow {
  private let pixels: UnsafeMutablePointer<UInt32>

  /// Makes the row that begins at an address.
  @unsafe
  init(_ pixels: UnsafeMutablePointer<UInt32>) { unsafe self.pixels = pixels }

  /// Colours pixels alike, whatever was there.
  func fill(_ columns: Range<Int>, with stored: UInt32) {
    unsafe (pixels + columns.lowerBound).update(repeating: stored, count: columns.count)
  }

  /// Lays one colour over pixels: `PixelMath.over`, written so that the compiler takes 16 pixels at
  /// a time.
  func blend(_ columns: Range<Int>, with pixel: Pixel) {
    let pixel = PixelMath.rounded(pixel)
    let transmission = PixelMath.transmission(ofAlpha: pixel.w)
    unsafe (pixels + columns.lowerBound).withMemoryRebound(
      to: UInt8.self, capacity: columns.count * 4
    ) { bytes in
      for i in 0..<columns.count {
        let place = unsafe bytes + 4 * i
        for c in 0..<4 {
          let sum = unsafe Float(place[c]) * transmission + pixel[c]
          unsafe place[c] = UInt8(truncatingIfNeeded: (sum + 512.5).bitPattern &>> 14)
        }
      }
    }
  }

  /// A pixel that is there.
  @inline(__always)
  subscript(column: Int) -> Pixel { unsafe PixelMath.widened(pixels[column]) }

  /// Lays a pixel over the one that is there.
  @inline(__always)
  func blend(_ column: Int, with pixel: Pixel) {
    unsafe pixels[column] = PixelMath.over(pixel, pixels[column])
  }

  /// Replaces a pixel.
  @inline(__always)
  func replace(_ column: Int, with pixel: Pixel) {
    unsafe pixels[column] = PixelMath.stored(pixel)
  }
}
