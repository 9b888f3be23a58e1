internal import CreaseGeometry

extension Layer {
  /// The value of a property. A layer without a gradient, a text or a path answers with what such a
  /// one would start from.
  public func value(of property: LayerProperty) -> LayerValue {
    switch property.place {
    case .number(let path): .number(self[keyPath: path])
    case .color(let path): .color(self[keyPath: path])
    case .point(let path): .point(self[keyPath: path])
    case .rect(let path): .rect(self[keyPath: path])
    case .transform(let path): .transform(self[keyPath: path])
    case .colors(let path): .colors(self[keyPath: path])
    case .numbers(let path): .numbers(self[keyPath: path])
    }
  }

  /// Sets a property; a value of another kind than the property's, or the property of a gradient, a
  /// text or a path that the layer doesn't have, changes nothing.
  public mutating func set(_ property: LayerProperty, to value: LayerValue) {
    switch (property.place, value) {
    case (.number(let path), .number(let value)): self[keyPath: path] = value
    case (.color(let path), .color(let value)): self[keyPath: path] = value
    case (.point(let path), .point(let value)): self[keyPath: path] = value
    case (.rect(let path), .rect(let value)): self[keyPath: path] = value
    case (.transform(let path), .transform(let value)): self[keyPath: path] = value
    case (.colors(let path), .colors(let value)): self[keyPath: path] = value
    case (.numbers(let path), .numbers(let value)): self[keyPath: path] = value
    default: break
    }
  }

  /// The layer and all below it as they show at a time in seconds, with every animation laid over
  /// the properties in its order.
  public func presentation(at time: Double) -> Layer {
    var layer = self
    for animation in animations {
      let base = layer.value(of: animation.property)
      if let value = animation.value(at: time, over: base) {
        layer.set(animation.property, to: value)
      }
    }
    for index in layer.children.indices {
      layer.children[index] = layer.children[index].presentation(at: time)
    }
    return layer
  }
}

extension Layer {
  var gradientColors: [Color] {
    get { gradient?.stops.map(\.color) ?? [] }
    set {
      guard var stops = gradient?.stops else { return }
      for index in stops.indices where index < newValue.count {
        stops[index].color = newValue[index]
      }
      gradient?.stops = stops
    }
  }

  var gradientLocations: [Double] {
    get { gradient?.stops.map(\.location) ?? [] }
    set {
      guard var stops = gradient?.stops else { return }
      for index in stops.indices where index < newValue.count {
        stops[index].location = newValue[index]
      }
      gradient?.stops = stops
    }
  }

  var gradientStart: Point {
    get { gradient?.start ?? Point(x: 0.5, y: 0) }
    set { gradient?.start = newValue }
  }

  var gradientEnd: Point {
    get { gradient?.end ?? Point(x: 0.5, y: 1) }
    set { gradient?.end = newValue }
  }

  var pathFill: Color {
    get { path?.fillColor ?? .clear }
    set { path?.fillColor = newValue }
  }

  var pathStroke: Color {
    get { path?.strokeColor ?? .clear }
    set { path?.strokeColor = newValue }
  }

  var pathLineWidth: Double {
    get { path?.lineWidth ?? 1 }
    set { path?.lineWidth = newValue }
  }

  var textColor: Color {
    get { text?.color ?? .black }
    set { text?.color = newValue }
  }

  var textSize: Double {
    get { text?.font.size ?? 17 }
    set { text?.font.size = newValue }
  }
}

extension Size {
  var asPoint: Point {
    get { Point(x: width, y: height) }
    set { self = Size(width: newValue.x, height: newValue.y) }
  }
}

extension Vector2 {
  var asPoint: Point {
    get { Point(x: x, y: y) }
    set { self = Vector2(x: newValue.x, y: newValue.y) }
  }
}
