/// A place in the plane, in points: x to the right, y down.
public struct Point: Sendable, Hashable {
  /// Distance from the left, in points.
  public var x: Double
  /// Distance from the top, in points.
  public var y: Double

  /// Makes a point from its coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}
