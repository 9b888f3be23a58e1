/// What fingers can be recognised to do.
public enum GestureKind: String, Sendable, Hashable, CaseIterable {
  /// One finger moves.
  case pan
  /// Two fingers move apart or together.
  case pinch
  /// One finger goes down and up again soon, in one place.
  case tap
}
