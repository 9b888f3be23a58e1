internal import CreaseGeometry

/// One finger that may tap, or that pans.
struct PanTouch {
  let finger: Int
  let start: Point
  let downTime: Double
  /// Where translation counts from.
  var origin: Point
  /// Whether it was reported that this is no tap.
  var tapFailed = false
  /// Whether a translation other than zero was reported.
  var hasChanged = false
  var position: Point

  init(_ finger: Finger, at time: Double) {
    self.finger = finger.id
    start = finger.position
    origin = finger.position
    position = finger.position
    downTime = time
  }

  var translation: Vector2 { position - origin }

  func event(_ phase: GesturePhase, at time: Double, velocity: Vector2) -> GestureEvent {
    GestureEvent(
      .pan, phase, time: time, location: position, start: start,
      translation: phase == .failed ? .zero : translation, velocity: velocity)
  }

  func tap(_ phase: GesturePhase, at time: Double) -> GestureEvent {
    GestureEvent(.tap, phase, time: time, location: position, start: start)
  }
}
