/// A motion whose value at any time is known without the times before it.
public protocol ClosedFormMotion<Value>: Sendable {
  /// What moves.
  associatedtype Value

  /// How long it moves, in seconds; 0 or more.
  var duration: Double { get }

  /// The value at a time in seconds since the motion's start; the same for all times from
  /// `duration` on.
  func value(at time: Double) -> Value
}
