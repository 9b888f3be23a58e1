internal import CreaseGeometry
internal import CreaseMotion

/// Lays out a button's script: plays it once from beginning to end and writes down what happens.
struct ButtonCompiler {
  private enum Step {
    /// The first finger of a touch goes down at a place of the canvas.
    case down(touch: Int, Point)
    /// It goes down on an option.
    case press(touch: Int, option: Int, action: Int)
    /// It goes up at a place of the canvas; nil for wherever the option is that it had gone down on.
    case up(touch: Int, Point?)
    case open
    case close
  }

  private enum Target {
    case button
    case option(Int)
  }

  private let button: ExpandableButton
  private let layout: ButtonLayout
  private var steps: [(time: Double, step: Step)] = []
  /// What each finger that is down went down on.
  private var held: [Int: Target] = [:]
  private var touchCount = 0
  private(set) var timeline: ButtonTimeline
  private(set) var errors: [ButtonActionError] = []

  init(_ button: ExpandableButton) {
    self.button = button
    layout = ButtonLayout(button)
    timeline = ButtonTimeline(button)
    for (number, action) in button.script.enumerated() {
      if let fault = add(action, number: number) {
        errors.append(ButtonActionError(action: number, fault: fault))
      }
    }
    for number in steps.indices.sorted(by: { (steps[$0].time, $0) < (steps[$1].time, $1) }) {
      perform(steps[number].step, at: steps[number].time)
    }
    errors.sort { $0.action < $1.action }
  }

  private mutating func add(
    _ action: ButtonAction, number: Int
  ) -> ButtonActionError.Fault? {
    guard abs(action.time) <= 1e9 else { return .time(action.time) }
    do throws(MotionError) {
      switch action.kind {
      case .gesture(let gesture): add(try gesture.trace(), at: action.time)
      case .touches(let trace): add(trace, at: action.time)
      case .press(let option, let over):
        // The trace tells whether a finger can be down for so long.
        let trace = try Gesture.press(at: .zero, over: over).trace()
        guard button.options.indices.contains(option) else {
          return .option(option, count: button.options.count)
        }
        steps.append((action.time, .press(touch: touchCount, option: option, action: number)))
        steps.append((action.time + trace.end, .up(touch: touchCount, nil)))
        touchCount += 1
      case .open: steps.append((action.time, .open))
      case .close: steps.append((action.time, .close))
      }
    } catch {
      return .gesture(error)
    }
    return nil
  }

  private mutating func add(_ trace: TouchTrace, at time: Double) {
    for session in trace.sessions {
      guard let first = session.samples.first, let finger = first.fingers.first else { continue }
      steps.append((time + first.time, .down(touch: touchCount, finger.position)))
      var place = finger.position
      for sample in session.samples.dropFirst() {
        guard let moved = sample.fingers.first(where: { $0.id == finger.id }) else {
          steps.append((time + sample.time, .up(touch: touchCount, place)))
          break
        }
        place = moved.position
      }
      touchCount += 1
    }
  }

  private mutating func perform(_ step: Step, at time: Double) {
    switch step {
    case .open: if !timeline.isOpen { timeline.toggle(at: time) }
    case .close: if timeline.isOpen { timeline.toggle(at: time) }
    case .down(let touch, let place):
      held[touch] = target(at: place, time: time)
      if case .option(let option) = held[touch] { timeline.press(option, at: time) }
    case .press(let touch, let option, let action):
      guard timeline.isOpen, timeline.pose(at: time).options[option].isTouchable else {
        errors.append(ButtonActionError(action: action, fault: .closed(option: option)))
        return
      }
      held[touch] = .option(option)
      timeline.press(option, at: time)
    case .up(let touch, let place):
      switch held.removeValue(forKey: touch) {
      case .button:
        if let place, contains(layout.square, local(place)) { timeline.toggle(at: time) }
      case .option(let option):
        let isInside = place.map { shows(option, at: $0, in: timeline.pose(at: time)) } ?? true
        if timeline.isOpen, isInside { timeline.select(option, at: time) }
      case nil: break
      }
    }
  }

  private func local(_ place: Point) -> Point {
    Point(x: place.x - button.origin.x, y: place.y - button.origin.y)
  }

  /// What a finger hits: an option that shows, the last one first, or the button.
  private func target(at place: Point, time: Double) -> Target? {
    if timeline.isOpen {
      let pose = timeline.pose(at: time)
      let hit = pose.options.indices.last {
        pose.options[$0].isTouchable && shows($0, at: place, in: pose)
      }
      if let hit { return .option(hit) }
    }
    return contains(layout.square, local(place)) ? .button : nil
  }

  /// Whether an option is at a place of the canvas: where it is at the moment, but at its own size, so
  /// that one that comes in or has been pressed doesn't cover the button and its neighbours.
  private func shows(_ option: Int, at place: Point, in pose: ButtonPose) -> Bool {
    let size = button.options[option].size
    let center = layout.center(ofOption: option, way: pose.options[option].way)
    return contains(
      Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height), local(place))
  }

  /// Whether a place is in a rectangle, its right and bottom sides excluded.
  private func contains(_ rect: Rect, _ place: Point) -> Bool {
    place.x >= rect.minX && place.x < rect.maxX && place.y >= rect.minY && place.y < rect.maxY
  }
}

extension ButtonPose.Option {
  /// Whether enough of the option shows for a finger to find it.
  fileprivate var isTouchable: Bool { opacity > 0.01 }
}
