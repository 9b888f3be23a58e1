/// Lines and curves in the plane, in points.
public struct Path: Sendable, Hashable {
  /// A step of a pen.
  public enum Element: Sendable, Hashable {
    /// Lifts the pen and sets it down elsewhere.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quadratic(control: Point, to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// A straight line back to where the pen was last set down.
    case close
  }

  /// Which places count as inside.
  public enum FillRule: String, Sendable, Hashable, CaseIterable {
    /// Those that the path winds around, counting direction.
    case nonZero = "nonzero"
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd = "evenodd"
  }

  /// The steps; a line or curve before any move begins at its own end.
  public var elements: [Element]
  /// Which places count as inside.
  public var fillRule: FillRule

  /// Makes a path of steps.
  public init(_ elements: [Element] = [], fillRule: FillRule = .nonZero) {
    self.elements = elements
    self.fillRule = fillRule
  }

  /// Makes a closed polygon.
  public init(polygon points: [Point]) {
    self.init(
      points.enumerated().map { $0.offset == 0 ? .move(to: $0.element) : .line(to: $0.element) }
        + (points.isEmpty ? [] : [.close]))
  }

  /// The path with every coordinate multiplied by a factor, then moved.
  public func scaled(by factor: Double, movedBy offset: Vector2 = .zero) -> Path {
    func map(_ p: Point) -> Point { Point(x: p.x * factor + offset.x, y: p.y * factor + offset.y) }
    return Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(to: map(p))
        case .line(let p): .line(to: map(p))
        case .quadratic(let c, let p): .quadratic(control: map(c), to: map(p))
        case .cubic(let c, let d, let p): .cubic(control1: map(c), control2: map(d), to: map(p))
        case .close: .close
        }
      }, fillRule: fillRule)
  }

  /// The smallest upright rectangle with all end and control points; nil without any. The path lies
  /// within it (a Bézier curve lies in the hull of its control points).
  public var controlBounds: Bounds? {
    var bounds: Bounds?
    func add(_ p: Point) {
      let b = bounds ?? Bounds(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y)
      bounds = Bounds(
        minX: min(b.minX, p.x), minY: min(b.minY, p.y), maxX: max(b.maxX, p.x),
        maxY: max(b.maxY, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadratic(let c, let p): [c, p].forEach(add)
      case .cubic(let c, let d, let p): [c, d, p].forEach(add)
      case .close: break
      }
    }
    return bounds
  }
}
