/// What a value of a scene looks like, said once: how it is read from JSON, what it may be, how the
/// JSON Schema tells it, and how it is written.
struct Shape<Value>: Sendable {
  /// What the JSON Schema says of a value.
  var schema: JSONValue
  /// The schemas that `schema` refers to, by name.
  var definitions: [JSONValue.Member] = []
  /// Reads a value, or notes what is wrong with its form; ranges are left to `check`.
  var read: @Sendable (JSONValue, inout SceneReader) -> Value?
  /// Notes what is out of range, for values from JSON and from code alike.
  var check: @Sendable (Value, inout SceneReader) -> Void
  /// Writes a value, where that is of use for the defaults in the schema.
  var write: @Sendable (Value) -> JSONValue? = { _ in nil }

  /// Reads a value and notes at once what is out of range in it: for a value that is written in
  /// short, whose place would be another one in full.
  func readChecked(_ json: JSONValue, _ reader: inout SceneReader) -> Value? {
    let value = read(json, &reader)
    if let value { check(value, &reader) }
    return value
  }

  /// The shape under a name that other schemas can refer to.
  func named(_ name: String) -> Shape {
    var shape = self
    shape.schema = .object(.init("$ref", .init(.string("#/$defs/\(name)"))))
    shape.definitions.append(.init(name, schema))
    return shape
  }
}

extension JSONValue {
  /// A schema's members with some more after them.
  func adding(_ members: [Member]) -> JSONValue {
    JSONValue(.object((self.members ?? []) + members))
  }
}
