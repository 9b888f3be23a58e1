/// Which panels a frame lists.
public enum FrameScope: Sendable, Hashable {
  /// Those that can show on the canvas: what a renderer needs.
  case visible
  /// All of them: what a person who inspects a frame wants to see.
  case everything
}
