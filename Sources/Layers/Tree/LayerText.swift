public import CreaseGeometry

/// Text within a layer's bounds.
public struct LayerText: Sendable, Hashable {
  /// Where lines lie between the top and the bottom of the bounds.
  public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
    /// From the top on.
    case top
    /// All lines in the middle, a single one's box being 1.2 times the font's size high.
    case center
  }

  /// The text, in any script.
  public var string: String
  /// The font.
  public var font: Font
  /// The text's colour; emoji keep their own, unless the colour is animated.
  public var color: Color
  /// Where lines lie between left and right.
  public var alignment: TextSheet.Alignment
  /// Where lines lie between top and bottom.
  public var verticalAlignment: VerticalAlignment
  /// The room between the bounds and the text on the left and on the right, in points.
  public var inset: Double
  /// The most lines, at least 1; text that needs more ends in an ellipsis.
  public var lineLimit: Int

  /// Makes text; one line of it from the top left unless said otherwise.
  public init(
    _ string: String, font: Font = Font(face: "Inter", size: 17), color: Color = .black,
    alignment: TextSheet.Alignment = .natural, verticalAlignment: VerticalAlignment = .top,
    inset: Double = 0, lineLimit: Int = 1
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.inset = inset
    self.lineLimit = lineLimit
  }

  /// The text on a sheet of a size in points; nil if nothing of it can be seen.
  public func sheet(size: Size, color: Color? = nil) -> TextSheet? {
    let room = size.width - 2 * inset
    guard !string.isEmpty, room > 0, size.height > 0, font.size > 0 else { return nil }
    let top = verticalAlignment == .center ? (size.height - 1.2 * font.size) / 2 : 0
    return TextSheet(
      text: string, font: font, color: color ?? self.color, size: size,
      origin: Point(x: inset, y: top), lineWidth: room, alignment: alignment,
      lineLimit: max(1, lineLimit),
      centersLines: verticalAlignment == .center && lineLimit > 1)
  }
}
