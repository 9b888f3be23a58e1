/// Turns opaque pictures into eight bits of BT.709 Y'CbCr of limited range, with one colour sample
/// for two by two pixels.
///
/// libswscale, by which all other layouts are made, can do the same, but takes three to four times as
/// long, a fifth of the work of encoding H.264 (`tools/bench/film` measures all three), and blurs
/// colours over four rows.
///
/// Luma is 219 · (0.2126 R + 0.7152 G + 0.0722 B) / 255 + 16, rounded; the colour samples are
/// 224 · (B − Y) / (1.8556 · 255) + 128 and 224 · (R − Y) / (1.5748 · 255) + 128, rounded (Rec. ITU-R
/// BT.709-6, items 3.2 to 3.5). Products keep eight bits of fraction, so that no value is farther than
/// 0.51 from the exact one. A colour sample lies on a left pixel, between two rows, where H.264 and
/// VP9 take it to be: it is the mean of both rows, in which the pixels to the left and right count
/// half.
///
/// The shader in rect.frag, with `PLANES`, computes the same in the same whole numbers.
package final class QuarterPlanes {
  private let width: Int
  private let height: Int
  /// The width in whole blocks of 16 pixels.
  private let blockWidth: Int
  /// Two rows of pixels, in use if the picture's don't end with a block.
  private let rows: Scratch
  /// Sums of two rows: red and blue, then green and alpha, with the first pixel repeated before them.
  private let sums: Scratch

  /// Prepares for pictures of a size in pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    blockWidth = (width + 15) / 16 * 16
    rows = Scratch(byteCount: 2 * 4 * blockWidth)
    sums = Scratch(byteCount: 2 * 4 * (blockWidth + 16))
  }

  /// Converts a picture of RGBA; what the frame has beyond it repeats its edge.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - frame: Three planes, of the same size or one pixel more.
  /// - Returns: Whether the picture is opaque; if not, the frame is of no use.
  func convert(_ pixels: UnsafeRawBufferPointer, into frame: VideoFrame) -> Bool {
    guard pixels.count == width * height * 4, let sums = unsafe sums.bytes.baseAddress else {
      return false
    }
    let others = unsafe sums + 4 * (blockWidth + 16)
    var alpha = PixelLanes(repeating: .max)
    for y in stride(from: 0, to: height, by: 2) {
      guard let upper = unsafe row(y, of: pixels, copy: 0),
        let lower = unsafe row(min(y + 1, height - 1), of: pixels, copy: 1),
        let upperLuma = unsafe frame.row(y, of: 0),
        let lowerLuma = unsafe frame.row(min(y + 1, frame.height - 1), of: 0),
        let blue = unsafe frame.row(y / 2, of: 1), let red = unsafe frame.row(y / 2, of: 2)
      else { return false }
      for x in stride(from: 0, to: blockWidth, by: 8) {
        unsafe alpha &= Self.luma(upper, lower, at: x, into: upperLuma, lowerLuma)
        unsafe Self.sum(upper, lower, at: x, into: sums, others)
      }
      unsafe sums.copyMemory(from: sums + 4, byteCount: 4)
      unsafe others.copyMemory(from: others + 4, byteCount: 4)
      for x in stride(from: 0, to: blockWidth, by: 16) {
        unsafe Self.colors(sums, others, at: x, into: blue, red)
      }
    }
    return alpha & Self.lanes(0, 0xFF00) == Self.lanes(0, 0xFF00)
  }

  /// A row of the picture, as far as the end of a block.
  private func row(
    _ y: Int, of pixels: UnsafeRawBufferPointer, copy: Int
  ) -> UnsafeRawPointer? {
    let row = unsafe pixels.baseAddress.map { unsafe $0 + y * width * 4 }
    guard width < blockWidth, let row = unsafe row else { return unsafe row }
    let copy = unsafe rows.bytes.baseAddress.map { unsafe $0 + copy * blockWidth * 4 }
    unsafe copy?.copyMemory(from: row, byteCount: width * 4)
    let last = unsafe row.loadUnaligned(fromByteOffset: (width - 1) * 4, as: UInt32.self)
    for x in width..<blockWidth {
      unsafe copy?.storeBytes(of: last, toByteOffset: x * 4, as: UInt32.self)
    }
    return UnsafeRawPointer(copy)
  }
}
