/// What a panel shows over its colour; equal contents are one raster and one texture.
public enum Contents: Sendable, Hashable {
  /// A line of text on a transparent sheet.
  case text(TextSheet)
}
