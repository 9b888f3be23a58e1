/// A picture whose bytes a renderer fills.
package protocol PictureMemory {
  /// Lets a function change the bytes in place.
  mutating func withMutableBytes<R: ~Copyable, E: Error>(
    _ body: (inout MutableSpan<UInt8>) throws(E) -> R
  ) throws(E) -> R
}

extension Pixmap: PictureMemory {}
