extension Shape<Bool> {
  /// True or false.
  static let truth = Shape(
    schema: .object(.init("type", "boolean")),
    read: { json, reader in
      if case .bool(let value) = json.kind { return value }
      reader.report(.wrongKind(found: json.summary, expected: "true or false"))
      return nil
    },
    check: { _, _ in },
    write: { JSONValue(.bool($0)) })
}
