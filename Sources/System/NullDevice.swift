internal import Glibc

/// A descriptor that takes bytes and forgets them.
public final class NullDevice {
  /// The descriptor, open for writing.
  public let descriptor: Int32

  /// Opens the device.
  ///
  /// - Throws: `SystemError`.
  public init() throws(SystemError) {
    descriptor = Int32(
      try SystemError.check("open", "/dev/null") {
        Int(unsafe open("/dev/null", O_WRONLY | O_CLOEXEC))
      })
  }

  deinit { close(descriptor) }
}
