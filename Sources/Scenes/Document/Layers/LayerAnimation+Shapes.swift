internal import CreaseLayers
internal import CreaseMotion

extension LayerAnimation {
  /// An animation of one property.
  static let shape: Shape<LayerAnimation> = {
    let entry = AnimationEntry.object.shape.named("animation")
    return Shape(
      schema: entry.schema, definitions: entry.definitions,
      read: { json, reader in
        guard let entry = entry.read(json, &reader) else { return nil }
        return entry.animation(&reader)
      },
      check: { animation, reader in
        entry.check(AnimationEntry(animation.timing), &reader)
        animation.checkKeys(&reader)
      })
  }()

  /// Notes values that the property can't take, and key times that don't ascend.
  private func checkKeys(_ reader: inout SceneReader) {
    let shape = Shape<LayerValue>.value(of: property)
    for (index, key) in keys.enumerated() {
      let names = keys.count == 2 ? ["from", "to"] : ["values"]
      reader.at(.key(names[min(index, names.count - 1)])) { reader in
        guard let value = key.value else { return }
        if names.count == 1 {
          reader.at(.index(index)) { shape.check(value, &$0) }
        } else {
          shape.check(value, &reader)
        }
      }
      reader.at(.key("curve")) { Shape<Easing>.easing.check(key.easing, &$0) }
    }
    reader.at(.key("keyTimes")) { Shape<[Double]>.locations.check(keys.map(\.time), &$0) }
  }
}

/// An animation as it is written: its values are read once the property is known.
private struct AnimationEntry: Sendable {
  var property: LayerProperty?
  var from: JSONValue?
  var to: JSONValue?
  var values: JSONValue?
  var keyTimes: [Double]?
  var curves: [Easing]?
  var curve = Easing.linear
  var begin = 0.0
  var duration = 0.25
  var repeatCount = 1.0
  var autoreverses = false
  var fill = AnimationTiming.Fill.removed
  var additive = false

  init() {}

  init(_ timing: AnimationTiming) {
    curve = timing.easing
    begin = timing.begin
    duration = timing.duration
    repeatCount = timing.repeatCount
    autoreverses = timing.autoreverses
    fill = timing.fill
  }

  private var timing: AnimationTiming {
    AnimationTiming(
      begin: begin, duration: duration, easing: curve, repeatCount: repeatCount,
      autoreverses: autoreverses, fill: fill)
  }

  func animation(_ reader: inout SceneReader) -> LayerAnimation? {
    guard let property else { return nil }
    if values != nil, from ?? to != nil {
      reader.report(
        .conflict(
          found: "\"values\" stands beside \"from\" or \"to\"", remedy: "write all into values"),
        at: reader.place.key("values"))
      return nil
    }
    let before = reader.findings.count
    let keys = values == nil ? ends(of: property, &reader) : way(of: property, &reader)
    guard reader.findings.count == before, let keys else { return nil }
    return LayerAnimation(property, keys: keys, timing: timing, isAdditive: additive)
  }

  private func value(
    _ json: JSONValue?, _ step: ScenePlace.Step, of property: LayerProperty,
    _ reader: inout SceneReader
  ) -> LayerValue? {
    guard let json else { return nil }
    return reader.at(step) { Shape<LayerValue>.value(of: property).read(json, &$0) }
  }

  private func ends(
    of property: LayerProperty, _ reader: inout SceneReader
  ) -> [LayerAnimation.Key]? {
    guard from != nil || to != nil else {
      if reader.isSound(reader.place) {
        reader.report(
          .malformed(
            found: "an object without values", what: "an animation",
            remedy: "give it from, to or both, or values"))
      }
      return nil
    }
    for (key, isThere) in [("keyTimes", keyTimes != nil), ("curves", curves != nil)] where isThere {
      reader.report(
        .conflict(found: "\"\(key)\" stands without \"values\"", remedy: "leave it out"),
        at: reader.place.key(key))
    }
    return [
      .init(time: 0, value: value(from, .key("from"), of: property, &reader)),
      .init(time: 1, value: value(to, .key("to"), of: property, &reader)),
    ]
  }

  private func way(
    of property: LayerProperty, _ reader: inout SceneReader
  ) -> [LayerAnimation.Key]? {
    guard let elements = values?.elements, !elements.isEmpty else {
      reader.report(
        .wrongKind(found: values?.summary ?? "nothing", expected: "an array of values"),
        at: reader.place.key("values"))
      return nil
    }
    let steps = max(1, elements.count - 1)
    for (key, count, wanted) in [
      ("keyTimes", keyTimes?.count, elements.count), ("curves", curves?.count, elements.count - 1),
    ] {
      guard let count, count != wanted else { continue }
      reader.report(
        .conflict(
          found: "\(count) \(key) for \(elements.count) values",
          remedy: "give \(wanted), or leave them out"),
        at: reader.place.key(key))
      return nil
    }
    return elements.enumerated().map { index, json in
      let value = reader.at(.key("values")) { reader in
        self.value(json, .index(index), of: property, &reader)
      }
      return LayerAnimation.Key(
        time: keyTimes?[index] ?? Double(index) / Double(steps), value: value,
        easing: index == 0 ? .linear : curves?[index - 1] ?? .linear)
    }
  }

  /// Apart from the object, for a compiler that would take long to see both through at once.
  private static let fields: [Field<AnimationEntry>] = [
    Field(
      "keyPath", \.property, .name("a key path"), required: true, "The property that is animated."
    ),
    Field("from", \.from, .any, "The first value; left out, what the property is otherwise."),
    Field("to", \.to, .any, "The last value; left out, what the property is otherwise."),
    Field("values", \.values, .any, "Values on the way, instead of from and to."),
    Field(
      "keyTimes", \.keyTimes, .locations,
      "When each of the values is reached, as a part of the duration; left out, evenly spread."),
    Field(
      "curves", \.curves, .array(of: .easing),
      "The curves that lead to all values but the first; left out, linear."),
    Field("curve", \.curve, .easing, "The curve of the whole way; left out, linear."),
    Field(
      "begin", \.begin, .number(.from(0, through: SceneDocument.longest)),
      "When it begins, in seconds."),
    Field(
      "duration", \.duration, .number(.from(0, through: SceneDocument.longest)),
      "How long one way takes, in seconds."),
    Field(
      "repeatCount", \.repeatCount, .repeatCount,
      "How often the way is gone, a part of one too, or \"forever\"."),
    Field(
      "autoreverses", \.autoreverses, .truth, "Whether each way is followed by the way back."),
    Field(
      "fill", \.fill, .name("a fill"),
      "What shows outside of its time: nothing of it (removed), its last value after the end"
        + " (forwards), its first before the begin (backwards), or both."),
    Field(
      "additive", \.additive, .truth,
      "Whether the value is added to what the property is otherwise."),
  ]

  static let object = ObjectShape(
    name: "an animation", start: AnimationEntry(),
    fields: fields)
}

extension Shape<JSONValue> {
  /// A value whose kind another key decides.
  fileprivate static let any = Shape(
    schema: .object(.init("type", .array(["number", "string", "array", "object"]))),
    read: { json, reader in
      switch json.kind {
      case .null, .bool:
        reader.report(
          .wrongKind(found: json.summary, expected: "a value of the property, such as 1"))
        return nil
      default: return json
      }
    }, check: { _, _ in })
}

extension Shape<Double> {
  /// How often something is done, or for ever.
  fileprivate static let repeatCount: Shape<Double> = {
    let number = Shape<Double>.number(.from(0, through: 1e9))
    return Shape(
      schema: .object(
        .init("anyOf", .array([.object(.init("const", "forever")), number.schema]))),
      read: { json, reader in
        switch json.kind {
        case .string("forever"): return .infinity
        case .number(let value): return value
        default:
          reader.report(
            .wrongKind(found: json.summary, expected: "a number of times, or \"forever\""))
          return nil
        }
      },
      check: { value, reader in
        if value != .infinity { number.check(value, &reader) }
      },
      write: { $0 == .infinity ? "forever" : JSONValue(.number($0)) })
  }()
}
