public import CreaseGeometry

/// The Gaussian shadow of a rectangle or rounded rectangle, in the panel's own plane and below the
/// panel: the whole shape, under the panel too.
///
/// At a place (u, v) of the panel's plane the shadow's coverage is the shape's indicator function
/// convolved with a Gaussian of standard deviation σ = `radius` and with the pixel's own box, whose
/// variance is a twelfth of its width squared: σx² = σ² + gu²/12 and σy² = σ² + gv²/12, where gu and
/// gv are the lengths of the screen gradients of u and v in points per pixel. For a rectangle
/// x₀…x₁ by y₀…y₁ that is ¼ (erf((u − x₀)/(σx √2)) − erf((u − x₁)/(σx √2))) times the same in v. With
/// rounded corners it is the integral over the shape's rows of the row's closed form in u weighted by
/// the Gaussian in v (E. Wallace, Fast Rounded Rectangle Shadows, 2013), by Gauss-Legendre
/// quadrature.
public struct Shadow: Sendable, Hashable {
  /// The colour, before opacity.
  public var color: Color
  /// The opacity, 0…1, times the panel's.
  public var opacity: Double
  /// The standard deviation σ of the Gaussian, in points, at least 0.
  public var radius: Double
  /// How far the shadow lies from its shape, in points of the panel's plane.
  public var offset: Vector2
  /// The shape before the offset, in hinge space; nil for the panel's rectangle.
  public var rect: Rect?
  /// The shape's corner radius in points; nil for the panel's.
  public var cornerRadius: Double?

  /// Makes a shadow.
  ///
  /// - Parameters:
  ///   - color: The colour, before opacity.
  ///   - opacity: 0…1, times the panel's.
  ///   - radius: The standard deviation of the Gaussian, in points.
  ///   - offset: How far the shadow lies from its shape, in points.
  ///   - rect: The shape before the offset; nil for the panel's rectangle.
  ///   - cornerRadius: The shape's corner radius in points; nil for the panel's.
  public init(
    color: Color = .black, opacity: Double = 1, radius: Double, offset: Vector2 = .zero,
    rect: Rect? = nil, cornerRadius: Double? = nil
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    self.rect = rect
    self.cornerRadius = cornerRadius
  }

  /// How many standard deviations from its shape a shadow ends: what is left there is less than half
  /// a step of 255.
  public static let reach = 3.0
}
