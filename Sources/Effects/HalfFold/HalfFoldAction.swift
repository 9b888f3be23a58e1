public import CreaseMotion

/// Something that a script does to a half fold, at a time.
///
/// An action that begins while fingers of an earlier one are down ends their gesture, as if they
/// had been lifted there and then.
public struct HalfFoldAction: Sendable, Hashable {
  /// What is done.
  public enum Kind: Sendable, Hashable {
    /// Fingers do what a shorthand says.
    case gesture(Gesture)
    /// Fingers do what a trace says; its times count from the action's.
    case touches(TouchTrace)
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
