public import CreaseGeometry

/// A line of text on a transparent sheet, as it is rasterised once and then folded.
public struct TextSheet: Sendable, Hashable {
  /// The text, in any script; line breaks count as spaces.
  public var text: String
  /// The font.
  public var font: Font
  /// The text's colour; emoji keep their own.
  public var color: Color
  /// The whole sheet, in points.
  public var size: Size
  /// The top left corner of the line box on the sheet, in points.
  public var origin: Point
  /// The room for the line, in points: longer text ends in an ellipsis, and text that runs from
  /// right to left starts at its right end.
  public var lineWidth: Double

  /// Makes a sheet with one line of text.
  public init(
    text: String, font: Font, color: Color, size: Size, origin: Point, lineWidth: Double
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.size = size
    self.origin = origin
    self.lineWidth = lineWidth
  }
}
