/// All fingers that are down from a time on.
public struct TouchSample: Sendable, Hashable {
  /// Seconds since the trace's start.
  public var time: Double
  /// The fingers that are down; a finger that is missing is up.
  public var fingers: [Finger]

  /// Makes a sample at a time in seconds.
  public init(time: Double, fingers: [Finger]) {
    self.time = time
    self.fingers = fingers
  }

  /// The finger of an id, if it is down.
  func finger(_ id: Int) -> Finger? { fingers.first { $0.id == id } }
}
