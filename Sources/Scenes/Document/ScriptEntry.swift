internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers
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
    var angle = Double.pi / 2
  }

  struct Pan: Sendable {
    var from = Point.zero
    var by = Vector2.zero
    var over = 0.4
  }

  struct Tap: Sendable {
    var place = Point.zero
  }

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

  /// The keys of which an entry has one.
  static let kinds = ["pull", "pinch", "pan", "tap", "touches", "insert", "remove", "scroll"]

  /// How many of the kinds it has.
  var kindCount: Int {
    [
      pull != nil, pinch != nil, pan != nil, tap != nil, touches != nil, insert != nil,
      remove != nil, scroll != nil,
    ].count { $0 }
  }

  /// What is to be done, once nothing has been found wrong with the entry.
  func action(on canvas: Canvas) -> ListAction? {
    kind(on: canvas).map { ListAction(at: at, $0) }
  }

  private func kind(on canvas: Canvas) -> ListAction.Kind? {
    if let pull {
      let place = pull.place ?? Point(x: canvas.size.width / 2, y: canvas.size.height / 4)
      return .gesture(.pull(by: pull.by, over: pull.over, at: place))
    }
    if let pinch {
      return .gesture(
        .pinch(
          at: pinch.place, from: pinch.from, to: pinch.to, over: pinch.over, angle: pinch.angle))
    }
    if let pan { return .gesture(.pan(from: pan.from, by: pan.by, over: pan.over)) }
    if let tap { return .gesture(.tap(at: tap.place)) }
    if let touches { return (try? trace(of: touches)).map { .touches($0) } }
    if let insert {
      return .insert(title: insert.title, index: insert.index, over: insert.over)
    }
    if let remove { return .remove(index: remove.index, over: remove.over) }
    return scroll.map { .scroll(to: $0.to, over: $0.over) }
  }

  /// The samples, and those between them if they are asked for.
  func trace(of samples: [TouchSample]) throws(MotionError) -> TouchTrace {
    let trace = try TouchTrace(samples)
    return if let resample { try trace.resampled(at: resample) } else { trace }
  }
}
