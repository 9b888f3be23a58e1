internal import CreaseGeometry
internal import CreaseMotion

/// A button's motion laid out: what a script has come to, as functions of time.
struct ButtonTimeline: Sendable {
  /// An option over the whole film.
  struct Option: Sendable {
    var way = AnimatedValue(0.0)
    var opacity = AnimatedValue(0.0)
    /// The size by opening.
    var zoom = AnimatedValue(1.0)
    /// The size by being pressed.
    var swelling = AnimatedValue(1.0)
  }

  private let delays: [Double]
  var fade = AnimatedValue(0.0)
  var span = AnimatedValue(0.0)
  var turn = AnimatedValue(0.0)
  var glow = AnimatedValue(0.0)
  var options: [Option]
  /// When the button was toggled, in seconds; it begins closed.
  private(set) var toggles: [Double] = []
  /// What has happened, by time.
  private(set) var events: [ButtonEvent] = []

  init(_ button: ExpandableButton) {
    delays = ButtonTiming.delays(of: button)
    options = button.options.map { _ in Option() }
  }

  /// Whether the button is open or opening after the last toggle.
  var isOpen: Bool { !toggles.count.isMultiple(of: 2) }

  /// Whether the button is open or opening at a time in seconds.
  func isOpen(at time: Double) -> Bool {
    !toggles.prefix { $0 <= time + Instant.tolerance }.count.isMultiple(of: 2)
  }

  /// When everything is over, in seconds.
  var end: Double {
    let parts = [fade.end, span.end, turn.end, glow.end]
    let ends = options.flatMap { [$0.way.end, $0.opacity.end, $0.zoom.end, $0.swelling.end] }
    return (parts + ends).max() ?? 0
  }

  /// How everything stands at a time in seconds.
  func pose(at time: Double) -> ButtonPose {
    ButtonPose(
      fade: fade.value(at: time), span: span.value(at: time), turn: turn.value(at: time),
      glow: glow.value(at: time),
      options: options.map { option in
        ButtonPose.Option(
          way: option.way.value(at: time), opacity: option.opacity.value(at: time),
          scale: option.zoom.value(at: time) * option.swelling.value(at: time))
      })
  }

  /// The button opens if it is closed, and closes if it is open.
  mutating func toggle(at time: Double) {
    let opens = !isOpen
    toggles.append(time)
    events.append(ButtonEvent(opens ? .opened : .closed, at: time))
    let target: Double = opens ? 1 : 0
    let duration = ButtonTiming.duration
    fade.animate(to: target, at: time, duration: duration)
    turn.animate(to: target, at: time, duration: duration)
    glow.animate(to: target, at: time, in: .implicit)
    if opens {
      span.animate(to: target, at: time, duration: duration)
      for index in options.indices { options[index].show(after: delays[index], at: time) }
    } else {
      span.animate(to: target, at: time, in: .implicit)
      for index in options.indices { options[index].hide(at: time) }
    }
  }

  /// A finger goes down on an option.
  mutating func press(_ option: Int, at time: Double) {
    let start = options[option].swelling.value(at: time)
    options[option].swelling.follow(
      PhasedMotion(
        start: start,
        phases: [
          .init(value: start, duration: ButtonTiming.pressDelay),
          .init(value: ButtonTiming.pressZoom, duration: ButtonTiming.pressDuration),
          .init(value: 1, duration: ButtonTiming.returnDuration),
        ]), at: time)
  }

  /// A finger leaves an option that it had gone down on.
  mutating func select(_ option: Int, at time: Double) {
    events.append(ButtonEvent(.optionSelected, at: time, index: option))
  }
}

extension ButtonTimeline.Option {
  /// Comes in after a delay in seconds: in its place, or where it still shows, from there.
  fileprivate mutating func show(after delay: Double, at time: Double) {
    let from = opacity.value(at: time)
    if from > 0 {
      way.follow(Self.comingIn(from: way.value(at: time), after: delay), at: time)
      zoom.follow(Self.comingIn(from: zoom.value(at: time), after: delay), at: time)
    } else {
      way.set(1, at: time)
      zoom.follow(Self.comingIn(from: ButtonTiming.zoom, after: delay), at: time)
    }
    opacity.follow(Self.comingIn(from: from, after: delay), at: time)
  }

  private static func comingIn(from start: Double, after delay: Double) -> PhasedMotion {
    PhasedMotion(
      start: start,
      phases: [
        .init(value: start, duration: delay),
        .init(value: 1, duration: ButtonTiming.duration, easing: .easeOut),
      ])
  }

  /// Fades out on the way to the button's middle.
  fileprivate mutating func hide(at time: Double) {
    let duration = ButtonTiming.duration
    way.animate(to: 0, at: time, duration: duration, easing: .easeInEaseOut)
    opacity.animate(to: 0, at: time, duration: duration, easing: .easeInEaseOut)
  }
}
