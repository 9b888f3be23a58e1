/// How far a gesture is.
///
/// A pan or a pinch is `began changed* (ended | cancelled)`, or `failed` alone; a tap is `ended` or
/// `failed` alone.
public enum GesturePhase: String, Sendable, Hashable, CaseIterable {
  /// The gesture is recognised; its first change follows at once.
  case began
  /// The fingers have moved.
  case changed
  /// A finger was lifted, or a tap is recognised.
  case ended
  /// Another gesture or the script took over after this one had begun.
  case cancelled
  /// What the fingers do can no longer become this gesture; it had not begun, so there is nothing
  /// to be undone.
  case failed
}
