public import CreaseGeometry
public import CreaseLayers

/// A choice that an expandable button shows when it is open.
public struct ButtonOption: Sendable, Hashable {
  /// The text, in the middle; empty for none.
  public var title: String
  /// The picture under the text; nil for none.
  public var picture: LayerPicture?
  /// The extents, in points.
  public var size: Size
  /// The text's colour.
  public var textColor: Color
  /// The colour behind everything.
  public var color: Color

  /// The grey of the demo's titles and of the arrow of an open button.
  public static let grey = Color(red: 0.494, green: 0.498, blue: 0.518)

  /// Makes an option; a title in grey, 30 × 30 points, unless said otherwise.
  public init(
    title: String = "", picture: LayerPicture? = nil, size: Size = Size(width: 30, height: 30),
    textColor: Color = ButtonOption.grey, color: Color = .clear
  ) {
    self.title = title
    self.picture = picture
    self.size = size
    self.textColor = textColor
    self.color = color
  }
}
