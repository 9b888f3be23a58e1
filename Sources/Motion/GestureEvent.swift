public import CreaseGeometry

/// What a recogniser reports.
public struct GestureEvent: Sendable, Hashable {
  /// The gesture.
  public var kind: GestureKind
  /// How far it is.
  public var phase: GesturePhase
  /// When it happens, in seconds.
  public var time: Double
  /// Where the finger is (or last was), or the midpoint of a pinch's two, in canvas points.
  public var location: Point
  /// Where the finger went down, or the midpoint when a pinch's second finger did, in canvas points.
  public var start: Point
  /// How far a pan has come since the sample in which it began, or a pinch's midpoint since the
  /// second finger went down, in points; zero for a tap.
  public var translation: Vector2
  /// A pan's velocity in points per second, that of the last 100 ms; zero for others.
  public var velocity: Vector2
  /// A pinch's finger distance over that when its second finger went down; 1 for others.
  public var scale: Double
  /// A pinch's finger distance in points; 0 for others.
  public var distance: Double

  /// Makes an event; what is left out is what a gesture of another kind has.
  public init(
    _ kind: GestureKind, _ phase: GesturePhase, time: Double, location: Point, start: Point,
    translation: Vector2 = .zero, velocity: Vector2 = .zero, scale: Double = 1, distance: Double = 0
  ) {
    self.kind = kind
    self.phase = phase
    self.time = time
    self.location = location
    self.start = start
    self.translation = translation
    self.velocity = velocity
    self.scale = scale
    self.distance = distance
  }
}
