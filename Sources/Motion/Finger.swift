public import CreaseGeometry

/// A finger on the canvas.
public struct Finger: Sendable, Hashable {
  /// What tells it from the other fingers while it is down.
  public var id: Int
  /// Where it is, in canvas points.
  public var position: Point

  /// Makes a finger at a place in canvas points.
  public init(id: Int, at position: Point) {
    self.id = id
    self.position = position
  }
}
