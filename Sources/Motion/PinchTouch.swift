internal import CreaseGeometry

/// Two fingers that may pinch, or that do.
struct PinchTouch {
  var first: Finger
  var second: Finger
  /// The midpoint when the second finger went down.
  let start: Point
  /// The distance when the second finger went down, in points.
  let startDistance: Double

  init(_ first: Finger, _ second: Finger) {
    self.first = first
    self.second = second
    start = first.position.midpoint(to: second.position)
    startDistance = (second.position - first.position).length
  }

  var distance: Double { (second.position - first.position).length }

  /// The scale, absolute; fingers that start less than a point apart count as a point apart, which
  /// keeps the scale finite.
  var scale: Double { distance / max(startDistance, 1) }

  func event(_ phase: GesturePhase, at time: Double) -> GestureEvent {
    let location = first.position.midpoint(to: second.position)
    return GestureEvent(
      .pinch, phase, time: time, location: location, start: start, translation: location - start,
      scale: scale, distance: distance)
  }
}
