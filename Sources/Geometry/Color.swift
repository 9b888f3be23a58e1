/// A colour in encoded sRGB with straight alpha; every component in 0…1.
///
/// Blending and gradients work on the encoded values, as Core Animation and CSS do.
public struct Color: Sendable, Hashable {
  /// The red component, 0…1.
  public var red: Double
  /// The green component, 0…1.
  public var green: Double
  /// The blue component, 0…1.
  public var blue: Double
  /// The opacity, 0…1; 1 is opaque.
  public var alpha: Double

  /// Makes a colour from its components, each 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from components of 0…255 each.
  public init(red255 red: Double, green: Double, blue: Double, alpha: Double = 255) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255)
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing at all: black at opacity 0.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with red, green and blue multiplied by a factor: HSB's brightness scaled.
  public func scaledBrightness(by factor: Double) -> Color {
    Color(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
  }

  /// The mix `self · (1 − fraction) + other · fraction` of every component.
  public func mixed(with other: Color, fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a * (1 - fraction) + b * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
