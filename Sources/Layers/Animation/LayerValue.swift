public import CreaseGeometry
public import CreaseMotion

/// A value of a layer's property.
public enum LayerValue: Sendable, Hashable {
  /// A number, in the property's unit.
  case number(Double)
  /// A colour.
  case color(Color)
  /// A point, a size or an offset, as (x, y) or (width, height).
  case point(Point)
  /// A rectangle.
  case rect(Rect)
  /// A transform.
  case transform(Transform)
  /// The colours of a gradient's stops.
  case colors([Color])
  /// The locations of a gradient's stops.
  case numbers([Double])

  /// What values can be.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A number.
    case number
    /// A colour.
    case color
    /// Two numbers.
    case point
    /// A rectangle.
    case rect
    /// A transform.
    case transform
    /// Colours.
    case colors
    /// Numbers.
    case numbers
  }

  /// What the value is.
  public var kind: Kind {
    switch self {
    case .number: .number
    case .color: .color
    case .point: .point
    case .rect: .rect
    case .transform: .transform
    case .colors: .colors
    case .numbers: .numbers
    }
  }
}

extension LayerValue: Interpolatable {
  /// Each number on its own; a value of another kind, or a list of another length, takes over at the
  /// end.
  public func interpolated(to target: LayerValue, progress: Double) -> LayerValue {
    switch (self, target) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, progress: progress))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, progress: progress))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, progress: progress))
    case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, progress: progress))
    case (.transform(let a), .transform(let b)):
      .transform(a.interpolated(to: b, progress: progress))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, progress: progress) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0.interpolated(to: $1, progress: progress) })
    default: progress < 1 ? self : target
    }
  }

  /// The sum of two values of one kind: numbers and colours are added component by component, of two
  /// transforms the added one is what a point goes through first. Of values that can't be added the
  /// second is left.
  func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.color(let a), .color(let b)): .color(a.adding(b))
    case (.point(let a), .point(let b)): .point(Point(x: a.x + b.x, y: a.y + b.y))
    case (.rect(let a), .rect(let b)):
      .rect(
        Rect(
          x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width,
          height: a.height + b.height))
    case (.transform(let a), .transform(let b)):
      .transform(Transform(a.operations + b.operations))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.adding($1) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 })
    default: other
    }
  }
}

extension LayerValue {
  /// What changes nothing when it is added.
  var neutral: LayerValue {
    switch self {
    case .number: .number(0)
    case .color: .color(.clear)
    case .point: .point(.zero)
    case .rect: .rect(Rect(x: 0, y: 0, width: 0, height: 0))
    case .transform: .transform(.identity)
    case .colors(let colors): .colors(colors.map { _ in .clear })
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    }
  }
}

extension Color {
  /// The sum of each component, kept in 0…1.
  fileprivate func adding(_ other: Color) -> Color {
    func sum(_ a: Double, _ b: Double) -> Double { min(max(a + b, 0), 1) }
    return Color(
      red: sum(red, other.red), green: sum(green, other.green), blue: sum(blue, other.blue),
      alpha: sum(alpha, other.alpha))
  }
}

extension Rect {
  /// Each number on its own.
  fileprivate func interpolated(to target: Rect, progress: Double) -> Rect {
    let origin = origin.interpolated(to: target.origin, progress: progress)
    return Rect(
      x: origin.x, y: origin.y,
      width: width.interpolated(to: target.width, progress: progress),
      height: height.interpolated(to: target.height, progress: progress))
  }
}
