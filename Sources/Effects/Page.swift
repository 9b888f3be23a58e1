public import CreaseGeometry
public import CreaseLayers

/// A sheet of paper of an effect: a colour with a picture or a line of text over it.
public struct Page: Sendable, Hashable {
  /// What lies over a page's colour.
  public enum Content: Sendable, Hashable {
    /// A picture, fitted into the whole page.
    case picture(Picture, fit: PictureSheet.Fit)
    /// One line of text in the middle of the page, with 20 points left free on either side; text too
    /// long for that ends in an ellipsis.
    case title(String, font: Font, color: Color)
  }

  /// The colour under the content.
  public var color: Color
  /// What lies over the colour, if anything.
  public var content: Content?

  /// Makes a page of a colour with something over it.
  public init(color: Color, content: Content? = nil) {
    self.color = color
    self.content = content
  }

  /// A page that shows a picture, stretched to it unless said otherwise.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - fit: How it is fitted into the page.
  ///   - color: What shows where the picture is transparent or ends.
  public static func picture(
    _ picture: Picture, fit: PictureSheet.Fit = .fill, color: Color = .clear
  ) -> Page {
    Page(color: color, content: .picture(picture, fit: fit))
  }

  /// A page of a colour with a line of text in its middle.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - color: The page's colour.
  ///   - font: The text's font.
  ///   - textColor: The text's colour.
  public static func text(
    _ title: String, color: Color, font: Font = Font(face: "Inter Bold", size: 20),
    textColor: Color = .white
  ) -> Page {
    Page(color: color, content: .title(title, font: font, color: textColor))
  }

  /// The content laid on a sheet of a size in points, a line's box being 1.2 times its font's size.
  func contents(of size: Size) -> Contents? {
    switch content {
    case .picture(let picture, let fit):
      return .picture(PictureSheet(picture: picture, size: size, fit: fit))
    case .title(let title, let font, let color):
      let room = size.width - 40
      guard !title.isEmpty, room > 0 else { return nil }
      return .text(
        TextSheet(
          text: title, font: font, color: color, size: size,
          origin: Point(x: 20, y: (size.height - 1.2 * font.size) / 2), lineWidth: room,
          alignment: .center))
    case nil:
      return nil
    }
  }
}
