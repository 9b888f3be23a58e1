/// A JSON value to be written.
indirect enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case list([JSONText])
  case object([(String, JSONText)])

  /// The value as text: objects on lines of their own, two spaces a level, lists on one line unless
  /// there are objects in them. What JSON can't hold, such as infinity, is null.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return "\(value)"
    case .number(let value): return value.isFinite ? "\(value)" : "null"
    case .string(let value): return Self.quoted(value)
    case .list(let values):
      let texts = values.map { $0.text(indent: inner) }
      guard values.contains(where: \.isObject) else {
        return "[" + texts.joined(separator: ", ") + "]"
      }
      return "[\n\(inner)" + texts.joined(separator: ",\n\(inner)") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isObject: Bool { if case .object = self { true } else { false } }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
