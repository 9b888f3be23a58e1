internal import Glibc

/// Names of files that are being written, and what is left of them when a process is killed.
enum Leftovers {
  /// A name that no other has: `.crease-HOST-PROCESS-TAG.part`.
  static func freshName() -> String {
    let tag = String(UInt32.random(in: 0 ... .max), radix: 36)
    return "\(prefix)\(getpid())-\(tag).part"
  }

  /// Removes the half-written files in a folder whose writers ran on this machine and are no more.
  static func remove(in folder: String) {
    guard let stream = unsafe opendir(folder) else { return }
    defer { unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard name.hasPrefix(prefix), name.hasSuffix(".part"),
        let writer = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }),
        writer != getpid(), kill(writer, 0) != 0, errno == ESRCH
      else { continue }
      _ = unsafe unlink(Path.join(folder, name))
    }
  }

  /// What the names of this machine's files start with.
  private static let prefix: String = {
    var bytes = [CChar](repeating: 0, count: 256)
    _ = unsafe gethostname(&bytes, bytes.count - 1)
    // Short enough for the longest file name there may be, and without what ends the host's name.
    let host = bytes.prefix { $0 != 0 }.prefix(32).map { UInt8(bitPattern: $0) }
    let text = String(decoding: host, as: UTF8.self)
    return ".crease-\(String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }))-"
  }()
}
