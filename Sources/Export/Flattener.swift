/// Lays frames on the background where a format has no transparency, and remembers that it had to.
struct Flattener: ~Copyable {
  private let background: SIMD3<UInt8>
  private let byteCount: Int
  private let reason: String
  private var memory: Scratch?

  /// - Parameter reason: Why transparency can't be kept, for the note.
  init(_ settings: ExportSettings, reason: String) {
    background = settings.background
    byteCount = settings.byteCount
    self.reason = reason
  }

  /// One note if a frame had transparency.
  var notes: [String] {
    guard memory != nil else { return [] }
    let color = [background.x, background.y, background.z].map { value in
      let digits = String(value, radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }.joined()
    return ["\(reason): transparent parts were laid on #\(color)"]
  }

  /// The frame itself if it is opaque, else a copy that is, valid until the next call.
  mutating func opaque(_ pixels: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    unsafe Pixels.areOpaque(pixels) ? pixels : flattened(pixels)
  }

  /// An opaque copy of a frame that has transparency, valid until the next call.
  mutating func flattened(_ pixels: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let bytes = unsafe memory.provide(byteCount)
    unsafe Pixels.flatten(pixels, on: background, into: bytes)
    return UnsafeRawBufferPointer(bytes)
  }
}
