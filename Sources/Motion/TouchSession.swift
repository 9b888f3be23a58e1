public import CreaseGeometry

/// What fingers did from the first one down until all were up, what it was recognised as, and why.
public struct TouchSession: Sendable, Hashable {
  /// When the first finger went down, in seconds.
  public var start: Double
  /// When the last finger was up, in seconds; nil if fingers stay down.
  public var end: Double?
  /// The most fingers that were down at once.
  public var fingerCount: Int
  /// The gesture; nil if it was none.
  public var kind: GestureKind?
  /// When the gesture was recognised, in seconds; nil if it was none.
  public var recognized: Double?
  /// How the gesture came out; `failed` if there was none, nil if it goes on.
  public var outcome: GesturePhase?
  /// Where the finger went down, or the midpoint when a pinch's second finger did, in canvas points.
  public var location: Point
  /// How far a pan or a pinch's midpoint went, in points.
  public var translation: Vector2
  /// A pan's velocity at its end, in points per second.
  public var velocity: Vector2
  /// A pinch's last scale; 1 for others.
  public var scale: Double
  /// Why it was this and nothing else, in a sentence without a full stop.
  public var reason: String
}

extension GestureRecognizer {
  /// Every touch session of a trace with what it was recognised as, in the order of time; linear in
  /// the length of the trace.
  public func sessions(in trace: TouchTrace) -> [TouchSession] {
    trace.sessions.map { part in
      let explanation = GestureExplanation(part, settings: settings, events: events(in: part))
      return explanation.session
    }
  }
}
