internal import CreasePanels
internal import CreasePixmaps

/// The texels of a raster with a ring around them of what lies outside, so that reading the four
/// neighbours of any place on the raster needs no test for its ends.
///
/// The memory never changes after `init`, which makes it safe to read from many threads.
@safe
final class Texture: @unchecked Sendable {
  /// The raster's own extents, in texels.
  let width: Int
  let height: Int
  /// The place of the raster's first texel on the sheet.
  let originX: Int
  let originY: Int
  /// The whole sheet, in texels.
  let sheetWidth: Double
  let sheetHeight: Double
  /// From one row to the next, in texels. One column and one row more than the ring needs allow for
  /// a position that rounding takes to the far end of its interval.
  let stride: Int
  /// The number of rows in memory.
  let rowCount: Int
  /// The texels; the raster's first one lies at `stride + 1`.
  let texels: UnsafePointer<UInt32>
  /// Whether the outermost texels go on outside; nothing does otherwise.
  let isClamped: Bool
  /// Whether every place has a colour that hides all below it.
  let isOpaque: Bool
  /// Where the ink is; empty for clamped texels, which know no blanks.
  let ink: InkMap

  private let memory: UnsafeMutablePointer<UInt32>

  /// The memory in bytes.
  var byteCount: Int { stride * rowCount * 4 + ink.byteCount }

  /// Copies a raster.
  init(_ raster: Raster) {
    width = raster.pixmap.width
    height = raster.pixmap.height
    originX = raster.originX
    originY = raster.originY
    sheetWidth = raster.sheetWidth
    sheetHeight = raster.sheetHeight
    stride = width + 3
    rowCount = height + 3
    let count = stride * rowCount
    unsafe memory = .allocate(capacity: count)
    unsafe memory.initialize(repeating: 0, count: count)
    unsafe texels = UnsafePointer(memory)
    unsafe Self.copy(raster.pixmap, to: memory + stride + 1, stride: stride)
    isClamped = raster.edge == .clamped
    if isClamped { unsafe Self.surround(memory, width: width, height: height, stride: stride) }
    let all = unsafe UnsafeBufferPointer(start: memory, count: count)
    isOpaque = unsafe isClamped && all.allSatisfy { $0.littleEndian &>> 24 == 255 }
    ink = unsafe InkMap(isClamped ? UnsafeBufferPointer(rebasing: all[..<0]) : all, stride: stride)
  }

  /// Copies a picture to rows that are farther apart.
  private static func copy(
    _ pixmap: Pixmap, to texels: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    unsafe pixmap.bytes.withUnsafeBytes { bytes in
      for y in 0..<pixmap.height {
        let source = unsafe bytes[y * pixmap.bytesPerRow..<(y + 1) * pixmap.bytesPerRow]
        let row = unsafe UnsafeMutableRawBufferPointer(
          start: texels + y * stride, count: pixmap.bytesPerRow)
        unsafe row.copyMemory(from: UnsafeRawBufferPointer(rebasing: source))
      }
    }
  }

  /// Repeats the outermost texels all around.
  private static func surround(
    _ texels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    for y in 1...height {
      let row = unsafe texels + y * stride
      unsafe row[0] = row[1]
      unsafe (row + width + 1).update(repeating: row[width], count: stride - width - 1)
    }
    unsafe texels.update(from: texels + stride, count: stride)
    let last = unsafe texels + height * stride
    for y in 1...2 { unsafe (last + y * stride).update(from: last, count: stride) }
  }

  deinit {
    unsafe memory.deallocate()
  }
}
