internal import CreaseMotion

/// A number that goes through phases, one after the other.
struct PhasedMotion: ClosedFormMotion {
  /// The way to a value.
  struct Phase {
    /// The value at the end.
    var value: Double
    /// How long it takes, in seconds.
    var duration: Double
    var easing: Easing = .linear
  }

  /// The value at the start.
  var start: Double
  var phases: [Phase]

  var duration: Double { phases.reduce(0) { $0 + $1.duration } }

  func value(at time: Double) -> Double {
    var (from, rest) = (start, time)
    for phase in phases {
      if rest < phase.duration {
        let progress = phase.easing.progress(at: rest, of: phase.duration)
        return from.interpolated(to: phase.value, progress: progress)
      }
      from = phase.value
      rest -= phase.duration
    }
    return from
  }
}
