/// The programs that draw.
enum DrawKind: Hashable {
  /// A colour, in whole pixels.
  case solid
  /// Contents at rest over a colour, in whole pixels, texel for pixel.
  case copy
  /// Contents at rest over a colour, in whole pixels, each the mean of two texels.
  case mean
  /// Contents over a colour, in whole pixels.
  case inside
  /// A colour.
  case bare
  /// Contents over a colour.
  case plain
  /// The same with all that a panel can have.
  case rich
  /// A shadow.
  case shadow

  /// Whether it draws rectangles' corners, not instances of panels.
  var isRectangles: Bool {
    switch self {
    case .solid, .copy, .mean: true
    case .inside, .bare, .plain, .rich, .shadow: false
    }
  }
}
