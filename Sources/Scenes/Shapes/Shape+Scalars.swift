internal import CreaseWords

extension Shape<Double> {
  /// A number in a range.
  static func number(_ range: NumberRange) -> Shape {
    Shape(
      schema: JSONValue.object(.init("type", "number")).adding(range.schema),
      read: { json, reader in
        if case .number(let value) = json.kind { return value }
        reader.report(.wrongKind(found: json.summary, expected: "a number"))
        return nil
      },
      check: { value, reader in
        guard !range.contains(value) else { return }
        reader.report(.outOfRange(found: value.shown, allowed: "\(range)"))
      },
      write: { JSONValue(.number($0)) })
  }
}

extension Shape<Int> {
  /// A whole number in a range.
  static func integer(_ range: ClosedRange<Int>) -> Shape {
    let allowed = NumberRange.from(Double(range.lowerBound), through: Double(range.upperBound))
    return Shape(
      schema: JSONValue.object(.init("type", "integer")).adding(allowed.schema),
      read: { json, reader in
        if case .number(let value) = json.kind {
          // What is too large for an Int is out of any range, and so is its stand-in.
          if let whole = Int(exactly: value) { return whole }
          if value == value.rounded() { return value < 0 ? .min : .max }
        }
        reader.report(.wrongKind(found: json.summary, expected: "a whole number"))
        return nil
      },
      check: { value, reader in
        guard !range.contains(value) else { return }
        reader.report(.outOfRange(found: "\(value)", allowed: "\(allowed)"))
      },
      write: { JSONValue(.number(Double($0))) })
  }
}

extension Shape<String> {
  /// A text in any script.
  static let text = Shape(
    schema: .object(.init("type", "string")),
    read: { json, reader in
      if case .string(let value) = json.kind { return value }
      reader.report(.wrongKind(found: json.summary, expected: "a text in double quotes"))
      return nil
    },
    check: { value, reader in
      guard value.utf8.contains(0) else { return }
      reader.report(
        .malformed(
          found: value.quotedExcerpt, what: "a text that can be drawn",
          remedy: "remove the character U+0000"))
    },
    write: { JSONValue(.string($0)) })
}

extension Shape {
  /// One of the names of an enumeration.
  static func name(_ what: String) -> Shape
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    let names = Value.allCases.map(\.rawValue)
    return Shape(
      schema: .object(.init("enum", .array(names.map { JSONValue(.string($0)) }))),
      read: { json, reader in
        guard case .string(let name) = json.kind else {
          let expected = "\(what): one of \(names.joined(separator: ", "))"
          reader.report(.wrongKind(found: json.summary, expected: expected))
          return nil
        }
        if let value = Value(rawValue: name) { return value }
        reader.report(
          .unknownName(
            found: name.quotedExcerpt, what: what,
            nearest: Spelling.nearest(to: name, among: names), known: names))
        return nil
      },
      check: { _, _ in },
      write: { JSONValue(.string($0.rawValue)) })
  }

  /// An array of values; an element that can't be read is replaced, so that those after it keep
  /// their indices. Without a replacement the whole array can't be read.
  static func array<Element>(
    of element: Shape<Element>, placeholder: Element? = nil
  ) -> Shape where Value == [Element], Element: Sendable {
    Shape(
      schema: .object(.init("type", "array"), .init("items", element.schema)),
      definitions: element.definitions,
      read: { json, reader in
        guard let elements = json.elements else {
          reader.report(.wrongKind(found: json.summary, expected: "an array"))
          return nil
        }
        let values = elements.enumerated().map { index, json in
          reader.at(.index(index)) { reader in element.read(json, &reader) } ?? placeholder
        }
        let known = values.compactMap { $0 }
        if known.count == values.count { return known }
        // What is out of range in the others is not checked later, so tell it now.
        for (index, value) in values.enumerated() {
          guard let value else { continue }
          reader.at(.index(index)) { reader in element.check(value, &reader) }
        }
        return nil
      },
      check: { values, reader in
        for (index, value) in values.enumerated() {
          reader.at(.index(index)) { reader in element.check(value, &reader) }
        }
      })
  }
}

extension Double {
  /// The number as an error message shows it, NaN and infinities included.
  var shown: String { isFinite ? JSONWriter.text(of: self) : "\(self)" }
}
