public import CreasePixmaps

/// A frame that is far off, with its pictures.
public struct WorstFrame: Sendable, Hashable {
  /// The frame and its verdict.
  public let frame: ComparedFrame
  /// The picture that it should equal.
  public let expected: Pixmap
  /// The picture that was judged.
  public let actual: Pixmap
}
