internal import CreasePanels
internal import CreasePixmaps

/// The texels of a raster with a ring of transparent ones around them, so that reading the four
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
  /// Where the ink is.
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
    ink = unsafe InkMap(UnsafeBufferPointer(start: memory, count: count), stride: stride)
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

  deinit {
    unsafe memory.deallocate()
  }
}
