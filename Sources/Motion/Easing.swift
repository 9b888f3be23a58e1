/// How progress follows time.
public enum Easing: Sendable, Hashable {
  /// A cubic Bézier curve.
  case bezier(CubicBezier)
  /// A spring, with time in seconds.
  case spring(Spring)
  /// A number of equal jumps, each at the end of its share of the time; below 1 it counts as 1.
  case steps(Int)
  /// Progress 0 until the end, then 1.
  case hold

  /// Progress equals time.
  public static let linear = Easing.bezier(CubicBezier(known: 0, 0, 1, 1))
  /// Slow at the start.
  public static let easeIn = Easing.bezier(CubicBezier(known: 0.42, 0, 1, 1))
  /// Slow at the end.
  public static let easeOut = Easing.bezier(CubicBezier(known: 0, 0, 0.58, 1))
  /// Slow at both ends.
  public static let easeInEaseOut = Easing.bezier(CubicBezier(known: 0.42, 0, 0.58, 1))
  /// The curve of implicit animations.
  public static let `default` = Easing.bezier(CubicBezier(known: 0.25, 0.1, 0.25, 1))

  /// The progress after a time in seconds of an animation that takes a duration in seconds.
  ///
  /// It is 0 at the start and 1 from the end on, but for a spring, which swings past 1 and is cut
  /// off at its target when the duration is over.
  public func progress(at time: Double, of duration: Double) -> Double {
    if time >= duration { return 1 }
    if time <= 0 { return 0 }
    let fraction = time / duration
    switch self {
    case .bezier(let curve): return self == .linear ? fraction : curve.value(at: fraction)
    case .spring(let spring): return spring.value(at: time)
    case .steps(let count):
      // A billionth of a step forgives the rounding of a time that means a jump's very instant.
      let steps = Double(max(1, count))
      return min((fraction * steps + 1e-9).rounded(.down) / steps, 1)
    case .hold: return 0
    }
  }
}
