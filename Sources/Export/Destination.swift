/// Where frames are written to.
public enum Destination: Sendable, Hashable {
  /// One file, by its path. It appears under its name only when it is whole.
  case file(path: String)
  /// A numbered file for each frame. Each appears under its name only when it is whole.
  case sequence(SequencePattern)
  /// A file descriptor that is open for writing and stays open, such as a pipe.
  ///
  /// A process that writes to a pipe should ignore SIGPIPE, so that a reader's end arrives as
  /// `ExportError.writeFailed` instead of killing it.
  case descriptor(Int32)

  /// Standard output.
  public static let standardOutput = Destination.descriptor(1)
}

extension Destination: CustomStringConvertible {
  /// The destination as messages name it.
  public var description: String {
    switch self {
    case .file(let path): path
    case .sequence(let pattern): pattern.description
    case .descriptor(1): "standard output"
    case .descriptor(let number): "file descriptor \(number)"
    }
  }
}
