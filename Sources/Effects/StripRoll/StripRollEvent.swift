/// Something that a strip roll tells of while its film runs.
public struct StripRollEvent: Sendable, Hashable {
  /// What has happened.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The front picture is rolled off.
    case rolled
    /// A picture is rolled back over the others.
    case rolledBack
  }

  /// When it happened, in seconds from the start of the film.
  public var time: Double
  /// What has happened.
  public var kind: Kind
  /// The picture that is in front then, by its index; nil if none is left.
  public var picture: Int?

  /// Makes an event at a time in seconds.
  public init(_ kind: Kind, at time: Double, picture: Int?) {
    self.kind = kind
    self.time = time
    self.picture = picture
  }
}
