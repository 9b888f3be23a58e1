/// How a property that is set animates by itself.
public struct Transaction: Sendable, Hashable {
  /// How long the way to a new value takes, in seconds; at 0 (or below) values change at once.
  public var duration: Double
  /// How the way is gone.
  public var easing: Easing

  /// Makes a transaction; left out, both are those of an implicit animation.
  public init(duration: Double = 0.25, easing: Easing = .default) {
    self.duration = duration
    self.easing = easing
  }

  /// Implicit animation: 0.25 s with the default curve.
  public static let implicit = Transaction()
  /// No animation: values change at once, as they do under a finger.
  public static let disabled = Transaction(duration: 0)
}
