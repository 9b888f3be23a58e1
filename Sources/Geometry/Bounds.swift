/// A rectangle given by its four sides, so that two that touch share a side to the last bit.
public struct Bounds: Sendable, Hashable {
  /// The left side.
  public var minX: Double
  /// The top side.
  public var minY: Double
  /// The right side.
  public var maxX: Double
  /// The bottom side.
  public var maxY: Double

  /// Makes a rectangle from its sides; it is empty unless left < right and top < bottom.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes the sides of a rectangle.
  public init(_ rect: Rect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  /// Whether nothing lies inside.
  public var isEmpty: Bool { !(minX < maxX && minY < maxY) }

  /// The part that two rectangles share; empty if they have no area in common.
  public func intersection(_ other: Bounds) -> Bounds {
    Bounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }
}
