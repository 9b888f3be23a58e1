/// Compresses one piece of data after another, each as a zlib stream (RFC 1950).
///
/// The same data have the same bytes whatever was compressed before.
protocol Deflater: AnyObject {
  /// Adds the compressed form of some data.
  ///
  /// - Returns: Why it failed; nil if it did not.
  func deflate(_ data: UnsafeRawBufferPointer, into result: inout GrowingBytes) -> String?

  /// The checksum of PNG's chunks (PNG, third edition, §5.5).
  func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32
}
