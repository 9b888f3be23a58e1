internal import CreaseGeometry
internal import CreaseMotion

/// How a button and its options stand at a moment; every number but the options' is 0 when closed and
/// 1 when open.
struct ButtonPose {
  /// An option.
  struct Option {
    /// How far it is from the button's middle (0) to its place in the row (1).
    var way: Double
    var opacity: Double
    var scale: Double
  }

  /// The background's opacity.
  var fade: Double
  /// The background's extent.
  var span: Double
  /// The arrow's angle and colour, and the arrow button's gradient.
  var turn: Double
  /// Borders and shadows.
  var glow: Double
  var options: [Option]

  /// The pose at a share of the opening: what takes the same time whatever the number of options is at
  /// that share of its way, and the options come one after the other within the whole.
  init(open progress: Double, of button: ExpandableButton) {
    let progress = min(max(progress, 0), 1)
    (fade, span, turn, glow) = (progress, progress, progress, progress)
    let delays = ButtonTiming.delays(of: button)
    let whole = ButtonTiming.duration + (delays.max() ?? 0)
    options = delays.map { delay in
      let time = progress == 1 ? whole : progress * whole - delay
      let shown = Easing.easeOut.progress(at: time, of: ButtonTiming.duration)
      return Option(way: 1, opacity: shown, scale: ButtonTiming.zoom * (1 - shown) + shown)
    }
  }

  init(fade: Double, span: Double, turn: Double, glow: Double, options: [Option]) {
    self.fade = fade
    self.span = span
    self.turn = turn
    self.glow = glow
    self.options = options
  }
}

/// How long and how large.
enum ButtonTiming {
  /// How long the button takes, in seconds.
  static let duration = 0.2
  /// How large options are when they begin to show.
  static let zoom = 2.0
  /// Where a pressed option's size goes, and how, in seconds.
  static let (pressZoom, pressDelay, pressDuration, returnDuration) = (2.5, 0.2, 0.4, 0.15)

  /// How long after the button each option begins to show, in seconds.
  static func delays(of button: ExpandableButton) -> [Double] {
    let first = 0.02 + 0.02 * Double(button.options.count)
    return button.options.indices.map { index in
      max(0, first + button.alignment.sign * 0.02 * Double(index))
    }
  }
}
