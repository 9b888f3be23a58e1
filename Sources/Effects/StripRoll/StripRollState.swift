/// What a strip roll says of itself at a moment.
public struct StripRollState: Sendable, Hashable {
  /// The step k of the roll that runs, or of the last or first one if none does: 0…N.
  public var step: Int
  /// The local time u within the step, 0…1; 1 only when all is rolled off.
  public var local: Double
  /// The picture in front, by its index: the one that is on the strips while it is rolled off or
  /// back, and the one that lies bare afterwards. Nil if there is none.
  public var picture: Int?
  /// Whether a roll is under way.
  public var isRolling: Bool
}
