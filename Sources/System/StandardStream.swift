internal import Glibc

/// Standard output or standard error.
public enum StandardStream: Int32, Sendable, Hashable {
  /// Where data goes.
  case output = 1
  /// Where messages go.
  case error = 2

  /// Writes text, all of it.
  public func write(_ text: String) throws(SystemError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = try SystemError.check("write", name) {
        unsafe bytes.withUnsafeBytes { unsafe Glibc.write(rawValue, $0.baseAddress, $0.count) }
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Whether a person reads it on a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  private var name: String { self == .output ? "standard output" : "standard error" }

  /// Makes sure that the descriptors 0, 1 and 2 are taken, so that no file that is opened later
  /// gets one of them by accident: one that the caller closed is opened on `/dev/null` for reading,
  /// where every write fails.
  public static func occupy() {
    while true {
      let descriptor = unsafe open("/dev/null", O_RDONLY)
      if descriptor < 0 { return }
      if descriptor > 2 {
        close(descriptor)
        return
      }
    }
  }
}
