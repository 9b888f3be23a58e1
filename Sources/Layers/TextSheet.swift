public import CreaseGeometry

/// Text on a transparent sheet, as it is rasterised once for each resolution and then folded.
public struct TextSheet: Sendable, Hashable {
  /// Where a line lies in its room.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// At the end where the text's script begins: left for Latin, right for Arabic.
    case natural
    /// At the left end.
    case left
    /// In the middle.
    case center
    /// At the right end.
    case right
  }

  /// The text, in any script; line breaks count as spaces where there is one line only.
  public var text: String
  /// The font.
  public var font: Font
  /// The text's colour; emoji keep their own.
  public var color: Color
  /// The whole sheet, in points.
  public var size: Size
  /// The top left corner of the lines' box on the sheet, in points.
  public var origin: Point
  /// The room for a line, in points: longer text goes on in the next line or ends in an ellipsis.
  public var lineWidth: Double
  /// Where lines lie in their room.
  public var alignment: Alignment
  /// The most lines, at least 1; text that needs more ends in an ellipsis.
  public var lineLimit: Int
  /// Whether several lines have their middle where a single one would have it; else they go on below
  /// the first one's place.
  public var centersLines: Bool

  /// Makes a sheet with text; one line of it unless said otherwise.
  public init(
    text: String, font: Font, color: Color, size: Size, origin: Point, lineWidth: Double,
    alignment: Alignment = .natural, lineLimit: Int = 1, centersLines: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.size = size
    self.origin = origin
    self.lineWidth = lineWidth
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.centersLines = centersLines
  }
}
