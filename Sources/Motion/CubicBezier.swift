/// An easing curve: a cubic Bézier from (0, 0) to (1, 1) with two control points, time along x and
/// progress along y (CSS Easing Functions Level 1, §2.2).
public struct CubicBezier: Sendable, Hashable {
  /// The first control point's time, 0…1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's time, 0…1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// Makes a curve, or nil unless both times lie in 0…1 (else progress is no function of time) and
  /// all four numbers are finite.
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(known: x1, y1, x2, y2)
  }

  init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The progress at a time in 0…1.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.coordinate(y1, y2, parameter(at: time))
  }

  /// One coordinate of the curve at parameter `s`: `3(1−s)²s·p1 + 3(1−s)s²·p2 + s³`.
  private static func coordinate(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  /// The coordinate's derivative in `s`.
  private static func slope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }

  /// Solves `x(s) = time` to 2^-52 in x, which is all that the rounding of x leaves.
  ///
  /// x is monotonic in s since both times lie in 0…1, so a bracket always holds the root: Newton's
  /// steps are taken while they stay inside it, and halving otherwise (Numerical Recipes, 3rd ed.,
  /// §9.4, rtsafe). Stopping any earlier would show where the curve is flat in x, as at the
  /// middle of (1, 0, 0, 1): there an error of 1e-12 in x is 1e-4 in s. Even there, at a threefold
  /// root, Newton's step leaves only 2/3 of the error: 60 rounds reach 1e-10.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = time
    for _ in 0..<60 {
      let error = Self.coordinate(x1, x2, s) - time
      if abs(error) <= 0x1p-52 { break }
      if error > 0 { high = s } else { low = s }
      let slope = Self.slope(x1, x2, s)
      let next = slope > 0 ? s - error / slope : -1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
