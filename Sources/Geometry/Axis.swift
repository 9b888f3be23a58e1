/// The line of the paper's plane that a fold turns about.
public enum Axis: Sendable, Hashable {
  /// The hinge lies along x: the paper folds up or down.
  case x
  /// The hinge lies along y: the paper folds to the left or right.
  case y
}
