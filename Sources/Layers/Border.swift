public import CreaseGeometry

/// A line of even width along the inside of a panel's outline, over everything else that the panel
/// shows.
public struct Border: Sendable, Hashable {
  /// The line's width, in points, at least 0; the inner outline's corner radius is the panel's less
  /// this, at least 0.
  public var width: Double
  /// The line's colour.
  public var color: Color

  /// Makes a border of a width in points.
  public init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}
