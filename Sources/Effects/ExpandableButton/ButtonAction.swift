public import CreaseMotion

/// Something that a script does to an expandable button, at a time.
public struct ButtonAction: Sendable, Hashable {
  /// What is done.
  public enum Kind: Sendable, Hashable {
    /// Fingers do what a shorthand says.
    case gesture(Gesture)
    /// Fingers do what a trace says; its times count from the action's.
    case touches(TouchTrace)
    /// A finger goes down on an option, wherever that is at the moment, for a number of seconds.
    case press(option: Int, over: Double = 0.1)
    /// The button opens; one that is open already stays as it is.
    case open
    /// The button closes; one that is closed already stays as it is.
    case close
  }

  /// When it is done, in seconds from the start of the film.
  public var time: Double
  /// What is done.
  public var kind: Kind

  /// Makes an action at a time in seconds.
  public init(at time: Double, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
