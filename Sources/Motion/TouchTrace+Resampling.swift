internal import CreaseGeometry

extension TouchTrace {
  /// The trace with samples added between its own, on a grid that starts with the first sample:
  /// fingers that are down in both neighbours move evenly from one to the other, all others hold.
  ///
  /// The trace's own samples stay, so that no finger goes down or up at another time than before.
  ///
  /// - Parameter rate: Samples per second, 1…10000.
  /// - Throws: `MotionError` if the rate is out of range or there would be more than `sampleLimit`
  ///   samples.
  public func resampled(at rate: Double) throws(MotionError) -> TouchTrace {
    let allowed = 1.0...10_000
    guard allowed.contains(rate) else {
      throw .outOfRange(parameter: "resample", value: rate, allowed: allowed)
    }
    guard let first = samples.first else { return self }
    let count = ((end - first.time) * rate).rounded(.up) + Double(samples.count)
    guard count <= Double(Self.sampleLimit) else {
      throw .tooManySamples(count: count, limit: Self.sampleLimit)
    }
    var dense = [first]
    dense.reserveCapacity(Int(count))
    // The number of the next grid point; a grid point on a sample of the trace is that sample.
    var next = 1
    for (from, to) in zip(samples, samples.dropFirst()) {
      while true {
        let time = first.time + Double(next) / rate
        guard time < to.time + Instant.tolerance else { break }
        next += 1
        if time > from.time + Instant.tolerance, time < to.time - Instant.tolerance {
          dense.append(Self.sample(at: time, between: from, and: to))
        }
      }
      dense.append(to)
    }
    return try TouchTrace(dense)
  }

  private static func sample(
    at time: Double, between from: TouchSample, and to: TouchSample
  ) -> TouchSample {
    let progress = (time - from.time) / (to.time - from.time)
    let fingers = from.fingers.map { finger in
      guard let target = to.finger(finger.id) else { return finger }
      return Finger(
        id: finger.id, at: finger.position.interpolated(to: target.position, progress: progress))
    }
    return TouchSample(time: time, fingers: fingers)
  }
}
