/// What a panel shows over its colour; equal contents are one raster and one texture.
public enum Contents: Sendable, Hashable {
  /// Text on a transparent sheet.
  case text(TextSheet)
  /// A picture that fills its sheet or is fitted into it.
  case picture(PictureSheet)
  /// A filled or stroked path on a transparent sheet, blurred if wanted.
  case path(PathSheet)
}
