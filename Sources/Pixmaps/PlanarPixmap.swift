/// An opaque picture in memory whose colours are BT.709 Y'CbCr of limited range, eight bits a sample,
/// with one colour sample for two by two pixels: what H.264 and VP9 take. A colour sample lies on a
/// left pixel, between two rows.
package struct PlanarPixmap: Sendable, Hashable {
  /// Where the samples lie.
  package let layout: PlanarLayout
  /// The `layout.byteCount` bytes.
  package private(set) var bytes: [UInt8]

  /// Makes a picture whose bytes are all 0, to be filled.
  package init(_ layout: PlanarLayout) {
    self.layout = layout
    bytes = [UInt8](repeating: 0, count: layout.byteCount)
  }
}

extension PlanarPixmap: PictureMemory {
  /// Lets a function change the bytes in place.
  package mutating func withMutableBytes<R: ~Copyable, E: Error>(
    _ body: (inout MutableSpan<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    var span = bytes.mutableSpan
    return try body(&span)
  }
}
