internal import Glibc

/// One closed form of a scroll motion.
package struct ScrollPhase: Sendable, Hashable {
  private enum Course: Hashable {
    case deceleration(from: Double, velocity: Double)
    case spring(edge: Double, a: Double, b: Double, omega: Double)
  }

  /// The rate `k` of the deceleration, per second.
  static let friction = -1000 * log(0.998)
  /// The speed at which deceleration ends, in points per second.
  static let stopSpeed = 10.0
  /// How long a return takes, in seconds.
  static let returnDuration = 0.5
  /// How near to an edge content touches it, in points: rounding must not make a gap of it.
  static let contact = 1e-9
  /// How near to the edge a return must be at its end, in points.
  static let settled = 0.05

  /// When the phase starts, in seconds since the release.
  package let start: Double
  /// How long it takes, in seconds; 0 for content that rests.
  package private(set) var duration: Double
  /// The offset at its end, in points.
  package private(set) var exitOffset: Double
  /// The velocity that the next phase starts with, in points per second; 0 if there is none.
  package private(set) var exitVelocity: Double
  private let course: Course

  /// Makes the phase that follows from an offset and a velocity.
  init(start: Double, offset: Double, velocity: Double, in range: ScrollRange) {
    let displacement = offset - range.clamped(offset)
    let ahead = velocity < 0 ? 0 : range.maximum
    if abs(displacement) > Self.contact {
      self.init(
        start: start, edge: range.clamped(offset), displacement: displacement, velocity: velocity)
    } else if abs(velocity) > Self.stopSpeed, abs(ahead - offset) <= Self.contact {
      self.init(start: start, edge: ahead, displacement: 0, velocity: velocity)
    } else {
      self.init(start: start, from: offset, velocity: velocity, toward: ahead)
    }
  }

  /// A deceleration, up to the edge ahead if it gets there.
  private init(start: Double, from offset: Double, velocity: Double, toward edge: Double) {
    self.start = start
    let room = abs(edge - offset)
    course = .deceleration(from: offset, velocity: velocity)
    let speed = abs(velocity)
    let sign: Double = velocity < 0 ? -1 : 1
    let reach = (speed - Self.stopSpeed) / Self.friction
    if reach <= 0 {
      (duration, exitOffset, exitVelocity) = (0, offset, 0)
    } else if reach <= room {
      duration = log(speed / Self.stopSpeed) / Self.friction
      (exitOffset, exitVelocity) = (offset + sign * reach, 0)
    } else {
      let hit = max(speed - Self.friction * room, Self.stopSpeed)
      duration = log(speed / hit) / Self.friction
      (exitOffset, exitVelocity) = (edge, sign * hit)
    }
  }

  /// A return to an edge, up to the edge if it is crossed.
  private init(start: Double, edge: Double, displacement a: Double, velocity: Double) {
    self.start = start
    exitOffset = edge
    exitVelocity = 0
    duration = Self.returnDuration
    var omega = 20.0
    // The spring crosses the edge where a + b t = 0.
    let slowest = velocity + omega * a
    if a * slowest < 0, -a / slowest < Self.returnDuration {
      duration = -a / slowest
      let crossing = slowest * exp(-omega * duration)
      exitVelocity = abs(crossing) > Self.stopSpeed ? crossing : 0
    } else {
      while omega < 200, Self.residue(a, velocity, omega) > Self.settled { omega *= 1.02 }
    }
    course = .spring(edge: edge, a: a, b: velocity + omega * a, omega: omega)
  }

  /// How far from the edge a return still is at its end, in points.
  private static func residue(_ a: Double, _ velocity: Double, _ omega: Double) -> Double {
    abs(a + (velocity + omega * a) * returnDuration) * exp(-omega * returnDuration)
  }

  package func offset(after time: Double) -> Double {
    switch course {
    case .deceleration(let from, let velocity):
      from - velocity / Self.friction * expm1(-Self.friction * time)
    case .spring(let edge, let a, let b, let omega):
      edge + (a + b * time) * exp(-omega * time)
    }
  }

  package func velocity(after time: Double) -> Double {
    switch course {
    case .deceleration(_, let velocity):
      velocity * exp(-Self.friction * time)
    case .spring(_, let a, let b, let omega):
      (b - omega * (a + b * time)) * exp(-omega * time)
    }
  }
}
