internal import CreaseGeometry
internal import CreaseMotion

/// Lays out a half fold's script: plays it once from beginning to end and writes down what happens.
struct HalfFoldCompiler {
  /// How the halves follow two fingers.
  private static let following = Transaction(duration: 0.1)

  let fold: HalfFold
  let paper: HalfFoldPaper
  private(set) var timeline: HalfFoldTimeline
  /// Where the page was when the finger that moves it began.
  private var panBase = Vector2.zero
  /// What a motion that is under way will tell of at its end.
  private var pendingFold: HalfFoldEvent?
  private var pendingTurn: HalfFoldEvent?

  init(_ fold: HalfFold, paper: HalfFoldPaper) {
    self.fold = fold
    self.paper = paper
    timeline = HalfFoldTimeline(turn: AnimatedValue(fold.isOpen ? 1 : 0))
  }

  /// Plays the script.
  ///
  /// - Returns: What can't be done.
  mutating func compile() -> [ScriptActionError] {
    let script = TouchScript<Never>(
      fold.script.map { action in
        switch action.kind {
        case .gesture(let gesture): (action.time, .gesture(gesture))
        case .touches(let trace): (action.time, .touches(trace))
        }
      })
    let (happenings, end) = script.happenings()
    for case .gesture(let event) in happenings { play(event) }
    tell(upTo: .infinity)
    let events = timeline.events
    let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    timeline.events = order.map { events[$0] }
    timeline.restTime = max(
      end, timeline.angle.end, timeline.shadowAngle.end, timeline.lightness.end, timeline.turn.end,
      timeline.pan.end)
    return script.errors
  }

  private mutating func play(_ event: GestureEvent) {
    tell(upTo: event.time)
    switch (event.kind, event.phase) {
    case (.pinch, .changed): pinch(event)
    case (.pinch, .ended), (.pinch, .cancelled): letGo(at: event.time)
    case (.pan, .began): panBase = timeline.pan.target
    case (.pan, .changed): timeline.pan.set(panBase + event.translation, at: event.time)
    case (.pan, .ended), (.pan, .cancelled):
      timeline.events.append(HalfFoldEvent(.moved, at: event.time))
    case (.tap, .ended): toggle(at: event.time)
    default: break
    }
  }

  private mutating func pinch(_ event: GestureEvent) {
    pendingFold = nil
    timeline.lightness.set(
      paper.lightness(event.location, pan: pan(at: event.time)), at: event.time)
    let distance = event.distance
    let reach = fold.maxDistance ?? paper.length
    guard distance > fold.minDistance, distance < reach else { return }
    let angle = .pi / 2 * (1 - distance / reach)
    timeline.angle.animate(to: angle, at: event.time, in: Self.following)
    timeline.shadowAngle.set(angle, at: event.time)
  }

  private func pan(at time: Double) -> Vector2 {
    let pan = timeline.pan.value(at: time)
    return Vector2(
      x: fold.tracks.panX?.value(at: time) ?? pan.x, y: fold.tracks.panY?.value(at: time) ?? pan.y)
  }

  private mutating func letGo(at time: Double) {
    timeline.lightness.animate(to: 0, at: time)
    guard fold.settle else { return }
    let isFolded = timeline.angle.target > .pi / 4
    let angle = isFolded ? .pi / 2 : 0.0
    let isAtRest = timeline.angle.value(at: time) == angle
    timeline.angle.animate(to: angle, at: time)
    timeline.shadowAngle.animate(to: angle, at: time)
    pendingFold = HalfFoldEvent(
      isFolded ? .folded : .unfolded,
      at: isAtRest ? time : time + Transaction.implicit.duration)
  }

  private mutating func toggle(at time: Double) {
    let opens = timeline.turn.target == 0
    timeline.turn.animate(to: opens ? 1 : 0, at: time, duration: 0.3, easing: .easeInEaseOut)
    pendingTurn = HalfFoldEvent(opens ? .opened : .closed, at: time + 0.3)
  }

  /// Notes which motions have come to their ends.
  private mutating func tell(upTo time: Double) {
    if let event = pendingFold, event.time <= time + Instant.tolerance {
      timeline.events.append(event)
      pendingFold = nil
    }
    if let event = pendingTurn, event.time <= time + Instant.tolerance {
      timeline.events.append(event)
      pendingTurn = nil
    }
  }
}
