internal import CreaseGeometry
public import CreaseLayers
internal import CreaseMotion

/// An expandable button with its motion laid out: ready to be asked for any moment.
public struct ExpandableButtonFilm: Effect {
  /// What the film was made from.
  public let button: ExpandableButton
  /// What of the button's script can't be done, and is left out.
  public let errors: [ButtonActionError]
  let timeline: ButtonTimeline
  let layout: ButtonLayout

  /// Lays out a button's motion.
  public init(_ button: ExpandableButton) {
    self.button = button
    let compiler = ButtonCompiler(button)
    timeline = compiler.timeline
    errors = compiler.errors
    layout = ButtonLayout(button)
  }

  /// When the last key has passed, and all that the script does is over, in seconds.
  public var restTime: Double { max(button.openTrack?.end ?? 0, timeline.end, 0) }

  /// How everything stands at a time: by the track, if there is one.
  func pose(at time: Double) -> ButtonPose {
    if let track = button.openTrack {
      return ButtonPose(open: track.value(at: time), of: button)
    }
    return timeline.pose(at: time)
  }

  /// The panels `background`, `arrowButton`, `arrow.shadow`, `arrow` and `option[i]`, the last with
  /// `option[i].text` where it has a picture and a title.
  public func panels(at time: Double, on canvas: Canvas, scope: FrameScope) -> [Panel] {
    let pose = pose(at: time)
    let parts = ButtonParts(button: button, layout: layout, pose: pose)
    return parts.faded.flatMap { part in
      // Each part fades by itself, as views did that the button is after.
      Layer.frame(
        of: [part.layer], on: canvas,
        through: .translation(x: button.origin.x, y: button.origin.y), isComplete: true
      ).panels.compactMap { panel in
        var panel = panel
        panel.opacity *= part.opacity
        return scope == .everything || panel.isVisible(on: canvas) ? panel : nil
      }
    }
  }

  /// The button's own account of a moment.
  public func state(at time: Double) -> ButtonState {
    let pose = pose(at: time)
    let isOpen =
      button.openTrack.map { $0.value(at: time) > 0 } ?? timeline.isOpen(at: time)
    return ButtonState(
      open: pose.fade, isOpen: isOpen,
      options: pose.options.enumerated().map { index, option in
        let center = layout.center(ofOption: index, way: option.way)
        return ButtonState.Option(
          center: Point(x: button.origin.x + center.x, y: button.origin.y + center.y),
          opacity: option.opacity, scale: option.scale)
      })
  }

  /// Everything that has happened up to a time in seconds, by time.
  public func events(upTo time: Double) -> [ButtonEvent] {
    Array(timeline.events.prefix { $0.time <= time + Instant.tolerance })
  }
}
