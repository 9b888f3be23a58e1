internal import CreaseCPango
internal import CreasePixmaps

/// The top left part of a Cairo picture of format ARGB32, kept alive while it is read.
@safe struct Texels: ~Copyable {
  private let surface: OpaquePointer?
  private let base: UnsafePointer<UInt32>?
  private let texelsPerRow: Int
  private let width: Int
  private let height: Int

  /// Takes the top left `width · height` pixels of a flushed picture that is at least as large.
  init(surface: OpaquePointer?, width: Int, height: Int) {
    unsafe self.surface = cairo_surface_reference(surface)
    let data = unsafe UnsafeRawPointer(cairo_image_surface_get_data(surface))
    // Cairo's ARGB32 is one native 32-bit number a pixel, and rows begin at multiples of one.
    unsafe base = data?.assumingMemoryBound(to: UInt32.self)
    unsafe texelsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
    self.width = unsafe base == nil ? 0 : width
    self.height = unsafe base == nil ? 0 : height
  }

  deinit {
    unsafe cairo_surface_destroy(surface)
  }

  /// All pixels.
  var bounds: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  /// The smallest box with all pixels that are not transparent, or nil if all are.
  var inkBox: PixelBox? {
    var box = PixelBox(left: width, top: height, right: 0, bottom: 0)
    for y in 0..<height {
      let row = unsafe row(y)
      guard let first = unsafe row.firstIndex(where: { $0 != 0 }),
        let last = unsafe row.lastIndex(where: { $0 != 0 })
      else { continue }
      box.left = min(box.left, first)
      box.right = max(box.right, last + 1)
      box.top = min(box.top, y)
      box.bottom = y + 1
    }
    return box.isEmpty ? nil : box
  }

  /// A part of the picture, its four premultiplied components multiplied by `opacity / 255`.
  func pixmap(of box: PixelBox, opacity: UInt32) -> Pixmap {
    let count = box.width * box.height * 4
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      for y in box.top..<box.bottom {
        let row = unsafe row(y)
        for x in box.left..<box.right {
          let argb = unsafe row[x]
          func component(_ shift: UInt32) -> UInt8 {
            UInt8(truncatingIfNeeded: ((argb >> shift & 255) * opacity + 127) / 255)
          }
          unsafe buffer[filled] = component(16)
          unsafe buffer[filled + 1] = component(8)
          unsafe buffer[filled + 2] = component(0)
          unsafe buffer[filled + 3] = component(24)
          filled += 4
        }
      }
    }
    return Pixmap(width: box.width, height: box.height, bytes: bytes)
  }

  /// The pixels of a row: alpha in the highest bits, then red, green and blue.
  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    unsafe UnsafeBufferPointer(start: base.map { unsafe $0 + y * texelsPerRow }, count: width)
  }
}
