internal import Glibc

/// The floor that drawing is measured against: moving bytes, and nothing else.
public enum MemoryCopy {
  /// Copies bytes from one place to another by memcpy.
  ///
  /// - Precondition: Both have the same number of bytes.
  public static func copy(_ source: Span<UInt8>, to target: inout MutableSpan<UInt8>) {
    precondition(source.count == target.count, "both have the same number of bytes")
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        unsafe memcpy(to, from, source.count)
      }
    }
  }
}
