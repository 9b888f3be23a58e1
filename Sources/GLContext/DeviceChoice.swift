/// Which graphics device to draw on.
public enum DeviceChoice: Sendable, Hashable {
  /// The first that works: GBM on render nodes, GBM on primary nodes, EGL devices, surfaceless,
  /// surfaceless with the software driver.
  case automatic
  /// GBM on a node named by its path, or on the first node that works.
  case gbm(node: String?)
  /// An EGL device named by its number, counted from 0, or the first that works.
  case egl(index: Int?)
  /// The surfaceless platform, with the software driver if there is no other.
  case surfaceless

  /// The spellings that `init(parsing:)` takes.
  public static let spellings = "auto | gbm[:NODE] | egl[:INDEX] | surfaceless"

  /// Reads a choice as it is written on the command line: `auto`, `gbm`, `gbm:/dev/dri/card0`,
  /// `egl`, `egl:0` or `surfaceless`.
  ///
  /// - Throws: `GLContextError.badChoice` for anything else.
  public init(parsing text: String) throws(GLContextError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let argument = parts.count > 1 ? String(parts[1]) : nil
    switch (parts.first.map(String.init) ?? "", argument) {
    case ("auto", nil): self = .automatic
    case ("surfaceless", nil): self = .surfaceless
    case ("gbm", nil): self = .gbm(node: nil)
    case ("gbm", .some(let node)):
      guard !node.isEmpty, !node.utf8.contains(0) else {
        throw .badChoice(
          text, reason: "after 'gbm:' comes a node's path, as in 'gbm:/dev/dri/card0'")
      }
      self = .gbm(node: node)
    case ("egl", nil): self = .egl(index: nil)
    case ("egl", .some(let number)):
      guard let index = Int(number), index >= 0 else {
        throw .badChoice(text, reason: "after 'egl:' comes a device's number, 0 or above")
      }
      self = .egl(index: index)
    case ("auto", .some(let rest)), ("surfaceless", .some(let rest)):
      throw .badChoice(text, reason: "nothing may follow the word, but ':\(rest)' does")
    default:
      throw .badChoice(text, reason: "there is no such device")
    }
  }
}

extension DeviceChoice: CustomStringConvertible {
  /// The choice as it is written on the command line.
  public var description: String {
    switch self {
    case .automatic: "auto"
    case .gbm(let node): node.map { "gbm:\($0)" } ?? "gbm"
    case .egl(let index): index.map { "egl:\($0)" } ?? "egl"
    case .surfaceless: "surfaceless"
    }
  }
}
