/// A rectangle with its sides along the axes, in points unless its owner says otherwise.
public struct Rect: Sendable, Hashable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extents along x and y.
  public var size: Size

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its top left corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left side.
  public var minX: Double { origin.x }
  /// The top side.
  public var minY: Double { origin.y }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The bottom side.
  public var maxY: Double { origin.y + size.height }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }
  /// The middle.
  public var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }

  /// The corners in the order top left, top right, bottom right, bottom left.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY),
      Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }

  /// The rectangle `(0, 0, 1, 1)`: the whole of something measured in fractions of itself.
  public static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
}
