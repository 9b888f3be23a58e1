/// What is worth telling about the texts drawn so far, each thing once.
struct WarningLog {
  /// The most characters that are named; further ones share one warning.
  static let characterLimit = 64

  private var pending: [String] = []
  private var characters: Set<UInt32> = []
  private var isFontless = false

  /// The warnings since the last call.
  mutating func take() -> [String] {
    defer { pending = [] }
    return pending
  }

  /// Tells that no font has a character.
  mutating func addMissing(_ codePoint: UInt32) {
    guard characters.count <= Self.characterLimit, characters.insert(codePoint).inserted else {
      return
    }
    if characters.count > Self.characterLimit {
      pending.append("no installed font has some further characters either")
      return
    }
    let digits = String(codePoint, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let character = Unicode.Scalar(codePoint).map { "'\($0)' " } ?? ""
    pending.append(
      "no installed font has \(character)(U+\(number)); \(Self.remedy(for: codePoint))")
  }

  /// Tells that none of a face's families is installed and what is used instead.
  mutating func addReplaced(families: [String], by family: String) {
    let names = families.map { "'\($0)'" }.joined(separator: ", ")
    let remedy =
      families.contains { Self.key($0) == "inter" }
      ? "install it, e.g. the package fonts-inter" : "install it or name another one"
    pending.append(
      families.count == 1
        ? "the font \(names) is not installed, '\(family)' is used instead; \(remedy)"
        : "none of the fonts \(names) is installed, '\(family)' is used instead; \(remedy)")
  }

  /// Tells that there is no font at all.
  mutating func addNoFonts() {
    if isFontless { return }
    isFontless = true
    pending.append(
      "no font is installed, so no text can be read; install one, e.g. the package fonts-inter")
  }

  /// A family's name as fontconfig compares it: without blanks, in lower case.
  static func key(_ family: String) -> String {
    family.lowercased().filter { $0 != " " }
  }

  private static func remedy(for codePoint: UInt32) -> String {
    switch codePoint {
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF:
      return "it is for private use: install a font that defines it"
    case 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return "install one that has it, e.g. the package fonts-noto-cjk"
    default:
      let isEmoji = Unicode.Scalar(codePoint)?.properties.isEmoji ?? false
      let package = isEmoji ? "fonts-noto-color-emoji" : "fonts-noto-core"
      return "install one that has it, e.g. the package \(package)"
    }
  }
}
