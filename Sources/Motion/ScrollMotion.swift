internal import Glibc

/// How content goes on after the finger has let go, until it rests: deceleration, a return past an
/// edge, or one after the other, each in closed form.
///
/// - Deceleration: `v(t) = v0 · 0.998^t` with t in milliseconds, hence with `k = −1000 ln 0.998`
///   `x(t) = x0 + v0/k · (1 − e^(−k t))`; it stops where the speed falls to 10 points per second.
/// - Return to an edge from a displacement `a` with velocity `v`: the critically damped spring
///   `u(t) = (a + (v + ω a) t) e^(−ω t)` (Landau and Lifshitz, Mechanics, §25), at rest after 0.5 s.
///   ω is 20 per second, or as much more as it takes to be within 0.05 points by then.
/// - Content that meets an edge goes over it with the speed it has, and returns. Content that is
///   let go of beyond an edge and thrown back at it, too fast to stop there, crosses it with the
///   speed it has then, and decelerates.
public struct ScrollMotion: ClosedFormMotion, Hashable {
  /// The motion before the rest, one closed form after the other.
  package let phases: [ScrollPhase]
  /// How long the content moves, in seconds.
  public let duration: Double
  /// The offset in the end, in points.
  public let rest: Double

  /// Makes the motion from an offset with a velocity.
  ///
  /// - Parameters:
  ///   - offset: Where the content is shown, in points; beyond the range's ends if it is pulled.
  ///     More than a billion points beyond count as that.
  ///   - velocity: How fast the offset grows, in points per second, within ±1e6.
  ///   - range: Where the content can rest.
  public init(offset: Double, velocity: Double, in range: ScrollRange) {
    let limit = VelocityTracker.limit
    var x = ScrollRange.finite(offset, in: -1e9...(range.maximum + 1e9))
    var v = ScrollRange.finite(velocity, in: -limit...limit)
    var time = 0.0
    var phases: [ScrollPhase] = []
    // A crossing, a deceleration and a return at most.
    while phases.count < 3 {
      let phase = ScrollPhase(start: time, offset: x, velocity: v, in: range)
      guard phase.duration > 0 else { break }
      phases.append(phase)
      (x, v) = (phase.exitOffset, phase.exitVelocity)
      time += phase.duration
      if v == 0 { break }
    }
    self.phases = phases
    duration = time
    rest = range.clamped(x)
  }

  /// The offset at a time in seconds since the release, in points.
  public func offset(at time: Double) -> Double {
    guard time < duration, let phase = phase(at: time) else { return rest }
    return phase.offset(after: max(0, time - phase.start))
  }

  /// The velocity at a time in seconds since the release, in points per second.
  public func velocity(at time: Double) -> Double {
    guard time < duration, let phase = phase(at: time) else { return 0 }
    return phase.velocity(after: max(0, time - phase.start))
  }

  /// The offset at a time, as a motion to follow.
  public func value(at time: Double) -> Double { offset(at: time) }

  private func phase(at time: Double) -> ScrollPhase? {
    phases.last { $0.start <= time } ?? phases.first
  }
}
