internal import CreaseGeometry
internal import CreaseLayers

extension Shape<Transform> {
  /// A transform: an operation, or operations in order.
  static let transform: Shape<Transform> = {
    let operation = Shape<Transform.Operation>.operation
    let list = Shape<[Transform.Operation]>.array(of: operation)
    return Shape(
      schema: .object(.init("anyOf", .array([operation.schema, list.schema]))),
      definitions: operation.definitions,
      read: { json, reader in
        switch json.kind {
        case .object: return operation.read(json, &reader).map { Transform([$0]) }
        case .array: return list.read(json, &reader).map { Transform($0) }
        default:
          reader.report(
            .wrongKind(
              found: json.summary,
              expected: "a transform: an operation such as {\"rotateY\": 1.57}, or an array of them"
            ))
          return nil
        }
      },
      check: { transform, reader in
        // A single operation may be written without brackets, so that its place has no index.
        guard transform.operations.count != 1 else {
          return operation.check(transform.operations[0], &reader)
        }
        list.check(transform.operations, &reader)
      })
  }()
}

extension Shape<Transform.Operation> {
  /// One step of a transform.
  fileprivate static let operation: Shape<Transform.Operation> = {
    let entry = OperationEntry.object.shape.named("operation")
    return Shape(
      schema: entry.schema, definitions: entry.definitions,
      read: { json, reader in entry.read(json, &reader)?.operation },
      check: { operation, reader in entry.check(OperationEntry(operation), &reader) })
  }()
}

/// An operation as it is written: exactly one of these.
private struct OperationEntry: Sendable {
  var translate: Vector3?
  var scale: ScaleEntry?
  var rotateX: Double?
  var rotateY: Double?
  var rotateZ: Double?
  var rotate: RotationEntry?
  var perspective: Double?
  var matrix: [Double]?

  init() {}

  init(_ operation: Transform.Operation) {
    switch operation {
    case .translate(let v): translate = v
    case .scale(let v): scale = ScaleEntry(factors: v)
    case .rotate(let angle, .unitX): rotateX = angle
    case .rotate(let angle, .unitY): rotateY = angle
    case .rotate(let angle, .unitZ): rotateZ = angle
    case .rotate(let angle, let axis): rotate = RotationEntry(angle: angle, axis: axis)
    case .perspective(let distance): perspective = distance
    case .matrix(let matrix): self.matrix = matrix.numbers
    }
  }

  var operation: Transform.Operation? {
    if let translate { return .translate(translate) }
    if let scale { return .scale(scale.factors) }
    if let rotateX { return .rotate(angle: rotateX, axis: .unitX) }
    if let rotateY { return .rotate(angle: rotateY, axis: .unitY) }
    if let rotateZ { return .rotate(angle: rotateZ, axis: .unitZ) }
    if let rotate { return .rotate(angle: rotate.angle, axis: rotate.axis) }
    if let perspective { return .perspective(distance: perspective) }
    return matrix.map { .matrix(Matrix4(numbers: $0)) }
  }

  private static let angles = NumberRange.from(-1e6, through: 1e6)
  private static let keys = [
    "translate", "scale", "rotateX", "rotateY", "rotateZ", "rotate", "perspective", "matrix",
  ]

  static let object = ObjectShape(
    name: "an operation", start: OperationEntry(),
    fields: [
      Field("translate", \.translate, .space, "Moves by [x, y, z] points."),
      Field("scale", \.scale, ScaleEntry.shape, "Multiplies: a factor, or [x, y, z]."),
      Field("rotateX", \.rotateX, .number(angles), "Turns about the x axis, in radians."),
      Field("rotateY", \.rotateY, .number(angles), "Turns about the y axis, in radians."),
      Field(
        "rotateZ", \.rotateZ, .number(angles), "Turns about the z axis, clockwise, in radians."),
      Field(
        "rotate", \.rotate, RotationEntry.object.shape.named("rotation"), "Turns about any axis."),
      Field(
        "perspective", \.perspective, .number(.from(0, through: 1e9)),
        "The eye's distance before the origin, in points; 0 for none."),
      Field(
        "matrix", \.matrix,
        .numbers(
          [16], in: .from(-1e9, through: 1e9), "the 16 numbers of a matrix, row by row",
          make: { $0 }, parts: { $0 }),
        "Any matrix: 16 numbers, row by row, for columns of points."),
    ],
    choice: KeyChoice(keys: keys) { given, reader in
      let names = given.map(\.key).joined(separator: " and ")
      reader.report(
        .malformed(
          found: given.isEmpty ? "an object without any" : "an object with \(names)",
          what: "an operation",
          remedy: "give it one of \(keys.joined(separator: ", ")), and further ones their own"))
    })
}

/// The factors of a scaling.
private struct ScaleEntry: Sendable {
  var factors = Vector3(x: 1, y: 1, z: 1)

  private static let range = NumberRange.from(-1e6, through: 1e6)

  static let shape: Shape<ScaleEntry> = {
    let (number, space) = (Shape<Double>.number(range), Shape<Vector3>.space)
    return Shape(
      schema: .object(.init("anyOf", .array([number.schema, space.schema]))),
      read: { json, reader in
        if case .number(let value) = json.kind {
          return ScaleEntry(factors: Vector3(x: value, y: value, z: value))
        }
        if json.elements != nil { return space.read(json, &reader).map { ScaleEntry(factors: $0) } }
        reader.report(
          .wrongKind(found: json.summary, expected: "a factor, or three of them: [x, y, z]"))
        return nil
      },
      check: { entry, reader in
        let factors = entry.factors
        if factors.x == factors.y, factors.y == factors.z {
          number.check(factors.x, &reader)
        } else {
          space.check(factors, &reader)
        }
      })
  }()
}

/// A rotation about any axis.
private struct RotationEntry: Sendable {
  var angle = 0.0
  var axis = Vector3(x: 0, y: 0, z: 1)

  static let object = ObjectShape(
    name: "a rotation", start: RotationEntry(),
    fields: [
      Field(
        "angle", \.angle, .number(.from(-1e6, through: 1e6)), required: true,
        "The angle in radians."),
      Field("axis", \.axis, .space, "The direction of the axis, of any length; z if left out."),
    ])
}

extension Matrix4 {
  /// The elements row by row.
  var numbers: [Double] {
    (0..<4).flatMap { (row: Int) -> [Double] in [c0[row], c1[row], c2[row], c3[row]] }
  }

  /// A matrix of 16 elements, row by row.
  fileprivate init(numbers: [Double]) {
    func column(_ index: Int) -> Column {
      Column(numbers[index], numbers[4 + index], numbers[8 + index], numbers[12 + index])
    }
    self.init(columns: column(0), column(1), column(2), column(3))
  }
}
