internal import CreaseGeometry

/// The state machine behind the recogniser: takes samples one by one and writes down events.
struct GestureSession {
  private enum State {
    /// No finger is down.
    case idle
    /// One finger is down; it may tap or pan.
    case touching(PanTouch)
    case panning(PanTouch)
    /// Two fingers are down; they may pinch.
    case pairing(PinchTouch)
    case pinching(PinchTouch)
    /// The session's gesture is over.
    case spent
  }

  private let settings: GestureSettings
  private let offset: Double
  private var state = State.idle
  /// Follows the session's first finger; beside the state, so that it is changed in place.
  private var tracker: VelocityTracker
  /// The fingers of the sample before.
  private var down: [Finger] = []
  private(set) var events: [GestureEvent] = []

  init(settings: GestureSettings, offset: Double) {
    self.settings = settings
    self.offset = offset
    tracker = VelocityTracker(window: settings.velocityWindow)
  }

  mutating func step(_ sample: TouchSample) {
    let time = sample.time + offset
    if !down.contains(where: { sample.finger($0.id) != nil }) {
      lift(at: time)
      state = .idle
    }
    switch state {
    case .idle: land(sample.fingers, at: time)
    case .touching(let touch): move(touch, began: false, sample, at: time)
    case .panning(let touch): move(touch, began: true, sample, at: time)
    case .pairing(let touch): move(touch, began: false, sample, at: time)
    case .pinching(let touch): move(touch, began: true, sample, at: time)
    case .spent: break
    }
    down = sample.fingers
  }

  /// Something else takes over.
  mutating func interrupt(at time: Double) {
    switch state {
    case .idle, .spent: break
    case .touching(let touch):
      failTap(of: touch, at: time)
      report(.failed, touch, at: time)
    case .panning(let touch): report(.cancelled, touch, at: time)
    case .pairing(let touch): events.append(touch.event(.failed, at: time))
    case .pinching(let touch): events.append(touch.event(.cancelled, at: time))
    }
    state = .spent
  }

  /// The first fingers of a session go down.
  private mutating func land(_ fingers: [Finger], at time: Double) {
    guard let first = fingers.first else { return }
    if fingers.count > 1 {
      state = .pairing(PinchTouch(first, fingers[1]))
      return
    }
    tracker = VelocityTracker(window: settings.velocityWindow)
    tracker.add(first.position, at: time)
    var touch = PanTouch(first, at: time)
    state = .touching(touch)
    beginPan(&touch, at: time)
  }

  /// All fingers, or one that counts, are up.
  private mutating func lift(at time: Double) {
    switch state {
    case .idle, .spent: break
    case .touching(let touch):
      report(.failed, touch, at: time)
      if !touch.tapFailed {
        events.append(touch.tap(isTooLong(touch, at: time) ? .failed : .ended, at: time))
      }
    case .panning(let touch): report(.ended, touch, at: time)
    case .pairing(let touch): events.append(touch.event(.failed, at: time))
    case .pinching(let touch): events.append(touch.event(.ended, at: time))
    }
    state = .spent
  }

  private mutating func move(
    _ touch: PanTouch, began: Bool, _ sample: TouchSample, at time: Double
  ) {
    guard let finger = sample.finger(touch.finger) else { return lift(at: time) }
    var touch = touch
    if !touch.hasChanged, let other = sample.fingers.first(where: { $0.id != finger.id }) {
      failTap(of: touch, at: time)
      report(began ? .cancelled : .failed, touch, at: time)
      state = .pairing(PinchTouch(finger, other))
      return
    }
    let moved = finger.position != touch.position
    touch.position = finger.position
    tracker.add(finger.position, at: time)
    if began {
      if moved { report(.changed, touch, at: time) }
      touch.hasChanged = touch.hasChanged || touch.translation != .zero
      state = .panning(touch)
      return
    }
    if isTooLong(touch, at: time) {
      failTap(of: touch, at: time)
      touch.tapFailed = true
    }
    state = .touching(touch)
    beginPan(&touch, at: time)
  }

  /// Turns a touch into a pan if it has gone far enough.
  private mutating func beginPan(_ touch: inout PanTouch, at time: Double) {
    let strayed = (touch.position - touch.start).length
    guard strayed >= settings.slop - GestureSettings.roundingAllowance else { return }
    failTap(of: touch, at: time)
    touch.tapFailed = true
    touch.origin = touch.position
    report(.began, touch, at: time)
    report(.changed, touch, at: time)
    state = .panning(touch)
  }

  private mutating func report(_ phase: GesturePhase, _ touch: PanTouch, at time: Double) {
    events.append(touch.event(phase, at: time, velocity: tracker.velocity(at: time)))
  }

  private mutating func failTap(of touch: PanTouch, at time: Double) {
    if !touch.tapFailed { events.append(touch.tap(.failed, at: time)) }
  }

  private func isTooLong(_ touch: PanTouch, at time: Double) -> Bool {
    time - touch.downTime > settings.tapDuration + Instant.tolerance
  }

  private mutating func move(
    _ touch: PinchTouch, began: Bool, _ sample: TouchSample, at time: Double
  ) {
    guard let first = sample.finger(touch.first.id), let second = sample.finger(touch.second.id)
    else { return lift(at: time) }
    guard first != touch.first || second != touch.second else { return }
    var touch = touch
    touch.first = first
    touch.second = second
    if began {
      events.append(touch.event(.changed, at: time))
      state = .pinching(touch)
      return
    }
    let change = abs(touch.distance - touch.startDistance)
    guard change >= settings.pinchSlop - GestureSettings.roundingAllowance else {
      state = .pairing(touch)
      return
    }
    events.append(touch.event(.began, at: time))
    events.append(touch.event(.changed, at: time))
    state = .pinching(touch)
  }
}
