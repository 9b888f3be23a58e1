/// A straight cut through a panel: the half-plane `a · x + b · y + c ≥ 0` of hinge space stays.
///
/// What is left of a panel that another one passes through is two panels with opposite cuts.
public struct Cut: Sendable, Hashable {
  /// The factor of x.
  public var a: Double
  /// The factor of y.
  public var b: Double
  /// The constant.
  public var c: Double
  /// How the panel ends there: `.outer` fades over a pixel, `.shared` gives each pixel to one of the
  /// two sides by its centre.
  public var edge: Edge
  /// Whether pixels whose centres lie on a `.shared` cut belong to this side.
  public var claimsLine: Bool

  /// Makes a cut that keeps `a · x + b · y + c ≥ 0`, of which a and b are not both 0.
  public init(a: Double, b: Double, c: Double, edge: Edge = .shared, claimsLine: Bool = true) {
    self.a = a
    self.b = b
    self.c = c
    self.edge = edge
    self.claimsLine = claimsLine
  }
}
