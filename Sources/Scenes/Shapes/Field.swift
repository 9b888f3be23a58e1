/// A key of an object: what its value looks like, where it goes, and what it means.
struct Field<Root>: Sendable {
  /// The key.
  let key: String
  /// What it means, in a sentence.
  let meaning: String
  /// Whether the object must have it.
  let isRequired: Bool
  /// What the JSON Schema says of the value, and the schemas it refers to.
  let schema: JSONValue
  let definitions: [JSONValue.Member]
  /// Reads a value into the object's.
  let read: @Sendable (JSONValue, inout Root, inout SceneReader) -> Void
  /// Notes what is out of range in the object's value.
  let check: @Sendable (Root, inout SceneReader) -> Void
  /// The value of an object as the schema tells it.
  let write: @Sendable (Root) -> JSONValue?

  /// Declares a key that may be left out, unless `required` says otherwise.
  init<Value>(
    _ key: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ shape: Shape<Value>,
    required: Bool = false, _ meaning: String
  ) {
    self.key = key
    self.meaning = meaning
    isRequired = required
    schema = shape.schema
    definitions = shape.definitions
    read = { json, root, reader in
      reader.at(.key(key)) { reader in
        if let value = shape.read(json, &reader) { root[keyPath: path] = value }
      }
    }
    check = { root, reader in
      reader.at(.key(key)) { reader in shape.check(root[keyPath: path], &reader) }
    }
    write = { shape.write($0[keyPath: path]) }
  }

  /// Declares a key that, left out, has no value at all.
  init<Value>(
    _ key: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ shape: Shape<Value>,
    required: Bool = false, _ meaning: String
  ) {
    self.init(key, path, shape.optional, required: required, meaning)
  }
}

extension Shape {
  /// The shape of a value that may be missing; nothing but a value can be written for it.
  fileprivate var optional: Shape<Value?> {
    let shape = self
    return Shape<Value?>(
      schema: schema, definitions: definitions, read: { json, reader in shape.read(json, &reader) },
      check: { value, reader in
        if let value { shape.check(value, &reader) }
      },
      write: { value in value.flatMap { shape.write($0) } })
  }
}
