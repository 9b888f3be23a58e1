internal import CreaseMotion

extension Shape<[Keyframe]> {
  private static let times = NumberRange.from(0, through: SceneDocument.longest)
  private static let values = NumberRange.from(-1e9, through: 1e9)

  /// The keys of a track: `[time, value, curve]`, by increasing time.
  static let keys: Shape<[Keyframe]> = {
    var shape = Shape<[Keyframe]>.array(of: key, placeholder: nil)
    shape.schema = shape.schema.adding([.init("minItems", 1)])
    let elements = shape.check
    shape.check = { keys, reader in
      elements(keys, &reader)
      if keys.isEmpty {
        reader.report(
          .malformed(
            found: "an empty array", what: "a track", remedy: "write at least one [time, value]"))
      }
      for index in keys.indices.dropFirst() where !(keys[index - 1].time < keys[index].time) {
        let place = reader.place.index(index).index(0)
        reader.report(
          .outOfRange(
            found: "the time \(keys[index].time.shown)",
            allowed: "times after the key before, which is at \(keys[index - 1].time.shown)"),
          at: place)
      }
    }
    return shape
  }()

  private static let key = Shape<Keyframe>(
    schema: .object(
      .init("type", "array"),
      .init(
        "prefixItems",
        .array([
          Shape<Double>.number(times).schema, Shape<Double>.number(values).schema,
          Shape<Easing>.easing.schema,
        ])),
      .init("items", false), .init("minItems", 2)),
    definitions: Shape<Easing>.easing.definitions, read: read,
    check: { key, reader in
      reader.at(.index(0)) { Shape<Double>.number(times).check(key.time, &$0) }
      reader.at(.index(1)) { Shape<Double>.number(values).check(key.value, &$0) }
      reader.at(.index(2)) { Shape<Easing>.easing.check(key.easing, &$0) }
    })

  private static func read(_ json: JSONValue, _ reader: inout SceneReader) -> Keyframe? {
    guard let elements = json.elements, 2...3 ~= elements.count else {
      let found = json.elements.map { "an array of \($0.count)" } ?? json.summary
      reader.report(
        .wrongKind(found: found, expected: "a key: [time, value] or [time, value, curve]"))
      return nil
    }
    let time = reader.at(.index(0)) { Shape<Double>.number(times).read(elements[0], &$0) }
    let value = reader.at(.index(1)) { Shape<Double>.number(values).read(elements[1], &$0) }
    var easing: Easing? = .linear
    if elements.count == 3 {
      easing = reader.at(.index(2)) { Shape<Easing>.easing.read(elements[2], &$0) }
    }
    guard let time, let value, let easing else { return nil }
    return Keyframe(time: time, value: value, easing: easing)
  }
}
