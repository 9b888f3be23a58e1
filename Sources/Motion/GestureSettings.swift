/// When touches become gestures.
public struct GestureSettings: Sendable, Hashable {
  /// How far a finger strays from where it went down before it pans, in points; default 10. At 0 a
  /// pan begins with the touch, and nothing is a tap.
  public var slop: Double
  /// How much two fingers' distance changes before they pinch, in points; default 2.
  public var pinchSlop: Double
  /// The longest time from down to up of a tap, in seconds; default 0.5.
  public var tapDuration: Double
  /// The time that a velocity is taken from, in seconds; default 0.1.
  public var velocityWindow: Double

  /// Makes settings; what is left out is the default.
  public init(
    slop: Double = 10, pinchSlop: Double = 2, tapDuration: Double = 0.5,
    velocityWindow: Double = 0.1
  ) {
    self.slop = slop
    self.pinchSlop = pinchSlop
    self.tapDuration = tapDuration
    self.velocityWindow = velocityWindow
  }

  /// All defaults.
  public static let standard = GestureSettings()

  /// How much a distance may fall short of a slop and still count, in points: coordinates such as
  /// 6.4 and 16.4 are meant to be 10 apart, though their difference as doubles is less.
  static let roundingAllowance = 1e-6
}
