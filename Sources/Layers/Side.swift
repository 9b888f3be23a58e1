/// One side of a piece of paper.
public enum Side: String, Sendable, Hashable, CaseIterable {
  /// The side that shows as long as nothing turns the panel or mirrors its placement.
  case front
  /// The side that shows when the panel is seen from behind.
  case back
}
