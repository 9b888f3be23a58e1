internal import CreaseLayers
internal import Glibc

/// The bytes of a picture that is not decoded yet, and its name for messages.
struct PictureData {
  /// The largest file that is read: twice what the largest picture takes without compression.
  static let byteLimit = 1 << 31

  /// The path, or what stands for it.
  let name: String
  let bytes: [UInt8]

  /// Bytes from memory.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Takes up the text of an SVG document.
  init(svg text: String) throws(PanelError) {
    self.init(name: "the SVG document", bytes: Array(text.utf8))
    let reader = ByteReader(bytes[...])
    if !SVGDocument.matches(reader) {
      throw .pictureUnknown(picture: name, reason: "it has no svg element near its start")
    }
  }

  /// Reads a file.
  init(path: String) throws(PanelError) {
    name = path
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .pictureUnreadable(picture: "''", reason: "the name is empty or has a zero byte in it")
    }
    // A pipe without a writer would be waited for.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Self.systemError(path) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw Self.systemError(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw .pictureUnreadable(picture: path, reason: "it is a folder; name a file in it")
    default:
      throw .pictureUnreadable(picture: path, reason: "it is no file; write it to one first")
    }
    guard status.st_size <= Self.byteLimit else {
      throw .pictureUnreadable(
        picture: path, reason: "its \(status.st_size) bytes are over the limit of \(Self.byteLimit)"
      )
    }
    bytes = try Self.contents(of: file, count: Int(status.st_size), path)
    if bytes.isEmpty { throw .pictureBroken(picture: path, reason: "the file is empty") }
  }

  private static func contents(
    of file: Int32, count: Int, _ path: String
  ) throws(PanelError) -> [UInt8] {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe read(file, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        filled += got
      }
    }
    if failed { throw systemError(path) }
    return bytes
  }

  private static func systemError(_ path: String) -> PanelError {
    var text = [CChar](repeating: 0, count: 256)
    let number = errno
    let isKnown = unsafe strerror_r(number, &text, text.count) == 0
    let words = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return .pictureUnreadable(
      picture: path, reason: isKnown ? String(decoding: words, as: UTF8.self) : "error \(number)")
  }
}

extension PictureData {
  /// The error for bytes that can't be decoded.
  func broken(_ reason: String) -> PanelError { .pictureBroken(picture: name, reason: reason) }

  /// Refuses extents beyond what can be drawn.
  func checkExtents(width: Int, height: Int) throws(PanelError) {
    guard width >= 1, height >= 1 else { throw broken("it has no pixels") }
    guard max(width, height) <= PanelError.sideLimit, width * height <= PanelError.pixelLimit
    else { throw .pictureTooLarge(picture: name, width: width, height: height) }
  }

  /// Refuses a picture that says it holds more than its bytes can possibly hold, before any time or
  /// memory is spent on it.
  func checkPlausible(needed: Int, width: Int, height: Int) throws(PanelError) {
    if needed > bytes.count {
      throw broken("it claims to hold \(width) × \(height) pixels, for which it is too short")
    }
  }
}
