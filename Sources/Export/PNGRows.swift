/// A picture's rows as PNG compresses them: a byte that names the row's filter, then the pixels, RGB
/// or RGBA with straight alpha (PNG, third edition, §7.3 and §9.2).
///
/// Flat colours and text pack best as they are: cells of a list at 640 × 960 take 59 KB, with any
/// filter 67 KB or more. Photographs and noise take a third less space as differences to what Paeth's
/// filter expects of their neighbours: one of 1280 × 960 takes 1.9 MB instead of 3.2 MB. What rows hold
/// is told by one of eight.
@safe struct PNGRows: ~Copyable {
  private let width: Int
  private let height: Int
  private let layout: PackedLayout
  /// A row in the file's layout, with a pixel of zeros on the left, as the filter sees it.
  private var current: Scratch
  /// The row before it.
  private var above: Scratch

  /// Prepares for pictures of a size.
  ///
  /// - Parameter layout: RGB or RGBA.
  init(width: Int, height: Int, layout: PackedLayout) {
    self.width = width
    self.height = height
    self.layout = layout
    let count = (width + 1) * layout.bytesPerPixel
    current = Scratch(byteCount: count)
    above = Scratch(byteCount: count)
  }

  /// The number of bytes that a picture's rows have.
  var byteCount: Int { height * (1 + rowBytes) }

  private var rowBytes: Int { width * layout.bytesPerPixel }

  /// Writes the rows of premultiplied RGBA.
  ///
  /// - Returns: False if the layout has no alpha and the picture is not opaque: it can't be written.
  mutating func write(
    _ pixels: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard pixels.count == width * height * 4, target.count == byteCount else { return false }
    for start in stride(from: 0, to: height, by: Self.groupSize) {
      let rows = start..<min(start + Self.groupSize, height)
      let sample = rows.lowerBound + rows.count / 2
      // A picture of one row has nothing above it.
      let isBusy =
        unsafe sample > 0
        && Self.isBusy(row(sample, of: pixels), above: row(sample - 1, of: pixels))
      let isWritten =
        unsafe isBusy
        ? writeFiltered(rows, of: pixels, to: target) : writePlain(rows, of: pixels, to: target)
      if !isWritten { return false }
    }
    return true
  }

  private func writePlain(
    _ rows: Range<Int>, of pixels: UnsafeRawBufferPointer,
    to target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    for y in rows {
      let target = unsafe place(y, in: target)
      unsafe target[0] = 0
      let isWritten = unsafe layout.copy(
        row(y, of: pixels), to: UnsafeMutableRawBufferPointer(rebasing: target[1...]))
      if !isWritten { return false }
    }
    return true
  }

  private mutating func writeFiltered(
    _ rows: Range<Int>, of pixels: UnsafeRawBufferPointer,
    to target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    if rows.lowerBound > 0 {
      unsafe layout.copy(row(rows.lowerBound - 1, of: pixels), to: afterMargin(current.bytes))
    } else {
      unsafe current.bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }
    for y in rows {
      swap(&above, &current)
      guard unsafe layout.copy(row(y, of: pixels), to: afterMargin(current.bytes)) else {
        return false
      }
      let target = unsafe place(y, in: target)
      unsafe target[0] = 4
      unsafe Self.subtractPaeth(
        UnsafeRawBufferPointer(current.bytes), UnsafeRawBufferPointer(above.bytes),
        step: layout.bytesPerPixel, into: UnsafeMutableRawBufferPointer(rebasing: target[1...]))
    }
    return true
  }

  private func row(_ y: Int, of pixels: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: pixels[y * width * 4..<(y + 1) * width * 4])
  }

  private func place(
    _ y: Int, in target: UnsafeMutableRawBufferPointer
  ) -> UnsafeMutableRawBufferPointer {
    let count = 1 + rowBytes
    return unsafe UnsafeMutableRawBufferPointer(rebasing: target[y * count..<(y + 1) * count])
  }

  private func afterMargin(
    _ line: UnsafeMutableRawBufferPointer
  ) -> UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(rebasing: line[layout.bytesPerPixel...])
  }

  /// How many rows are filtered alike.
  private static let groupSize = 8
}
