/// A rational number of frames per second.
public struct FrameRate: Sendable, Hashable {
  /// Frames per `denominator` seconds; at least 1.
  public let numerator: Int
  /// The seconds that `numerator` frames take; at least 1.
  public let denominator: Int

  /// Makes a frame rate in lowest terms, or nil unless both numbers are at least 1.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    guard numerator >= 1, denominator >= 1 else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private init(lowest numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// 60 frames per second.
  public static let sixty = FrameRate(lowest: 60, 1)

  /// Frames per second as a number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// The time of a frame in seconds, `frame · denominator / numerator`, rounded once as long as
  /// product and numerator are below 2^53.
  public func time(ofFrame frame: Int) -> Double {
    let (product, overflow) = frame.multipliedReportingOverflow(by: denominator)
    if !overflow { return Double(product) / Double(numerator) }
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: numerator)
    return Double(seconds) * Double(denominator)
      + Double(rest) * Double(denominator) / Double(numerator)
  }

  /// How many frames a film of a duration in seconds has: the nearest whole number, halves upward,
  /// at least 1 and at most `Int.max`.
  public func frameCount(forDuration duration: Double) -> Int {
    let frames = (duration * Double(numerator) / Double(denominator)).rounded()
    guard frames >= 1 else { return 1 }
    return Int(exactly: frames) ?? .max
  }

  /// Euclid's algorithm (Elements, VII.2).
  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as it is written in a scene: "60" or "30000/1001".
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
