public import CreasePixmaps

/// Where a picture comes from.
public enum Picture: Sendable, Hashable {
  /// A file of any format that can be read: PNG, JPEG, WebP, GIF, SVG and more.
  case file(path: String)
  /// The text of an SVG document, drawn at the resolution that is needed.
  case svg(String)
  /// Pixels in memory under a name: the name tells pictures apart quickly, the pixels for certain.
  case pixmap(name: String, Pixmap)

  /// Whether two pictures are the same; pixels that are stored once are not looked at.
  public static func == (a: Picture, b: Picture) -> Bool {
    switch (a, b) {
    case (.file(let a), .file(let b)): a == b
    case (.svg(let a), .svg(let b)): a == b
    case (.pixmap(let a, let p), .pixmap(let b, let q)): a == b && p == q
    default: false
    }
  }

  /// Hashes the path, the text, or the name and the extents.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .file(let path):
      hasher.combine(0)
      hasher.combine(path)
    case .svg(let text):
      hasher.combine(1)
      hasher.combine(text)
    case .pixmap(let name, let pixmap):
      hasher.combine(2)
      hasher.combine(name)
      hasher.combine(pixmap.width)
      hasher.combine(pixmap.height)
    }
  }
}
