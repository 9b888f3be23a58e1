/// A property over the whole film: what it was set to and when, and the value that it shows at any
/// time (the presentation value).
///
/// A compiler writes it once, in the order of time; afterwards it is a pure function of time. A
/// change dated before the one before it counts as simultaneous with that one, and the last of
/// simultaneous changes wins.
public struct AnimatedValue<Value: Interpolatable>: Sendable {
  private enum Course: Sendable {
    case rest(Value)
    case eased(from: Value, to: Value, duration: Double, easing: Easing)
    case motion(any ClosedFormMotion<Value>)

    var duration: Double {
      switch self {
      case .rest: 0
      case .eased(_, _, let duration, _): duration
      case .motion(let motion): motion.duration
      }
    }

    func value(at time: Double) -> Value {
      switch self {
      case .rest(let value):
        value
      case .eased(let from, let to, let duration, let easing):
        from.interpolated(to: to, progress: easing.progress(at: time, of: duration))
      case .motion(let motion):
        motion.value(at: time)
      }
    }
  }

  /// When each course starts, strictly increasing; never empty, the first from the beginning of
  /// all time. Apart from the courses, since halving through plain numbers is many times faster.
  private var starts: [Double]
  /// What happens from each start on.
  private var courses: [Course]

  /// Makes a property that has had a value ever since.
  public init(_ value: Value) {
    starts = [-.infinity]
    courses = [.rest(value)]
  }

  private var lastStart: Double { starts[starts.count - 1] }
  private var lastCourse: Course { courses[courses.count - 1] }

  /// The value that the property comes to rest at, after the last change so far.
  public var target: Value { lastCourse.value(at: .infinity) }

  /// The time in seconds from which on nothing changes any more; 0 if nothing ever did.
  public var end: Double { starts.count == 1 ? 0 : lastStart + lastCourse.duration }

  /// The presentation value at a time in seconds, in O(log n) of the number of changes.
  ///
  /// A change counts from a nanosecond before its time, to forgive the rounding of either.
  public func value(at time: Double) -> Value {
    let index = index(at: time)
    return courses[index].value(at: max(0, time - starts[index]))
  }

  /// Whether the property is on its way at a time in seconds.
  public func isMoving(at time: Double) -> Bool {
    let index = index(at: time)
    return time - starts[index] < courses[index].duration
  }

  private func index(at time: Double) -> Int {
    max(0, starts.countOfPrefix { $0 <= time + Instant.tolerance } - 1)
  }

  /// Sets the value at once, ending any animation.
  public mutating func set(_ value: Value, at time: Double) {
    append(.rest(value), at: time)
  }

  /// Animates from the presentation value at a time to a target.
  ///
  /// - Parameters:
  ///   - target: Where the way leads.
  ///   - time: When it starts, in seconds.
  ///   - duration: How long it takes, in seconds; 0 or below sets the target at once.
  ///   - easing: How it is gone; linear if left out, as for all explicit animations.
  public mutating func animate(
    to target: Value, at time: Double, duration: Double, easing: Easing = .linear
  ) {
    let start = dated(time)
    let from = value(at: start)
    if duration > 0, from != target {
      append(.eased(from: from, to: target, duration: duration, easing: easing), at: start)
    } else {
      append(.rest(target), at: start)
    }
  }

  /// Sets a value within a transaction: it is gone to from the presentation value at that time.
  public mutating func animate(
    to target: Value, at time: Double, in transaction: Transaction = .implicit
  ) {
    animate(to: target, at: time, duration: transaction.duration, easing: transaction.easing)
  }

  /// Follows a motion from a time in seconds on; the motion starts wherever it likes.
  public mutating func follow(_ motion: some ClosedFormMotion<Value>, at time: Double) {
    append(.motion(motion), at: time)
  }

  /// The time that a change made now gets: no earlier than the last one's.
  private func dated(_ time: Double) -> Double {
    time.isFinite && time > lastStart ? time : lastStart
  }

  private mutating func append(_ course: Course, at time: Double) {
    let start = dated(time)
    if case .rest(let old) = lastCourse, case .rest(let new) = course, old == new { return }
    if start == lastStart {
      courses[courses.count - 1] = course
    } else {
      starts.append(start)
      courses.append(course)
    }
  }
}
