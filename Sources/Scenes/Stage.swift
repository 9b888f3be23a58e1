public import CreaseEffects

/// What a scene shows.
public enum Stage: Sendable, Hashable {
  /// A list whose cells fold away at their middle line.
  case list(FoldingList)
}
