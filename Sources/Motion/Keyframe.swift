/// A value at a time, and the curve that leads to it.
public struct Keyframe: Sendable, Hashable {
  /// Seconds from the start of the film.
  public var time: Double
  /// The value that is reached.
  public var value: Double
  /// How the value is approached from the key before.
  public var easing: Easing

  /// Makes a key.
  public init(time: Double, value: Double, easing: Easing = .linear) {
    self.time = time
    self.value = value
    self.easing = easing
  }
}
