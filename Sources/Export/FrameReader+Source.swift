internal import Glibc

/// A place to read frames from, checked by the system's own means, whose words are clearer than
/// FFmpeg's.
struct FrameSource {
  /// The path as it was given.
  let path: String
  /// What FFmpeg opens.
  let url: String
  /// Whether FFmpeg may take the name for a pattern; the bytes are then to be opened apart from the
  /// name.
  let hasMisleadingName: Bool

  init(_ path: String) throws(FrameReaderError) {
    self.path = path
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotOpen(path: "''", reason: "the name is empty or has a zero byte in it")
    }
    let isPattern = path.contains { "%*?[]{}".contains($0) }
    var status = stat()
    do {
      _ = try call { unsafe stat(path, &status) }
    } catch {
      // The name of a numbered sequence is no file's.
      guard error.number == ENOENT, (try? SequencePattern(path)) != nil else {
        throw .cannotOpen(path: path, reason: error.reason)
      }
      url = path
      hasMisleadingName = false
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw .cannotOpen(
        path: path,
        reason: "it is a folder; for a sequence in it, name its files, such as"
          + " \(Path.join(path, "%05d.png"))")
    }
    guard unsafe access(path, R_OK) == 0 else {
      throw .cannotOpen(path: path, reason: SystemError.last.reason)
    }
    if status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 {
      throw .notDecodable(path: path, reason: "the file is empty")
    }
    url = "file:" + path
    hasMisleadingName = isPattern
  }
}
