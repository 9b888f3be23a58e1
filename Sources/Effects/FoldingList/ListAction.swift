public import CreaseMotion

/// Something that a script does to a folding list, at a time.
///
/// An action that begins while fingers of an earlier one are down ends their gesture, as if they
/// had been lifted there and then.
public struct ListAction: Sendable, Hashable {
  /// What is done.
  public enum Kind: Sendable, Hashable {
    /// Fingers do what a shorthand says.
    case gesture(Gesture)
    /// Fingers do what a trace says; its times count from the action's.
    case touches(TouchTrace)
    /// A cell with a title unfolds at an index, 0…the number of cells, within a number of seconds.
    ///
    /// Indices count the cells that stay: those that are folding away for good don't count.
    case insert(title: String, index: Int, over: Double = 0.25)
    /// The cell at an index folds away within a number of seconds.
    case remove(index: Int, over: Double = 0.25)
    /// The contents scroll to an offset in points, or as near as they go, within a number of
    /// seconds.
    case scroll(to: Double, over: Double = 0.25)
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
