internal import CreaseGeometry
internal import CreaseMotion

/// The numbers of a half fold over the whole film, as its script would have them.
struct HalfFoldTimeline: Sendable {
  /// The fold angle of the halves, in radians.
  var angle = AnimatedValue(0.0)
  /// The fold angle that the shadow shows, in radians: it is not kept waiting under fingers.
  var shadowAngle = AnimatedValue(0.0)
  /// How far the fingers are from the page's centre across the hinge, in its lengths: k, −½…½.
  var lightness = AnimatedValue(0.0)
  /// How far the page is open, 0…1.
  var turn: AnimatedValue<Double>
  /// How far the page is moved, in points.
  var pan = AnimatedValue(Vector2.zero)
  /// What has happened, by time.
  var events: [HalfFoldEvent] = []
  /// When all that the script does is over, in seconds.
  var restTime = 0.0
}
