internal import CreaseGeometry
internal import Glibc

extension Gesture {
  private static let durations = 0.001...3600.0
  private static let lengths = -1e6...1e6

  /// What the fingers do, from time 0 on: about 60 samples a second, evenly spaced, at least three
  /// before the lift.
  ///
  /// Movement eases in and out between the second sample and the one before the lift, so that half
  /// of the way is done at half of the time. A panning finger first jumps the slop, from the first
  /// sample to the second, in the direction of the movement: a pan's translation counts from the
  /// sample in which it begins, and so it ends at just the translation asked for. A pinch counts
  /// from the distance when the fingers went down, and needs no such thing; one that changes the
  /// distance by less than the recogniser's 2 points is none.
  ///
  /// - Parameter settings: Those of the recogniser that is to find the gesture.
  /// - Throws: `MotionError` if a parameter is out of range.
  public func trace(settings: GestureSettings = .standard) throws(MotionError) -> TouchTrace {
    switch self {
    case .pull(let by, let duration, let place):
      return try Self.pan(from: place, by: Vector2(x: 0, y: by), over: duration, settings)
    case .pan(let from, let by, let duration):
      return try Self.pan(from: from, by: by, over: duration, settings)
    case .pinch(let place, let from, let to, let duration, let angle):
      return try Self.pinch(at: place, from: from, to: to, over: duration, angle: angle)
    case .tap(let place):
      return try Self.press(at: place, over: 0.1)
    case .press(let place, let duration):
      return try Self.press(at: place, over: duration)
    case .swipe(let direction, let area, let duration):
      let way =
        direction.vector * max(60, 0.6 * (direction.isHorizontal ? area.width : area.height))
      return try Self.pan(from: area.center + way * -0.5, by: way, over: duration, settings)
    }
  }

  private static func pan(
    from start: Point, by way: Vector2, over duration: Double, _ settings: GestureSettings
  ) throws(MotionError) -> TouchTrace {
    try check(start)
    try check("by", way.x, in: lengths)
    try check("by", way.y, in: lengths)
    let length = way.length
    let direction = length > 1e-9 ? way * (1 / length) : Direction.down.vector
    let begin = start + direction * max(0, min(settings.slop, lengths.upperBound))
    return try moving(over: duration) { progress in
      guard let progress else { return [Finger(id: 1, at: start)] }
      return [Finger(id: 1, at: begin + way * progress)]
    }
  }

  private static func pinch(
    at middle: Point, from: Double, to: Double, over duration: Double, angle: Double
  ) throws(MotionError) -> TouchTrace {
    try check(middle)
    try check("from", from, in: 1...lengths.upperBound)
    try check("to", to, in: 0...lengths.upperBound)
    try check("angle", angle, in: -1e6...1e6)
    let half = Vector2(x: cos(angle) / 2, y: sin(angle) / 2)
    return try moving(over: duration) { progress in
      let distance = from.interpolated(to: to, progress: progress ?? 0)
      return [
        Finger(id: 1, at: middle + half * -distance), Finger(id: 2, at: middle + half * distance),
      ]
    }
  }

  private static func press(
    at place: Point, over duration: Double
  ) throws(MotionError) -> TouchTrace {
    try check(place)
    try check("over", duration, in: durations)
    return try TouchTrace([
      TouchSample(time: 0, fingers: [Finger(id: 1, at: place)]),
      TouchSample(time: duration, fingers: []),
    ])
  }

  /// Samples of a movement: the fingers before it (progress nil), on their way, and lifted.
  private static func moving(
    over duration: Double, _ fingers: (_ progress: Double?) -> [Finger]
  ) throws(MotionError) -> TouchTrace {
    try check("over", duration, in: durations)
    let steps = max(3, Int((duration * 60).rounded()))
    var samples = [TouchSample(time: 0, fingers: fingers(nil))]
    for step in 1..<steps {
      let progress = Easing.easeInEaseOut.progress(at: Double(step - 1), of: Double(steps - 2))
      samples.append(
        TouchSample(
          time: duration * Double(step) / Double(steps), fingers: fingers(progress)))
    }
    samples.append(TouchSample(time: duration, fingers: []))
    return try TouchTrace(samples)
  }

  private static func check(_ place: Point) throws(MotionError) {
    try check("x", place.x, in: lengths)
    try check("y", place.y, in: lengths)
  }

  private static func check(
    _ parameter: String, _ value: Double, in allowed: ClosedRange<Double>
  ) throws(MotionError) {
    guard allowed.contains(value) else {
      throw .outOfRange(parameter: parameter, value: value, allowed: allowed)
    }
  }
}
