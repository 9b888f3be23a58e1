/// One of the four ways along the axes, as seen on the canvas.
public enum Direction: String, Sendable, Hashable, CaseIterable {
  /// Toward smaller x.
  case left
  /// Toward larger x.
  case right
  /// Toward smaller y.
  case up
  /// Toward larger y.
  case down

  /// The vector of length 1 that points this way.
  public var vector: Vector2 {
    switch self {
    case .left: Vector2(x: -1, y: 0)
    case .right: Vector2(x: 1, y: 0)
    case .up: Vector2(x: 0, y: -1)
    case .down: Vector2(x: 0, y: 1)
    }
  }

  /// Whether the direction lies along x.
  public var isHorizontal: Bool { self == .left || self == .right }

  /// The way back.
  public var opposite: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
