internal import Glibc

/// A file that appears under its name only when it is whole: it is written under a hidden name in
/// the same folder, then renamed.
///
/// What is not a regular file, such as a named pipe or /dev/null, is written to directly, since
/// renaming would replace it.
final class AtomicFile {
  /// Where the bytes go meanwhile.
  let writingPath: String
  /// Whether the file is written under its own name, and may not allow going back in it.
  let isDirect: Bool
  let sink: ByteSink

  private let path: String
  private let mode: mode_t?
  private var isOpen = true
  private var isPending: Bool

  /// Creates the file under its hidden name.
  ///
  /// - Throws: `ExportError.cannotCreate`.
  init(path: String) throws(ExportError) {
    let target: Target
    do { target = try Target(path) } catch {
      throw .cannotCreate(path: path, reason: error.reasonNotToCreate(path))
    }
    if let obstacle = target.obstacle { throw .cannotCreate(path: path, reason: obstacle) }
    self.path = target.path
    isDirect = target.isSpecial
    isPending = !isDirect
    mode = target.mode
    do {
      let opened =
        isDirect
        ? (target.path, try call { unsafe open(target.path, O_WRONLY | O_CLOEXEC) })
        : try Self.openHidden(in: Path.folder(of: target.path))
      writingPath = opened.0
      sink = ByteSink(descriptor: opened.1, name: path)
    } catch {
      throw .cannotCreate(path: path, reason: error.reasonNotToCreate(path))
    }
  }

  deinit { discard() }

  /// Closes the file and gives it its name.
  ///
  /// - Throws: `ExportError.writeFailed` if the system could not keep what was written.
  func commit() throws(ExportError) {
    do throws(SystemError) {
      if let mode { _ = fchmod(sink.descriptor, mode) }
      isOpen = false
      // Not repeated when interrupted: the descriptor is gone by then.
      if close(sink.descriptor) != 0, errno != EINTR { throw SystemError.last }
      guard isPending else { return }
      _ = try call { unsafe rename(writingPath, path) }
      isPending = false
    } catch {
      discard()
      throw .writeFailed(path: sink.name, reason: error.reasonNotToWrite)
    }
  }

  /// Removes the file if it has not got its name.
  func discard() {
    if isOpen { _ = close(sink.descriptor) }
    isOpen = false
    if isPending { _ = unsafe unlink(writingPath) }
    isPending = false
  }

  /// Creates a file whose name no other has.
  private static func openHidden(in folder: String) throws(SystemError) -> (String, Int32) {
    while true {
      let path = Path.join(folder, Leftovers.freshName())
      do {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        return (path, try call { unsafe open(path, flags, 0o666) })
      } catch  where error.number == EEXIST {
        continue
      }
    }
  }
}

extension AtomicFile {
  /// What lies under a path before it is written to.
  private struct Target {
    /// The path, or what it leads to if it is a symbolic link.
    var path: String
    var isSpecial = false
    /// The permissions of the file that will be replaced.
    var mode: mode_t?
    /// Why the path can't be written to.
    var obstacle: String?

    init(_ path: String) throws(SystemError) {
      self.path = path
      var status = stat()
      do { _ = try call { unsafe stat(path, &status) } } catch  where error.number == ENOENT {
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        obstacle = "it is a folder; end its name in '/' to write a PNG sequence into it"
      case S_IFREG:
        mode = status.st_mode & 0o777
        if unsafe access(path, W_OK) != 0 {
          obstacle = "it is there already and must not be overwritten; choose another name"
        }
        if let real = unsafe realpath(path, nil) {
          unsafe self.path = String(cString: real)
          unsafe free(real)
        }
      default: isSpecial = true
      }
    }
  }
}
