/// Why a touch trace or a gesture can't be.
public enum MotionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A sample's time is not a number within ±1e9 seconds.
  case sampleTime(sample: Int, time: Double)
  /// A sample does not come after the one before it.
  case sampleOrder(sample: Int, time: Double, previous: Double)
  /// A finger occurs twice in a sample.
  case duplicateFinger(sample: Int, finger: Int)
  /// A finger's coordinate is not a number within ±1e9 points.
  case position(sample: Int, finger: Int, x: Double, y: Double)
  /// A trace would have more samples than fit in memory with ease.
  case tooManySamples(count: Double, limit: Int)
  /// A parameter of a gesture lies outside of its range.
  case outOfRange(parameter: String, value: Double, allowed: ClosedRange<Double>)

  /// What is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .sampleTime(let sample, let time):
      "touches[\(sample)]: the time is \(time); use a number of seconds within ±1e9"
    case .sampleOrder(let sample, let time, let previous):
      "touches[\(sample)]: the time \(time) does not come after \(previous);"
        + " let every sample be later than the one before it"
    case .duplicateFinger(let sample, let finger):
      "touches[\(sample)]: finger \(finger) occurs twice; name each finger once a sample"
    case .position(let sample, let finger, let x, let y):
      "touches[\(sample)]: finger \(finger) is at (\(x), \(y)); use coordinates within ±1e9 points"
    case .tooManySamples(let count, let limit):
      "the touches would have \(count) samples, the limit is \(limit);"
        + " shorten them or lower the resampling rate"
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter) is \(value); use \(allowed.lowerBound)…\(allowed.upperBound)"
    }
  }
}
