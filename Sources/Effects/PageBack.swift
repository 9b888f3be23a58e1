public import CreaseGeometry
internal import CreaseLayers

/// What a page shows from behind.
public enum PageBack: Sendable, Hashable {
  /// The front, mirrored, as through thin paper.
  case mirrored
  /// A colour.
  case color(Color)
  /// Another page, which reads right once the whole sheet is turned over about an axis parallel to
  /// the hinge or to the strips.
  case page(Page)

  /// The surface of which a panel's back shows a part; nil for the mirrored front.
  func surface(of size: Size) -> Surface? {
    switch self {
    case .mirrored: nil
    case .color(let color): Surface(color: color)
    case .page(let page): Surface(contents: page.contents(of: size), color: page.color)
    }
  }
}
