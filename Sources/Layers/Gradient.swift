public import CreaseGeometry

/// A linear gradient across a panel.
///
/// At the place p of the panel, in fractions of its rectangle, the colour is that at
/// t = (p − start) · (end − start) / |end − start|², both measured in points so that lines of equal
/// colour are at right angles to the gradient's direction. Between two stops the premultiplied
/// colours are mixed linearly on encoded values, as CSS does; before the first and after the last
/// stop the colour stays; two stops at one place are a hard step.
public struct Gradient: Sendable, Hashable {
  /// A colour at a place of the gradient.
  public struct Stop: Sendable, Hashable {
    /// Where, from 0 at the start to 1 at the end.
    public var location: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop at a location, 0…1.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The stops, none before its predecessor; without any the gradient shows nothing.
  public var stops: [Stop]
  /// Where t is 0, in fractions of the panel's rectangle.
  public var start: Point
  /// Where t is 1, in fractions of the panel's rectangle.
  public var end: Point
  /// The opacity of the whole, 0…1.
  public var opacity: Double

  /// Makes a gradient; from the top to the bottom unless said otherwise.
  ///
  /// - Parameters:
  ///   - stops: Colours by ascending location.
  ///   - start: Where t is 0, in fractions of the panel's rectangle.
  ///   - end: Where t is 1, in fractions of the panel's rectangle.
  ///   - opacity: The opacity of the whole, 0…1.
  public init(
    stops: [Stop], start: Point = Point(x: 0.5, y: 0), end: Point = Point(x: 0.5, y: 1),
    opacity: Double = 1
  ) {
    self.stops = stops
    self.start = start
    self.end = end
    self.opacity = opacity
  }

  /// Whether any of it can show.
  public var isVisible: Bool { opacity > 0 && stops.contains { $0.color.alpha > 0 } }
}
