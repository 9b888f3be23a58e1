internal import CreaseMotion
internal import CreaseWords

extension Shape<Easing> {
  private static let names: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInEaseOut), ("default", .default), ("hold", .hold),
  ]
  private static let times = NumberRange.from(0, through: 1)
  private static let progress = NumberRange.from(-1000, through: 1000)

  /// A curve by its name, by the four numbers of a cubic Bézier, or as a spring or steps.
  static let easing = Shape(
    schema: .object(
      .init("description", "the curve that leads to the key; linear if left out"),
      .init(
        "anyOf",
        .array([
          .object(.init("enum", .array(names.map { JSONValue(.string($0.name)) }))),
          .object(
            .init("type", "array"),
            .init(
              "prefixItems",
              .array([times, progress, times, progress].map { Shape<Double>.number($0).schema })),
            .init("items", false), .init("minItems", 4)),
          CurveObject.shape.schema,
        ]))),
    definitions: [],
    read: read, check: check
  ).named("curve")

  /// What other tools call these curves.
  private static let otherNames = [
    "easeInOut": "easeInEaseOut", "ease-in-out": "easeInEaseOut", "ease": "default",
  ]

  private static func read(_ json: JSONValue, _ reader: inout SceneReader) -> Easing? {
    switch json.kind {
    case .string(let name):
      if let easing = names.first(where: { $0.name == name })?.easing { return easing }
      let known = names.map(\.name)
      reader.report(
        .unknownName(
          found: name.quotedExcerpt, what: "a curve",
          nearest: otherNames[name] ?? Spelling.nearest(to: name, among: known), known: known))
      return nil
    case .array(let elements): return bezier(elements, &reader)
    case .object:
      guard let object = CurveObject.shape.read(json, &reader) else { return nil }
      return object.easing(&reader)
    default:
      reader.report(
        .wrongKind(
          found: json.summary,
          expected: "a curve: a name such as \"easeInEaseOut\", [x1, y1, x2, y2],"
            + " {\"spring\": …} or {\"steps\": n}"))
      return nil
    }
  }

  private static func bezier(_ elements: [JSONValue], _ reader: inout SceneReader) -> Easing? {
    guard elements.count == 4 else {
      reader.report(
        .wrongKind(
          found: "an array of \(elements.count)", expected: "the four numbers [x1, y1, x2, y2]"))
      return nil
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      let isTime = index.isMultiple(of: 2)
      let shape = Shape<Double>.number(isTime ? times : progress)
      let number = reader.at(.index(index)) { reader in
        let number = shape.read(element, &reader)
        // No curve can be made of a time out of range, so it can't be checked later.
        if let number, isTime { shape.check(number, &reader) }
        return number
      }
      if let number { numbers.append(number) }
    }
    guard numbers.count == 4 else { return nil }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]).map(Easing.bezier)
  }

  private static func check(_ easing: Easing, _ reader: inout SceneReader) {
    switch easing {
    case .hold: break
    case .bezier(let curve):
      reader.at(.index(1)) { Shape<Double>.number(progress).check(curve.y1, &$0) }
      reader.at(.index(3)) { Shape<Double>.number(progress).check(curve.y2, &$0) }
    case .steps(let count):
      reader.at(.key("steps")) { reader in CurveObject.steps.check(count, &reader) }
    case .spring(let spring):
      reader.at(.key("spring")) { reader in
        SpringNumbers.object.shape.check(SpringNumbers(spring), &reader)
      }
    }
  }
}

/// A curve as an object: exactly one of a spring and a number of steps.
private struct CurveObject: Sendable {
  var spring: SpringNumbers?
  var steps: Int?

  static let steps = Shape<Int>.integer(1...10_000)

  static let object = ObjectShape(
    name: "a curve", start: CurveObject(),
    fields: [
      Field(
        "spring", \.spring, SpringNumbers.object.shape,
        "A damped spring, in seconds; cut off at the key's time."),
      Field("steps", \.steps, steps, "The number of equal jumps."),
    ])

  static let shape: Shape<CurveObject> = {
    var shape = object.shape
    shape.schema = shape.schema.adding([.init("minProperties", 1), .init("maxProperties", 1)])
    return shape
  }()

  func easing(_ reader: inout SceneReader) -> Easing? {
    switch (spring, steps) {
    case (let spring?, nil):
      // A number that is missing has been reported, and so have those that are no numbers.
      guard reader.isSound(reader.place) else { return nil }
      guard let spring = spring.spring else {
        // No spring can be made of these numbers, so they can't be checked later.
        reader.at(.key("spring")) { reader in SpringNumbers.object.shape.check(spring, &reader) }
        return nil
      }
      return .spring(spring)
    case (nil, let steps?): return .steps(steps)
    default:
      if reader.isSound(reader.place) {
        reader.report(
          .malformed(
            found: spring == nil ? "an empty object" : "an object with spring and steps",
            what: "a curve", remedy: "write either {\"spring\": {…}} or {\"steps\": n}"))
      }
      return nil
    }
  }
}

/// A spring's numbers before they are known to make a spring.
private struct SpringNumbers: Sendable {
  var mass = 1.0
  var stiffness = 1.0
  var damping = 1.0
  var initialVelocity = 0.0

  init() {}

  init(_ spring: Spring) {
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    initialVelocity = spring.initialVelocity
  }

  var spring: Spring? {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  static let object = ObjectShape(
    name: "a spring", start: SpringNumbers(),
    fields: [
      Field("mass", \.mass, .number(.above(0, through: 1e6)), "The mass."),
      Field(
        "stiffness", \.stiffness, .number(.above(0, through: 1e6)), required: true,
        "The stiffness."),
      Field(
        "damping", \.damping, .number(.above(0, through: 1e6)), required: true,
        "How much the spring is braked."),
      Field(
        "initialVelocity", \.initialVelocity, .number(.from(-1e6, through: 1e6)),
        "The speed at the start, in whole ways per second."),
    ])
}
