/// Factors that darken a panel: each multiplies red, green and blue.
public struct Shade: Sendable, Hashable {
  /// The factor on the contents, 0…1.
  public var contents: Double
  /// The factor on the colour behind the contents, 0…1.
  public var color: Double

  /// Makes a shade from its two factors, each 0…1.
  public init(contents: Double, color: Double) {
    self.contents = contents
    self.color = color
  }

  /// Full brightness.
  public static let none = Shade(contents: 1, color: 1)
}
