/// A typeface and its size in canvas points.
public struct Font: Sendable, Hashable {
  /// Families and style in the order of a Pango font description without its size, such as
  /// "Inter Bold" or "Inter, Noto Sans Bold Italic".
  public var face: String
  /// The size in canvas points: 1 point is `scale` pixels, whatever the dots per inch.
  public var size: Double

  /// Makes a font from a face and a size in canvas points, above 0.
  public init(face: String, size: Double) {
    self.face = face
    self.size = size
  }
}
