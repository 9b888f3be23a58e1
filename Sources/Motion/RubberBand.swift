/// How far content follows a finger beyond its end: `b(x) = (1 − 1/(c·x/L + 1))·L` with `c = 0.55`
/// for an overshoot x in a viewport of length L, the resistance of UIKit's scroll views.
///
/// All functions are odd in the overshoot, and give 0 in a viewport without length.
public enum RubberBand {
  /// The constant `c`: how much of a small overshoot is followed.
  public static let stiffness = 0.55

  /// How far the content goes for a finger's overshoot, both in points; below the viewport's length.
  public static func displacement(overshoot: Double, viewport: Double) -> Double {
    guard viewport > 0 else { return 0 }
    let q = stiffness * (abs(overshoot) / viewport)
    // Beyond 2^53 the one that is added is lost anyway, and infinity over itself is no number.
    let share = q < 1e16 ? q / (q + 1) : 1
    return overshoot < 0 ? -share * viewport : share * viewport
  }

  /// The overshoot that gives a displacement, both in points: the inverse of `displacement`.
  ///
  /// A displacement of the viewport's length or more has none, and counts as a billionth less.
  public static func overshoot(displacement: Double, viewport: Double) -> Double {
    guard viewport > 0 else { return 0 }
    let share = min(abs(displacement) / viewport, 1 - 1e-9)
    let overshoot = share / (1 - share) * viewport / stiffness
    return displacement < 0 ? -overshoot : overshoot
  }

  /// The displacement's derivative in the overshoot, `c / (c·x/L + 1)²`: the content's speed over
  /// the finger's.
  public static func slope(overshoot: Double, viewport: Double) -> Double {
    guard viewport > 0 else { return 0 }
    let q = stiffness * (abs(overshoot) / viewport)
    return stiffness / ((q + 1) * (q + 1))
  }
}
