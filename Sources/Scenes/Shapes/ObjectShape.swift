internal import CreaseWords

/// A key that is known, but that an object can't have.
struct RefusedKey: Sendable {
  /// Why it can't.
  var fault: SceneFault
  /// The required key that is not to be called missing besides.
  var standsFor: String?

  /// A key that this version can't do anything with.
  ///
  /// - Parameters:
  ///   - what: What it is, such as "the stage 'roll'".
  ///   - supported: What can be used instead.
  ///   - standsFor: The required key that is not to be called missing besides.
  static func later(what: String, supported: String, standsFor: String? = nil) -> RefusedKey {
    RefusedKey(fault: .unsupported(what: what, supported: supported), standsFor: standsFor)
  }
}

/// Keys of which an object has exactly one.
struct KeyChoice: Sendable {
  /// The keys.
  var keys: [String]
  /// What the JSON Schema says of an object that has a key, besides that it has no other of them.
  var detail: @Sendable (_ key: String) -> [JSONValue.Member] = { _ in [] }
  /// Notes that there is none of them, or more than one: those that there are.
  var report: @Sendable (_ given: [JSONValue.Member], inout SceneReader) -> Void
}

/// An object of a scene: its keys, declared once.
struct ObjectShape<Root: Sendable>: Sendable {
  /// What the object is, for messages, such as "a cell".
  let name: String
  /// The object when no key is given. What stands for a required key is in its range, so that a
  /// key that is missing is not called out of range too.
  let start: Root
  /// The keys that this version knows.
  let fields: [Field<Root>]
  /// Keys that are known, but that this object can't have.
  var refused: [String: RefusedKey] = [:]
  /// Keys of which the object has exactly one.
  var choice: KeyChoice?

  /// The object as a value's shape.
  var shape: Shape<Root> {
    Shape(
      schema: schema, definitions: fields.flatMap(\.definitions),
      read: { json, reader in read(json, &reader) },
      check: { root, reader in
        for field in fields { field.check(root, &reader) }
      })
  }

  private var keys: [String] { fields.map(\.key) }

  private var schema: JSONValue {
    let properties = fields.map { field in
      var members = [JSONValue.Member("description", .init(.string(field.meaning)))]
      if !field.isRequired, let value = field.write(start) {
        members.append(.init("default", value))
      }
      return JSONValue.Member(field.key, field.schema.adding(members))
    }
    let required = fields.filter(\.isRequired).map { JSONValue(.string($0.key)) }
    return .object(
      .init("type", "object"), .init("properties", .init(.object(properties))),
      required.isEmpty ? nil : .init("required", .array(required)),
      .init("additionalProperties", false),
      choice.map { choice in
        let branches = choice.keys.map { key in
          JSONValue.object(.init("required", .array([JSONValue(.string(key))])))
            .adding(choice.detail(key))
        }
        return .init("oneOf", .array(branches))
      })
  }

  private func read(_ json: JSONValue, _ reader: inout SceneReader) -> Root? {
    guard let members = json.members else {
      reader.report(
        .wrongKind(
          found: json.summary,
          expected: keys.isEmpty
            ? "\(name): an empty object, {}"
            : "\(name): an object with \(keys.joined(separator: ", "))"))
      return nil
    }
    var root = start
    var meant: Set<String> = []
    var hasRejected = false
    for member in members {
      if let field = fields.first(where: { $0.key == member.key }) {
        field.read(member.value, &root, &reader)
        meant.insert(member.key)
      } else {
        meant.formUnion(rejected(member, in: &reader))
        hasRejected = true
      }
    }
    for field in fields where field.isRequired && !meant.contains(field.key) {
      let place = reader.place.key(field.key)
      reader.report(.missingKey(field.key, meaning: field.meaning), at: place)
    }
    if let choice, !hasRejected {
      let given = members.filter { choice.keys.contains($0.key) }
      if given.count != 1 { choice.report(given, &reader) }
    }
    return root
  }

  /// Reports a key that the object can't have, and tells which keys it makes up for: there is no
  /// use in calling `cells` missing when `cels` is there.
  private func rejected(_ member: JSONValue.Member, in reader: inout SceneReader) -> [String] {
    let place = reader.place.key(member.key)
    if let refused = refused[member.key] {
      reader.report(refused.fault, at: place, offset: member.keyOffset)
      return refused.standsFor.map { [$0] } ?? []
    }
    let known = keys + refused.keys.sorted()
    let nearest = reader.isFull ? nil : Spelling.nearest(to: member.key, among: known)
    reader.report(
      .unknownKey(member.key, nearest: nearest, known: keys), at: place, offset: member.keyOffset)
    return nearest.map { [$0] } ?? []
  }
}
