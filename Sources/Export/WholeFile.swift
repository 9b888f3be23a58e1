/// A file of text that appears under its name only when it is whole; letting go of it before leaves
/// nothing behind.
public final class WholeFile {
  private let file: AtomicFile

  /// Makes sure that the file can be written, by creating it under a hidden name.
  ///
  /// - Throws: `ExportError.emptyPath` or `.cannotCreate`.
  public init(path: String) throws(ExportError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .emptyPath }
    file = try AtomicFile(path: path)
  }

  /// Writes the text and gives the file its name; only once.
  ///
  /// - Throws: `ExportError.writeFailed`.
  public func finish(_ text: String) throws(ExportError) {
    let bytes = Array(text.utf8)
    try unsafe bytes.span.withUnsafeBytes { (bytes) throws(ExportError) in
      try unsafe file.sink.write(bytes)
    }
    try file.commit()
  }
}
