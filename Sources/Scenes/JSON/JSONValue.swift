/// A JSON value that remembers where in the text it began.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    /// The word null.
    case null
    /// True or false.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in the order of the text.
    case object([Member])
  }

  /// A key of an object and its value.
  package struct Member: Sendable {
    /// The key.
    package var key: String
    /// Where the key began, in bytes from the start of the text.
    package var keyOffset: Int
    /// The value.
    package var value: JSONValue

    /// Makes a member.
    package init(_ key: String, _ value: JSONValue, keyOffset: Int = 0) {
      self.key = key
      self.value = value
      self.keyOffset = keyOffset
    }
  }

  /// What the value is.
  package var kind: Kind
  /// Where the value began, in bytes from the start of the text.
  package var offset: Int

  /// Makes a value; values that were not read from a text lie at 0.
  package init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// Makes an object.
  static func object(_ members: Member?...) -> JSONValue {
    JSONValue(.object(members.compactMap { $0 }))
  }

  /// Makes an array.
  static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// The members, if the value is an object.
  package var members: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The elements, if the value is an array.
  package var elements: [JSONValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  /// The value as an error message shows it: numbers and texts as they are, the rest by its kind.
  var summary: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSONWriter.text(of: value)
    case .string(let value): value.quotedExcerpt
    case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// Makes a text.
  package init(stringLiteral value: String) { self.init(.string(value)) }
  /// Makes a number.
  package init(floatLiteral value: Double) { self.init(.number(value)) }
  /// Makes a number.
  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }
  /// Makes a truth value.
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
}
