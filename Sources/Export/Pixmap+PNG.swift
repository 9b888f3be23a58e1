public import CreasePixmaps
internal import Glibc

extension Pixmap {
  /// The bytes of a PNG file with the picture: RGB if it is opaque, else RGBA.
  ///
  /// - Throws: `ExportError.cannotCreate` or `.writeFailed` if there is no room for a temporary
  ///   file, `.encodingFailed` if there is no memory.
  public func pngBytes() throws(ExportError) -> [UInt8] {
    let file = try NamelessFile()
    let exporter = try Exporter(
      Output(format: .png, destination: .descriptor(file.descriptor)),
      settings: ExportSettings(width: width, height: height))
    try exporter.append(self)
    try exporter.finish()
    return try file.contents()
  }
}

/// A temporary file that is gone when it is closed, for encoders that write to files.
private struct NamelessFile: ~Copyable {
  let descriptor: Int32
  private let folder: String

  init() throws(ExportError) {
    let variable = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    let folder = variable.isEmpty ? "/tmp" : variable
    var name = Array(Path.join(folder, "crease-XXXXXX").utf8CString)
    do throws(SystemError) {
      descriptor = try call { unsafe mkstemp(&name) }
    } catch { throw .cannotCreate(path: folder, reason: error.reasonNotToCreate(folder + "/")) }
    self.folder = folder
    _ = unsafe unlink(name)
  }

  deinit { close(descriptor) }

  func contents() throws(ExportError) -> [UInt8] {
    do throws(SystemError) {
      let size = Int(try call { lseek(descriptor, 0, SEEK_END) })
      var bytes = [UInt8](repeating: 0, count: size)
      var done = 0
      while done < size {
        let count = try call {
          unsafe bytes[done...].withUnsafeMutableBytes {
            unsafe pread(descriptor, $0.baseAddress, $0.count, off_t(done))
          }
        }
        if count == 0 { break }
        done += count
      }
      return bytes
    } catch { throw .writeFailed(path: folder, reason: error.reasonNotToWrite) }
  }
}
