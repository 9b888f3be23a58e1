public import CreaseGeometry
public import CreaseLayers
internal import CreaseMotion

/// A strip roll with its motion laid out: ready to be asked for any moment.
public struct StripRollFilm: Effect {
  /// What the film was made from.
  public let roll: StripRoll
  let timeline: StripRollTimeline
  let paper: StripRollPaper

  /// Lays out a strip roll's motion, in time and memory in proportion to the length of the script.
  ///
  /// - Parameters:
  ///   - roll: The strip roll.
  ///   - viewport: The size of what the pictures lie on, in points; the film's canvas.
  public init(_ roll: StripRoll, viewport: Size) {
    self.roll = roll
    paper = StripRollPaper(roll, viewport: viewport)
    timeline = StripRollTimeline(roll, stripCount: paper.stripCount)
  }

  /// What of the script can't be done, and is left out.
  public var errors: [ScriptActionError] { timeline.errors }

  /// When the last key has passed, and all that the script does is over, in seconds.
  public var restTime: Double { timeline.restTime }

  /// The panels in painting order: `next`, the picture below, if there is one, at opacity 0 while the
  /// strips hide all of it; then, unless all is rolled off, `strip[j]` for the strips that lie flat,
  /// by number, and for those on the prism from far to near. A strip whose face has gone to another
  /// one is not listed. While the strip that is being picked up is within a pixel of the next one,
  /// that one's paper goes on under it, up to a cut.
  public func panels(at time: Double, on canvas: Canvas, scope: FrameScope) -> [Panel] {
    let moment = timeline.moment(at: time)
    let panels = paper.panels(
      picture: moment.picture, progress: moment.progress, pixel: 1 / canvas.scale)
    return scope == .everything ? panels : panels.filter { $0.isVisible(on: canvas) }
  }

  /// The strip roll's own account of a moment.
  public func state(at time: Double) -> StripRollState {
    let moment = timeline.moment(at: time)
    let count = paper.stripCount
    let step = min(Int(moment.progress), count)
    let isOff = moment.progress >= Double(count + 1)
    var picture: Int? = moment.picture
    if isOff {
      picture = roll.pictures.count > 1 ? (moment.picture + 1) % roll.pictures.count : nil
    }
    return StripRollState(
      step: step, local: moment.progress - Double(step),
      picture: roll.pictures.isEmpty ? nil : picture, isRolling: moment.isRolling)
  }

  /// Everything that has happened up to a time in seconds, by time.
  public func events(upTo time: Double) -> [StripRollEvent] {
    Array(timeline.events.prefix { $0.time <= time + Instant.tolerance })
  }
}
