internal import Glibc

/// A damped spring from 0 to 1, in closed form: `m x'' + c x' + k (x − 1) = 0` with `x(0) = 0`.
public struct Spring: Sendable, Hashable {
  /// The mass; above 0.
  public let mass: Double
  /// The stiffness `k`; above 0.
  public let stiffness: Double
  /// The damping `c`; above 0.
  public let damping: Double
  /// The speed at the start, in whole ways per second.
  public let initialVelocity: Double

  /// Makes a spring, or nil unless mass, stiffness and damping are above 0 and all are finite.
  public init?(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    guard mass > 0, stiffness > 0, damping > 0, initialVelocity.isFinite, mass.isFinite,
      stiffness.isFinite, damping.isFinite
    else { return nil }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The position at a time in seconds.
  ///
  /// The three cases of the damped harmonic oscillator (Landau and Lifshitz, Mechanics, §25), with
  /// `ω0 = √(k/m)` and damping ratio `ζ = c / (2 √(k m))`.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let omega = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let decay = ratio * omega
    // The displacement from rest starts at −1 with the initial velocity.
    if abs(ratio - 1) < 1e-9 {
      return 1 + exp(-omega * time) * (-1 + (initialVelocity - omega) * time)
    }
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let sine = (initialVelocity - decay) / damped
      return 1 + exp(-decay * time) * (-cos(damped * time) + sine * sin(damped * time))
    }
    let spread = omega * (ratio * ratio - 1).squareRoot()
    let slow = -decay + spread
    let fast = -decay - spread
    let b = (initialVelocity + slow) / (fast - slow)
    return 1 + (-1 - b) * exp(slow * time) + b * exp(fast * time)
  }
}
