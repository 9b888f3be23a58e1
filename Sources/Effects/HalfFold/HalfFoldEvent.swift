/// Something that a half fold tells of while its film runs.
public struct HalfFoldEvent: Sendable, Hashable {
  /// What has happened.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A fold that was let go has settled edge-on, at π/2.
    case folded
    /// A fold that was let go has settled flat, at 0.
    case unfolded
    /// A page that was tapped has come to be open.
    case opened
    /// A page that was tapped has come to be closed.
    case closed
    /// A finger that moved the page has let go.
    case moved
  }

  /// When it happened, in seconds from the start of the film.
  public var time: Double
  /// What has happened.
  public var kind: Kind

  /// Makes an event at a time in seconds.
  public init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }
}
