public import CreaseGeometry
public import CreaseLayers
internal import CreaseMotion

/// A half fold with its motion laid out: ready to be asked for any moment.
public struct HalfFoldFilm: Effect {
  /// What the film was made from.
  public let fold: HalfFold
  /// What of the script can't be done, and is left out.
  public let errors: [ScriptActionError]
  let timeline: HalfFoldTimeline
  let paper: HalfFoldPaper

  /// Lays out a half fold's motion, in time and memory in proportion to the length of the script.
  ///
  /// - Parameters:
  ///   - fold: The half fold.
  ///   - viewport: The size of what the page lies on, in points; the film's canvas.
  public init(_ fold: HalfFold, viewport: Size) {
    self.fold = fold
    paper = HalfFoldPaper(fold, viewport: viewport)
    var compiler = HalfFoldCompiler(fold, paper: paper)
    errors = compiler.compile()
    timeline = compiler.timeline
  }

  /// When the last key has passed, and all that the script does is over, in seconds.
  public var restTime: Double { max(fold.tracks.end, timeline.restTime, 0) }

  /// The panels in painting order: `shadow` while there is one, then `first` (the left or top half)
  /// and `second`; in the closed pose and on the way there or back the turning half comes before the
  /// resting one.
  public func panels(at time: Double, on canvas: Canvas, scope: FrameScope) -> [Panel] {
    let state = state(at: time)
    var panels: [Panel] = []
    panels.reserveCapacity(3)
    if state.turn == 1 {
      let shadow = paper.shadow(state, angle: shadowAngle(at: time))
      if scope == .everything || shadow.rect.width > 0 && shadow.rect.height > 0 {
        panels.append(shadow)
      }
    }
    let lightness = timeline.lightness.value(at: time)
    let turning = paper.turningHalf
    panels.append(paper.half(turning, state, lightness: lightness))
    panels.append(paper.half(turning.other, state, lightness: lightness))
    if state.turn == 1, turning == .second { panels.swapAt(panels.count - 2, panels.count - 1) }
    return scope == .everything ? panels : panels.filter { $0.isVisible(on: canvas) }
  }

  /// The half fold's own account of a moment.
  public func state(at time: Double) -> HalfFoldState {
    let tracks = fold.tracks
    let pan = timeline.pan.value(at: time)
    return HalfFoldState(
      angle: limited(tracks.angle?.value(at: time) ?? timeline.angle.value(at: time), to: .pi / 2),
      turn: limited(tracks.turn?.value(at: time) ?? timeline.turn.value(at: time), to: 1),
      pan: Vector2(
        x: tracks.panX?.value(at: time) ?? pan.x, y: tracks.panY?.value(at: time) ?? pan.y),
      scale: limited(tracks.scale?.value(at: time) ?? 1, to: 1000))
  }

  /// Everything that has happened up to a time in seconds, by time.
  public func events(upTo time: Double) -> [HalfFoldEvent] {
    Array(timeline.events.prefix { $0.time <= time + Instant.tolerance })
  }

  private func shadowAngle(at time: Double) -> Double {
    limited(
      fold.tracks.angle?.value(at: time) ?? timeline.shadowAngle.value(at: time), to: .pi / 2)
  }

  private func limited(_ value: Double, to limit: Double) -> Double { min(max(value, 0), limit) }
}
