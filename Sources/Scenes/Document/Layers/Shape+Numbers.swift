internal import CreaseGeometry

extension Shape {
  /// Some numbers in an array, made into a value.
  ///
  /// - Parameters:
  ///   - counts: How many numbers there can be.
  ///   - range: What each can be.
  ///   - expected: What is expected, for messages.
  ///   - make: Makes the value of as many numbers.
  ///   - parts: The numbers of a value.
  static func numbers(
    _ counts: Set<Int>, in range: NumberRange = .from(-1e6, through: 1e6), _ expected: String,
    make: @escaping @Sendable ([Double]) -> Value, parts: @escaping @Sendable (Value) -> [Double]
  ) -> Shape {
    let number = Shape<Double>.number(range)
    let fits = counts.sorted().map { count in
      JSONValue.object(.init("minItems", .init(.number(Double(count)))))
        .adding([.init("maxItems", .init(.number(Double(count))))])
    }
    return Shape(
      schema: .object(
        .init("type", "array"), .init("items", number.schema), .init("anyOf", .array(fits))),
      read: { json, reader in
        guard let elements = json.elements, counts.contains(elements.count) else {
          let found = json.elements.map { "an array of \($0.count)" } ?? json.summary
          reader.report(.wrongKind(found: found, expected: expected))
          return nil
        }
        let values = elements.enumerated().compactMap { index, element in
          reader.at(.index(index)) { number.read(element, &$0) }
        }
        return values.count == elements.count ? make(values) : nil
      },
      check: { value, reader in
        for (index, part) in parts(value).enumerated() {
          reader.at(.index(index)) { number.check(part, &$0) }
        }
      })
  }
}

extension Shape<Rect> {
  /// A rectangle, `[x, y, width, height]`.
  static let rect = numbers(
    [4], "a rectangle: [x, y, width, height]",
    make: { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }, parts: \.parts)

  /// A rectangle whose origin may be left out: `[width, height]`.
  static let bounds = numbers(
    [2, 4], "bounds: [width, height] or [x, y, width, height]",
    make: { numbers in
      let size = numbers.suffix(2)
      let (width, height) = (size[size.startIndex], size[size.startIndex + 1])
      return numbers.count == 2
        ? Rect(x: 0, y: 0, width: width, height: height)
        : Rect(x: numbers[0], y: numbers[1], width: width, height: height)
    }, parts: \.parts)
}

extension Rect {
  fileprivate var parts: [Double] { [minX, minY, width, height] }
}

extension Shape<Vector3> {
  /// Three numbers, `[x, y, z]`.
  static let space = numbers(
    [3], "three numbers: [x, y, z]", make: { Vector3(x: $0[0], y: $0[1], z: $0[2]) },
    parts: { [$0.x, $0.y, $0.z] })
}
