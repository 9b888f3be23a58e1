/// A number that follows keys: a pure function of time.
public struct Track: Sendable, Hashable {
  /// The keys, by strictly increasing time.
  public let keys: [Keyframe]

  /// Makes a track, or nil unless there is a key, times strictly increase and all is finite.
  public init?(keys: [Keyframe]) {
    guard !keys.isEmpty, keys.allSatisfy({ $0.time.isFinite && $0.value.isFinite }),
      zip(keys, keys.dropFirst()).allSatisfy({ $0.time < $1.time })
    else { return nil }
    self.keys = keys
  }

  /// The time of the last key, in seconds.
  public var end: Double { keys[keys.count - 1].time }

  /// The value at a time in seconds: the first key's before it, the last key's after it.
  public func value(at time: Double) -> Double {
    let passed = keys.countOfPrefix { $0.time <= time }
    if passed == 0 { return keys[0].value }
    if passed == keys.count { return keys[passed - 1].value }
    let from = keys[passed - 1]
    let to = keys[passed]
    let progress = to.easing.progress(at: time - from.time, of: to.time - from.time)
    return from.value.interpolated(to: to.value, progress: progress)
  }
}
