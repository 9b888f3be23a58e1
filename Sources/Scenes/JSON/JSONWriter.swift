/// Writes JSON: two spaces a level, keys in the order given, arrays of plain values on one line.
package struct JSONWriter {
  private var text = ""

  /// The text of a value, ending in a line break.
  package static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, indent: "\n")
    return writer.text + "\n"
  }

  /// The shortest decimal number that reads back as the same value; null for what JSON can't hold.
  package static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func write(_ value: JSONValue, indent: String) {
    switch value.kind {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(of: value)
    case .string(let value): write(value)
    case .array(let elements): write(elements, indent: indent)
    case .object(let members): write(members, indent: indent)
    }
  }

  private mutating func write(_ elements: [JSONValue], indent: String) {
    let isFlat = elements.allSatisfy { $0.isFlat }
    let inner = indent + "  "
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += inner }
      write(element, indent: inner)
    }
    text += isFlat ? "]" : indent + "]"
  }

  private mutating func write(_ members: [JSONValue.Member], indent: String) {
    guard !members.isEmpty else {
      text += "{}"
      return
    }
    let inner = indent + "  "
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      text += inner
      write(member.key)
      text += ": "
      write(member.value, indent: inner)
    }
    text += indent + "}"
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}": text += "\\u" + scalar.value.hexadecimal(digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue {
  /// Whether the value is written on one line: a plain one, or an array of plain ones.
  fileprivate var isFlat: Bool {
    switch kind {
    case .object(let members): members.isEmpty
    case .array(let elements): elements.allSatisfy { $0.elements == nil && $0.members == nil }
    case .null, .bool, .number, .string: true
    }
  }
}

extension UInt32 {
  /// The number in hexadecimal digits, filled up with zeros.
  func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
