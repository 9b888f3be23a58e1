internal import Glibc

/// Reads files whole.
public enum FileContents {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The largest number of bytes that is read; a longer file is an error.
  public static func read(path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = try SystemError.check("open", path) {
      unsafe Int(open(path, O_RDONLY | O_CLOEXEC))
    }
    defer { close(Int32(descriptor)) }
    return try read(descriptor: Int32(descriptor), name: path, limit: limit)
  }

  /// Whether two paths lead to one file that is there.
  public static func areSame(_ path: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard unsafe stat(path, &first) == 0, unsafe stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
      && first.st_mode & S_IFMT == S_IFREG
  }

  /// All the bytes of standard input.
  public static func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
    try read(descriptor: 0, name: "standard input", limit: limit)
  }

  private static func read(
    descriptor: Int32, name: String, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try SystemError.check("read", name) {
        unsafe block.withUnsafeMutableBytes {
          unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
        }
      }
      if count == 0 { return bytes }
      bytes += block[..<count]
      if bytes.count > limit {
        throw SystemError(
          call: "read", subject: name, number: EFBIG, reason: "longer than \(limit) bytes")
      }
    }
  }
}
