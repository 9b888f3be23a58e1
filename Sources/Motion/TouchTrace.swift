internal import CreaseGeometry

/// What fingers do, as samples: between two samples nothing moves, as on a device, and after the
/// last one the fingers stay as they are.
public struct TouchTrace: Sendable, Hashable {
  /// The samples, by strictly increasing time.
  public let samples: [TouchSample]

  /// The largest number of samples that resampling makes: 2^22, over nine hours at 120 Hz.
  public static let sampleLimit = 1 << 22

  /// The largest time in seconds and the largest coordinate in points, either way.
  static let reach = 1e9

  /// Makes a trace.
  ///
  /// - Throws: `MotionError` if a time or coordinate is no number within ±1e9, times don't strictly
  ///   increase, or a finger occurs twice in a sample.
  public init(_ samples: [TouchSample]) throws(MotionError) {
    var previous = -Double.infinity
    for (index, sample) in samples.enumerated() {
      guard abs(sample.time) <= Self.reach else {
        throw .sampleTime(sample: index, time: sample.time)
      }
      guard sample.time > previous else {
        throw .sampleOrder(sample: index, time: sample.time, previous: previous)
      }
      previous = sample.time
      try Self.check(sample.fingers, sample: index)
    }
    self.samples = samples
  }

  private static func check(_ fingers: [Finger], sample: Int) throws(MotionError) {
    for finger in fingers {
      let p = finger.position
      guard abs(p.x) <= reach, abs(p.y) <= reach else {
        throw .position(sample: sample, finger: finger.id, x: p.x, y: p.y)
      }
    }
    guard fingers.count > 1 else { return }
    var seen = Set<Int>(minimumCapacity: fingers.count)
    for finger in fingers where !seen.insert(finger.id).inserted {
      throw .duplicateFinger(sample: sample, finger: finger.id)
    }
  }

  /// The time of the last sample in seconds; 0 without samples.
  public var end: Double { samples.last?.time ?? 0 }

  /// The fingers that are down at a time in seconds: those of the last sample up to then.
  public func fingers(at time: Double) -> [Finger] {
    let passed = samples.countOfPrefix { $0.time <= time + Instant.tolerance }
    return passed == 0 ? [] : samples[passed - 1].fingers
  }
}
