internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers

extension LayerFilm: StageFilm {
  var scriptFaults: [ScriptFault] {
    errors.map { error in
      let fault: SceneFault =
        switch error.fault {
        case .layer(let id):
          .malformed(
            found: id.quotedExcerpt, what: "a layer's id", remedy: "use that of a layer in the tree"
          )
        case .kind(let kind, let property):
          .wrongKind(
            found: "a \(kind.rawValue)",
            expected: "a \(property.kind.rawValue) for \(property.rawValue)")
        case .time(let time):
          .outOfRange(found: "the time \(time.shown)", allowed: "seconds within ±1e9")
        }
      return ScriptFault(entry: error.change, fault: fault)
    }
  }

  /// The layers that are animated, each with its animated properties.
  func account(at time: Double) -> JSONValue {
    .array(Self.animated(stage.layers, layers(at: time)))
  }

  private static func animated(_ layers: [Layer], _ presented: [Layer]) -> [JSONValue] {
    zip(layers, presented).flatMap { layer, presented in
      var properties: [LayerProperty] = []
      for animation in layer.animations where !properties.contains(animation.property) {
        properties.append(animation.property)
      }
      let own = properties.map {
        JSONValue.Member($0.rawValue, JSONValue(presented.value(of: $0)))
      }
      let object = JSONValue(.object([.init("id", .init(.string(layer.id)))] + own))
      return (own.isEmpty ? [] : [object]) + animated(layer.children, presented.children)
    }
  }

  func log(upTo time: Double) -> [JSONValue] { [] }
}

extension JSONValue {
  /// A layer's value in numbers; a transform as its matrix, row by row.
  fileprivate init(_ value: LayerValue) {
    func list(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .rounded($0) }) }
    func parts(_ color: Color) -> JSONValue {
      list([color.red, color.green, color.blue, color.alpha])
    }
    self =
      switch value {
      case .number(let number): .rounded(number)
      case .color(let color): parts(color)
      case .point(let point): list([point.x, point.y])
      case .rect(let rect): list([rect.minX, rect.minY, rect.width, rect.height])
      case .transform(let transform): list(transform.matrix.numbers)
      case .colors(let colors): .array(colors.map(parts))
      case .numbers(let numbers): list(numbers)
      }
  }
}
