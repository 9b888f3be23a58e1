internal import CreaseGeometry

/// Finds the reasons for what a touch session was recognised as.
struct GestureExplanation {
  private let trace: TouchTrace
  private let settings: GestureSettings
  private let events: [GestureEvent]

  init(_ trace: TouchTrace, settings: GestureSettings, events: [GestureEvent]) {
    self.trace = trace
    self.settings = settings
    self.events = events
  }

  private var start: Double { trace.samples.first?.time ?? 0 }

  /// The beginning of the gesture: of the last one, if a second finger made a pinch of a pan.
  private var began: GestureEvent? {
    events.last { $0.phase == .began } ?? events.last { $0.kind == .tap && $0.phase == .ended }
  }

  var session: TouchSession {
    let began = began
    let last = began.flatMap { began in events.last { $0.kind == began.kind } }
    let first = trace.samples.first?.fingers.first?.position ?? .zero
    let isOver = last?.phase == .ended || last?.phase == .cancelled
    return TouchSession(
      start: start, end: trace.liftTime.isFinite ? trace.liftTime : nil,
      fingerCount: trace.samples.map(\.fingers.count).max() ?? 0, kind: began?.kind,
      recognized: began?.time, outcome: began == nil ? .failed : isOver ? last?.phase : nil,
      location: began?.start ?? first, translation: last?.translation ?? .zero,
      velocity: last?.velocity ?? .zero, scale: last?.scale ?? 1, reason: reason(began))
  }

  private func reason(_ began: GestureEvent?) -> String {
    switch began?.kind {
    case .pan: began.map(panReason) ?? ""
    case .pinch: began.map(pinchReason) ?? ""
    case .tap:
      "the finger stayed within \(settings.slop.rough) points and lifted"
        + " within \(settings.tapDuration.rough) s"
    case nil: failureReason
    }
  }

  private func panReason(_ began: GestureEvent) -> String {
    let moved = (began.location - began.start).length
    let cause = "the finger had moved \(moved.rough) points"
    if let pinch = events.last(where: { $0.kind == .pinch && $0.phase == .failed }) {
      return cause + "; a second finger ended it before it had moved on; no pinch: their distance"
        + " changed by \(abs(change(of: pinch)).rough) of the \(settings.pinchSlop.rough) points that"
        + " make one"
    }
    guard let second = secondFinger(after: began.time) else { return cause }
    return cause + "; no pinch: the second finger came after the pan had moved "
      + "\(second.rough) points"
  }

  /// How far a pan had come when a second finger was first down, in points; nil if none was.
  private func secondFinger(after time: Double) -> Double? {
    guard
      let sample = trace.samples.first(where: { $0.time >= time && $0.fingers.count > 1 }),
      let event = events.last(where: {
        $0.kind == .pan && $0.phase == .changed && $0.time <= sample.time
      })
    else { return nil }
    return event.translation.length
  }

  private func pinchReason(_ began: GestureEvent) -> String {
    let scale = began.scale
    let way = scale < 1 ? "closer together" : "farther apart"
    let change = abs(began.distance - began.distance / max(scale, 1e-9))
    let panned = events.contains { $0.kind == .pan && $0.phase == .cancelled }
    return "two fingers came \(change.rough) points \(way)"
      + (panned ? "; no pan: the second finger came before the pan had moved" : "")
  }

  private var failureReason: String {
    if let pinch = events.last(where: { $0.kind == .pinch && $0.phase == .failed }) {
      return "two fingers lifted before their distance changed by"
        + " \(settings.pinchSlop.rough) points (\(abs(change(of: pinch)).rough) at the last sample)"
    }
    let first = trace.samples.first?.fingers.first
    if let tap = events.first(where: { $0.kind == .tap && $0.phase == .failed }), first != nil {
      return "no tap: the finger stayed down for longer than \(settings.tapDuration.rough) s;"
        + " no pan: it moved \((tap.location - tap.start).length.rough) of the"
        + " \(settings.slop.rough) points that make one"
    }
    return "the fingers stay down and have not moved enough"
  }

  private func change(of pinch: GestureEvent) -> Double {
    pinch.distance - pinch.distance / max(pinch.scale, 1e-9)
  }
}

extension Double {
  /// The number with at most one decimal.
  fileprivate var rough: String {
    let tenths = (self * 10).rounded() / 10
    guard abs(tenths) < 1e15 else { return "\(self)" }
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
