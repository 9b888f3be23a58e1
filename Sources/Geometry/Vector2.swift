internal import Glibc

/// A direction and length in the plane, in points (or points per second for a speed): x to the
/// right, y down.
public struct Vector2: Sendable, Hashable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// Makes a vector from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector of length 0.
  public static let zero = Vector2(x: 0, y: 0)

  /// The Euclidean length.
  public var length: Double { hypot(x, y) }

  /// The sum of two vectors.
  public static func + (a: Vector2, b: Vector2) -> Vector2 {
    Vector2(x: a.x + b.x, y: a.y + b.y)
  }

  /// A vector made longer by a factor.
  public static func * (a: Vector2, factor: Double) -> Vector2 {
    Vector2(x: a.x * factor, y: a.y * factor)
  }
}

extension Point {
  /// The way from the second point to the first.
  public static func - (a: Point, b: Point) -> Vector2 {
    Vector2(x: a.x - b.x, y: a.y - b.y)
  }

  /// A point moved along a vector.
  public static func + (a: Point, v: Vector2) -> Point {
    Point(x: a.x + v.x, y: a.y + v.y)
  }

  /// The point halfway to another.
  public func midpoint(to other: Point) -> Point {
    Point(x: x + (other.x - x) / 2, y: y + (other.y - y) / 2)
  }
}
