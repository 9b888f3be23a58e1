internal import Glibc

/// A damped spring from 0 to 1, in closed form: `m x'' + c x' + k (x − 1) = 0` with `x(0) = 0`.
public struct Spring: Sendable, Hashable {
  /// The mass, 1e-12…1e12.
  public let mass: Double
  /// The stiffness `k`, 1e-12…1e12.
  public let stiffness: Double
  /// The damping `c`, 1e-12…1e12.
  public let damping: Double
  /// The speed at the start, in whole ways per second, −1e12…1e12.
  public let initialVelocity: Double

  /// Makes a spring, or nil unless mass, stiffness and damping lie in 1e-12…1e12 and the speed in
  /// ±1e12: within these limits no step of the closed form leaves the range of a double.
  public init?(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    let range = 1e-12...1e12
    guard range.contains(mass), range.contains(stiffness), range.contains(damping),
      abs(initialVelocity) <= range.upperBound
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
    let spread = omega * max(ratio * ratio - 1, 0).squareRoot()
    // The slower root as ω0² over the faster one: their plain difference cancels at high damping.
    let slow = -omega * omega / (decay + spread)
    // Beyond the last number that exp can tell from 0 the spring is at rest.
    if (ratio > 1 ? -slow : decay) * time > 700 { return 1 }
    // The displacement from rest starts at −1 with the initial velocity.
    if abs(ratio - 1) < 1e-9 {
      return 1 + exp(-omega * time) * (-1 + (initialVelocity - omega) * time)
    }
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let sine = (initialVelocity - decay) / damped
      return 1 + exp(-decay * time) * (-cos(damped * time) + sine * sin(damped * time))
    }
    let fast = -decay - spread
    let b = (initialVelocity + slow) / (fast - slow)
    return 1 + (-1 - b) * exp(slow * time) + b * exp(fast * time)
  }
}
