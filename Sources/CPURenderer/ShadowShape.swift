internal import CreaseGeometry
internal import CreaseLayers
internal import Glibc

/// What casts a shadow: a rectangle of a panel's plane with four corners that are round alike.
struct ShadowShape {
  /// The least u and v, in points.
  let low: SIMD2<Double>
  /// The largest u and v, in points.
  let high: SIMD2<Double>
  /// The corners' radius, in points.
  let radius: Double
  /// The square of the Gaussian's standard deviation.
  let variance: Double

  /// The shape of a panel's shadow where it falls.
  init(_ shadow: Shadow, of panel: Panel) {
    let rect = shadow.rect ?? panel.rect
    let offset = SIMD2(shadow.offset.x, shadow.offset.y)
    low = SIMD2(rect.minX, rect.minY) + offset
    high = SIMD2(rect.maxX, rect.maxY) + offset
    radius = RoundBox.radius(shadow.cornerRadius ?? panel.cornerRadius, in: rect)
    variance = shadow.radius > 0 ? shadow.radius * shadow.radius : 0
  }

  /// The standard deviations along u and v at a pixel: the Gaussian's and that of the pixel's own box,
  /// which is a twelfth of its width squared.
  @inline(__always)
  func deviation(at point: PlanePoint) -> SIMD2<Double> {
    let squared = point.across * point.across + point.down * point.down
    return (squared / 12 + variance).squareRoot()
  }

  /// The shadow of the interval a…b at x, under a Gaussian of a standard deviation.
  @inline(__always)
  static func interval(_ a: Double, _ b: Double, at x: Double, deviation: Double) -> Double {
    let scale = 0.5.squareRoot() / deviation
    return 0.5 * (erf((x - a) * scale) - erf((x - b) * scale))
  }

  /// How much narrower than the shape its row at v is on either side.
  fileprivate func inset(atRow v: Double) -> Double {
    let beyond = max(low.y + radius - v, v - (high.y - radius), 0)
    if beyond == 0 { return 0 }
    return radius - max(radius * radius - beyond * beyond, 0).squareRoot()
  }
}

/// The rows of a shape with round corners as they weigh in the shadow at one v: the integral over
/// the rows by Gauss-Legendre quadrature with 16 nodes.
struct ShadowRows {
  private static let count = 16
  /// The positive nodes and their weights (Abramowitz and Stegun 1964, table 25.4).
  private static let nodes: [8 of Double] = [
    0.0950125098376374, 0.2816035507792589, 0.4580167776572274, 0.6178762444026438,
    0.7554044083550030, 0.8656312023878318, 0.9445750230732326, 0.9894009349916499,
  ]
  private static let weights: [8 of Double] = [
    0.1894506104550685, 0.1826034150449236, 0.1691565193950025, 0.1495959888165767,
    0.1246289712555339, 0.0951585116824928, 0.0622535239386479, 0.0271524594117541,
  ]

  /// For which v and which standard deviation along it this is.
  private var v = Double.nan
  private var deviation = Double.nan
  /// How much narrower than the shape each row is on either side.
  private var insets = [16 of Double](repeating: 0)
  /// How much each row weighs; what is left is 0.
  private var shares = [16 of Double](repeating: 0)

  /// Finds the rows for a v and a standard deviation along it, unless these are they.
  @inline(__always)
  mutating func prepare(_ shape: ShadowShape, v: Double, deviation: Double) {
    if v != self.v || deviation != self.deviation { find(shape, v: v, deviation: deviation) }
  }

  private mutating func find(_ shape: ShadowShape, v: Double, deviation: Double) {
    self.v = v
    self.deviation = deviation
    let from = max(shape.low.y, v - 4 * deviation)
    let to = min(shape.high.y, v + 4 * deviation)
    let half = max(0, (to - from) / 2)
    let middle = (from + to) / 2
    let peak = half / (deviation * (2 * Double.pi).squareRoot())
    for k in 0..<Self.count {
      let node = k < 8 ? -Self.nodes[7 - k] : Self.nodes[k - 8]
      let weight = k < 8 ? Self.weights[7 - k] : Self.weights[k - 8]
      let row = middle + half * node
      let distance = (row - v) / deviation
      insets[k] = shape.inset(atRow: row)
      shares[k] = weight * peak * exp(-0.5 * distance * distance)
    }
  }

  /// The shadow at a u.
  func coverage(_ shape: ShadowShape, u: Double, deviation: Double) -> Double {
    // Rows between the corners are alike.
    let full = ShadowShape.interval(shape.low.x, shape.high.x, at: u, deviation: deviation)
    var sum = 0.0
    for k in 0..<Self.count where shares[k] > 0 {
      let inset = insets[k]
      sum +=
        shares[k]
        * (inset == 0
          ? full
          : ShadowShape.interval(
            shape.low.x + inset, shape.high.x - inset, at: u, deviation: deviation))
    }
    return sum
  }
}
