internal import Glibc

/// A folder for a sequence of files: made if need be, and removed again if it stays empty.
final class Folder {
  private var made: [String] = []

  /// Checks that files can be created in a folder.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - makes: Whether the folder and those above it are made if they are missing.
  ///   - output: The sequence's name for messages.
  /// - Throws: `ExportError.cannotCreate`.
  init(_ path: String, makes: Bool, for output: String) throws(ExportError) {
    if makes { try make(path, for: output) }
    do throws(SystemError) {
      var status = stat()
      _ = try call { unsafe stat(path, &status) }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(number: ENOTDIR) }
      _ = try call { unsafe access(path, W_OK | X_OK) }
    } catch {
      removeIfEmpty()
      throw .cannotCreate(
        path: output, reason: error.reasonNotToCreate(Path.join(path, "picture")))
    }
  }

  deinit { removeIfEmpty() }

  /// Removes the folders that were made here and hold nothing.
  func removeIfEmpty() {
    for path in made.reversed() { _ = unsafe rmdir(path) }
    made = []
  }

  private func make(_ path: String, for output: String) throws(ExportError) {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return }
    let parent = Path.folder(of: path)
    if parent != path, parent != "." { try make(parent, for: output) }
    do {
      _ = try call { unsafe mkdir(path, 0o777) }
      made.append(path)
    } catch {
      if error.number == EEXIST { return }
      removeIfEmpty()
      throw .cannotCreate(path: output, reason: error.reasonNotToCreate(path))
    }
  }
}
