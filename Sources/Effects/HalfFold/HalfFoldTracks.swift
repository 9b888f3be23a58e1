public import CreaseMotion

/// The numbers of a half fold that can follow keys; each has the last word over the script.
public struct HalfFoldTracks: Sendable, Hashable {
  /// The fold angle in radians; values outside of 0…π/2 count as the nearer of the two.
  public var angle: Track?
  /// The turn, 0 for closed, 1 for open; values outside count as the nearer of the two.
  public var turn: Track?
  /// How far the page is moved to the right, in points.
  public var panX: Track?
  /// How far the page is moved down, in points.
  public var panY: Track?
  /// The scale; values outside of 0…1000 count as the nearer of the two.
  public var scale: Track?

  /// Makes a set of tracks; numbers without one follow the script.
  public init(
    angle: Track? = nil, turn: Track? = nil, panX: Track? = nil, panY: Track? = nil,
    scale: Track? = nil
  ) {
    self.angle = angle
    self.turn = turn
    self.panX = panX
    self.panY = panY
    self.scale = scale
  }

  /// When the last key has passed, in seconds; 0 without any.
  var end: Double { [angle, turn, panX, panY, scale].compactMap { $0?.end }.max() ?? 0 }
}
