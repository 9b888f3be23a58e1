public import CreaseGeometry

/// One finger's way from going down to lifting, for controls that need no gesture: "touched up
/// inside" is a stroke that starts and ends inside.
public struct TouchStroke: Sendable, Hashable {
  /// The finger.
  public var finger: Int
  /// When it goes down, in seconds since the trace's start.
  public var downTime: Double
  /// Where it goes down, in canvas points.
  public var downPosition: Point
  /// When it lifts, in seconds; nil if it stays down.
  public var upTime: Double?
  /// Where it was last, in canvas points.
  public var upPosition: Point
}
