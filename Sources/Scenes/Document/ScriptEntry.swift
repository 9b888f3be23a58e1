internal import CreaseGeometry
internal import CreaseMotion

/// An entry of a script as it is written, before it is known to be right: a time, and exactly one of
/// the rest.
struct ScriptEntry: Sendable {
  struct Pull: Sendable {
    var by = 0.0
    var over = 0.4
    var place: Point?
  }

  struct Pinch: Sendable {
    var place = Point.zero
    var from = 100.0
    var to = 100.0
    var over = 0.4
    /// In radians from the x axis; nil for across the hinge.
    var angle: Double?
  }

  struct Pan: Sendable {
    var from = Point.zero
    var by = Vector2.zero
    var over = 0.4
  }

  struct Tap: Sendable {
    var place = Point.zero
  }

  struct Swipe: Sendable {
    var direction = Direction.left
    var over = 0.25
  }

  struct Roll: Sendable {
    /// Nil for what the stage says.
    var reverse: Bool?
  }

  struct Press: Sendable {
    var option: Int?
    var place: Point?
    var over = 0.1
  }

  /// A command that needs no more than its name.
  struct Plain: Sendable {}

  struct Insert: Sendable {
    var title = ""
    var index = 0
    var over = 0.25
  }

  struct Remove: Sendable {
    var index = 0
    var over = 0.25
  }

  struct Scroll: Sendable {
    var to = 0.0
    var over = 0.25
  }

  /// When it is done, in seconds.
  var at = 0.0
  var pull: Pull?
  var pinch: Pinch?
  var pan: Pan?
  var tap: Tap?
  var touches: [TouchSample]?
  var resample: Double?
  var insert: Insert?
  var remove: Remove?
  var scroll: Scroll?
  var swipe: Swipe?
  var roll: Roll?
  var press: Press?
  var open: Plain?
  var close: Plain?

  /// The keys of which an entry has one.
  static let actions = StageKind.allCases.reduce(into: [String]()) { all, kind in
    all += kind.actions.filter { !all.contains($0) }
  }

  /// The key of a command that names something by its index, which may not be there; nil for others.
  var indexedAction: String? {
    if insert != nil { return "insert" }
    if remove != nil { return "remove" }
    return press?.option == nil ? nil : "press"
  }

  /// The gesture that is written in shorthand; nil for what is none that every stage knows.
  ///
  /// - Parameter pinchAngle: The direction in which two fingers lie that move across the hinge, in
  ///   radians from the x axis.
  func gesture(pinchAngle: Double) -> Gesture? {
    if let pinch {
      return .pinch(
        at: pinch.place, from: pinch.from, to: pinch.to, over: pinch.over,
        angle: pinch.angle ?? pinchAngle)
    }
    if let pan { return .pan(from: pan.from, by: pan.by, over: pan.over) }
    return tap.map { .tap(at: $0.place) }
  }

  /// The touches, with the samples between them if they are asked for; nil if there are none.
  var trace: TouchTrace? { touches.flatMap { try? trace(of: $0) } }

  /// The samples, and those between them if they are asked for.
  func trace(of samples: [TouchSample]) throws(MotionError) -> TouchTrace {
    let trace = try TouchTrace(samples)
    return if let resample { try trace.resampled(at: resample) } else { trace }
  }
}
