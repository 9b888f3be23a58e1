/// A format and a destination that go together.
public struct Output: Sendable, Hashable {
  /// The kind of file.
  public let format: OutputFormat
  /// Where it is written to.
  public let destination: Destination

  /// Pairs a format with a destination.
  ///
  /// - Throws: `ExportError.unsuited` if the format can't be written there.
  public init(format: OutputFormat, destination: Destination) throws(ExportError) {
    switch destination {
    case .descriptor where !format.streams:
      throw .unsuited(
        format: format.name, destination: destination.description,
        reason: "it can't be written to a pipe; name a file")
    case .sequence(let pattern) where format.kind == .film:
      throw .unsuited(
        format: format.name, destination: pattern.description,
        reason: "one file holds the whole film; leave the frame number out of the name")
    default: break
    }
    self.format = format
    self.destination = destination
  }

  /// Reads what is typed as an output: a path, `-` for standard output, a name with `%05d` or a
  /// folder that ends in "/" for a sequence of pictures.
  ///
  /// - Parameters:
  ///   - path: What names the destination.
  ///   - word: What names the format. Nil to go by the path's extension; PNG for a folder, raw
  ///     frames for standard output.
  /// - Throws: `ExportError.emptyPath`, `.unknownFormat`, `.noExtension`, `.badPattern` or
  ///   `.unsuited`.
  public init(path: String, format word: String? = nil) throws(ExportError) {
    var named: OutputFormat?
    if let word { named = try OutputFormat.named(word) }
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .emptyPath }
    if path == "-" {
      try self.init(format: named ?? .raw, destination: .standardOutput)
      return
    }
    if path.utf8.last == UInt8(ascii: "/") {
      let format = named ?? .png
      let pattern = SequencePattern(folder: path, extension: format.extensions.first ?? format.word)
      try self.init(format: format, destination: .sequence(pattern))
      return
    }
    let format: OutputFormat
    if let named { format = named } else { format = try OutputFormat.ofPath(path) }
    let folder = path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]
    let name = path[folder.endIndex...]
    if !Self.isPattern(name, for: format) {
      let plain = format.kind == .film ? name : Self.unescaped(name)
      try self.init(format: format, destination: .file(path: "\(folder)\(plain)"))
    } else {
      try self.init(format: format, destination: .sequence(SequencePattern(path)))
    }
  }

  /// Whether a percent sign in a file's name means a frame's number.
  ///
  /// In the name of a picture a single one always does, so that a mistyped number is found out; in
  /// a film's name it is a mistake only if it has the form of a number.
  private static func isPattern(_ name: Substring, for format: OutputFormat) -> Bool {
    switch format.kind {
    case .picture: return Self.unescaped(name, sign: "").contains("%")
    case .film: return name.contains("%") && (try? SequencePattern(String(name))) != nil
    }
  }

  /// A name with one percent sign, or what else is given, in place of each `%%`.
  private static func unescaped(_ name: Substring, sign: String = "%") -> Substring {
    var result = ""
    var rest = name
    while let percent = rest.firstIndex(of: "%") {
      let isDoubled = rest[percent...].hasPrefix("%%")
      result += rest[..<percent] + (isDoubled ? sign : "%")
      rest = rest[percent...].dropFirst(isDoubled ? 2 : 1)
    }
    return Substring(result + rest)
  }
}
