internal import CreaseGeometry
internal import CreaseLayers

extension Shape<LayerValue> {
  /// A value of a property, as its kind asks for.
  static func value(of property: LayerProperty) -> Shape {
    switch property.kind {
    case .number: wrapped(.number(.from(-1e6, through: 1e6)), LayerValue.number, \.number)
    case .color: wrapped(.color, LayerValue.color, \.color)
    case .point: wrapped(.point, LayerValue.point, \.point)
    case .rect: wrapped(.bounds, LayerValue.rect, \.rect)
    case .transform: wrapped(.transform, LayerValue.transform, \.transform)
    case .colors: wrapped(.array(of: .color), LayerValue.colors, \.colors)
    case .numbers: wrapped(.locations, LayerValue.numbers, \.numbers)
    }
  }

  private static func wrapped<Inner>(
    _ inner: Shape<Inner>, _ make: @escaping @Sendable (Inner) -> LayerValue,
    _ part: any KeyPath<LayerValue, Inner?> & Sendable
  ) -> Shape {
    Shape(
      schema: inner.schema, definitions: inner.definitions,
      read: { json, reader in inner.read(json, &reader).map(make) },
      check: { value, reader in
        if let value = value[keyPath: part] { inner.check(value, &reader) }
      })
  }
}

extension LayerValue {
  fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }
  fileprivate var color: Color? { if case .color(let value) = self { value } else { nil } }
  fileprivate var point: Point? { if case .point(let value) = self { value } else { nil } }
  fileprivate var rect: Rect? { if case .rect(let value) = self { value } else { nil } }
  fileprivate var transform: Transform? {
    if case .transform(let value) = self { value } else { nil }
  }
  fileprivate var colors: [Color]? { if case .colors(let value) = self { value } else { nil } }
  fileprivate var numbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }
}
