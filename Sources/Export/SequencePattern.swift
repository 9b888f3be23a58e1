/// The names of a numbered sequence of files, such as `frames/a-%05d.png`.
public struct SequencePattern: Sendable, Hashable {
  /// What comes before the number, the folder included.
  public let prefix: String
  /// The least number of digits, 1…20; shorter numbers have zeros in front.
  public let digits: Int
  /// What comes after the number.
  public let suffix: String
  /// Whether the folder, and those above it, are made if they are missing.
  public let makesFolder: Bool

  /// The folder that holds the files: "." or a path without a slash at its end, but for "/".
  public var folder: String { Path.folder(of: prefix) }

  /// Makes the pattern `FOLDER/%05d.EXTENSION` for a folder's path that ends in "/".
  public init(folder: String, extension: String) {
    prefix = folder
    digits = 5
    suffix = ".\(`extension`)"
    makesFolder = true
  }

  /// Reads a path whose file name holds one `%d`, `%5d` or `%05d`; `%%` stands for a percent sign.
  ///
  /// A blank width counts as one with zeros: the names sort that way.
  ///
  /// - Throws: `ExportError.badPattern` if there is none, more than one, or something else after a
  ///   percent sign.
  public init(_ path: String) throws(ExportError) {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var parts = [String(path[..<cut])]
    var digits = 1
    var rest = path[cut...]
    while let percent = rest.firstIndex(of: "%") {
      parts[parts.count - 1] += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        parts[parts.count - 1] += "%"
        rest = rest.dropFirst()
        continue
      }
      let width = rest.prefix { $0.isASCII && $0.isNumber }
      guard rest.dropFirst(width.count).first == "d", width.count <= 3,
        let number = width.isEmpty ? 1 : Int(width), (1...20).contains(number)
      else { throw .badPattern(path: path, reason: "'%' needs a number's form after it") }
      digits = number
      rest = rest.dropFirst(width.count + 1)
      parts.append("")
    }
    parts[parts.count - 1] += rest
    guard parts.count > 1 else {
      throw .badPattern(path: path, reason: "it has no place for the frame's number")
    }
    guard parts.count == 2 else {
      throw .badPattern(path: path, reason: "it has more than one place for the frame's number")
    }
    prefix = parts[0]
    suffix = parts[1]
    self.digits = digits
    makesFolder = false
  }

  /// The path of a frame's file; the number is at least 0.
  public func path(ofFrame number: Int) -> String {
    let text = String(number)
    let zeros = String(repeating: "0", count: max(0, digits - text.utf8.count))
    return prefix + zeros + text + suffix
  }
}

extension SequencePattern: CustomStringConvertible {
  /// The pattern as it is typed.
  public var description: String {
    func escaped(_ text: some StringProtocol) -> String {
      text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
    let cut = prefix.lastIndex(of: "/").map { prefix.index(after: $0) } ?? prefix.startIndex
    return "\(prefix[..<cut])\(escaped(prefix[cut...]))%0\(digits)d\(escaped(suffix))"
  }
}
