internal import CreaseGeometry
internal import CreaseMotion

private let coordinates = NumberRange.from(-1e6, through: 1e6)

extension Shape {
  /// Two numbers in an array, made into a value.
  private static func pair(
    _ what: String, _ make: @escaping @Sendable (Double, Double) -> Value,
    _ parts: @escaping @Sendable (Value) -> (Double, Double)
  ) -> Shape {
    let number = Shape<Double>.number(coordinates)
    return Shape(
      schema: .object(
        .init("type", "array"), .init("prefixItems", .array([number.schema, number.schema])),
        .init("items", false), .init("minItems", 2)),
      read: { json, reader in
        guard let elements = json.elements, elements.count == 2 else {
          let found = json.elements.map { "an array of \($0.count)" } ?? json.summary
          reader.report(.wrongKind(found: found, expected: what))
          return nil
        }
        let x = reader.at(.index(0)) { number.read(elements[0], &$0) }
        let y = reader.at(.index(1)) { number.read(elements[1], &$0) }
        guard let x, let y else { return nil }
        return make(x, y)
      },
      check: { value, reader in
        let (x, y) = parts(value)
        reader.at(.index(0)) { number.check(x, &$0) }
        reader.at(.index(1)) { number.check(y, &$0) }
      })
  }
}

extension Shape<Point> {
  /// A place on the canvas, `[x, y]`.
  static let point = pair("a point: [x, y]", { Point(x: $0, y: $1) }, { ($0.x, $0.y) })
}

extension Shape<Vector2> {
  /// A way on the canvas, `[dx, dy]`.
  static let vector = pair("a way: [dx, dy]", { Vector2(x: $0, y: $1) }, { ($0.x, $0.y) })
}

extension Shape<Finger> {
  /// A finger that is down, `[finger, x, y]`.
  fileprivate static let finger: Shape<Finger> = {
    let number = Shape<Double>.number(coordinates)
    let id = Shape<Int>.integer(-1_000_000_000...1_000_000_000)
    return Shape(
      schema: .object(
        .init("type", "array"),
        .init("prefixItems", .array([id.schema, number.schema, number.schema])),
        .init("items", false), .init("minItems", 3)),
      read: { json, reader in
        guard let elements = json.elements, elements.count == 3 else {
          let found = json.elements.map { "an array of \($0.count)" } ?? json.summary
          reader.report(.wrongKind(found: found, expected: "a finger: [finger, x, y]"))
          return nil
        }
        let name = reader.at(.index(0)) { id.read(elements[0], &$0) }
        let x = reader.at(.index(1)) { number.read(elements[1], &$0) }
        let y = reader.at(.index(2)) { number.read(elements[2], &$0) }
        guard let name, let x, let y else { return nil }
        return Finger(id: name, at: Point(x: x, y: y))
      },
      check: { finger, reader in
        reader.at(.index(0)) { id.check(finger.id, &$0) }
        reader.at(.index(1)) { number.check(finger.position.x, &$0) }
        reader.at(.index(2)) { number.check(finger.position.y, &$0) }
      })
  }()
}

extension Shape<TouchSample> {
  private static let times = NumberRange.from(0, through: SceneDocument.longest)
  private static let fingers = Shape<[Finger]>.array(of: .finger)

  /// All fingers at a time, `[time, [[finger, x, y], …]]`.
  static let sample = Shape(
    schema: .object(
      .init("type", "array"),
      .init(
        "prefixItems", .array([Shape<Double>.number(times).schema, fingers.schema])),
      .init("items", false), .init("minItems", 2)),
    read: { json, reader in
      guard let elements = json.elements, elements.count == 2 else {
        let found = json.elements.map { "an array of \($0.count)" } ?? json.summary
        reader.report(
          .wrongKind(found: found, expected: "a sample: [time, [[finger, x, y], …]]"))
        return nil
      }
      let time = reader.at(.index(0)) { Shape<Double>.number(times).read(elements[0], &$0) }
      let down = reader.at(.index(1)) { fingers.read(elements[1], &$0) }
      guard let time, let down else { return nil }
      return TouchSample(time: time, fingers: down)
    },
    check: { sample, reader in
      reader.at(.index(0)) { Shape<Double>.number(times).check(sample.time, &$0) }
      reader.at(.index(1)) { reader in
        fingers.check(sample.fingers, &reader)
        guard sample.fingers.count > 1 else { return }
        var seen: Set<Int> = []
        for (index, finger) in sample.fingers.enumerated()
        where !seen.insert(finger.id).inserted {
          reader.report(
            .conflict(
              found: "finger \(finger.id) occurs twice", remedy: "name each finger once a sample"),
            at: reader.place.index(index).index(0))
        }
      }
    })
}

extension Shape<[TouchSample]> {
  /// Samples by increasing time.
  static let samples: Shape<[TouchSample]> = {
    var shape = Shape<[TouchSample]>.array(of: .sample)
    let elements = shape.check
    shape.check = { samples, reader in
      elements(samples, &reader)
      for index in samples.indices.dropFirst()
      where !(samples[index - 1].time < samples[index].time) {
        reader.report(
          .outOfRange(
            found: "the time \(samples[index].time.shown)",
            allowed: "times after the sample before, which is at"
              + " \(samples[index - 1].time.shown)"),
          at: reader.place.index(index).index(0))
      }
    }
    return shape
  }()
}
