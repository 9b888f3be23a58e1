/// Something that an expandable button tells of while its film runs.
public struct ButtonEvent: Sendable, Hashable {
  /// What has happened.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The button has begun to open.
    case opened
    /// The button has begun to close.
    case closed
    /// A finger has left an option that it had gone down on.
    case optionSelected
  }

  /// When it happened, in seconds from the start of the film.
  public var time: Double
  /// What has happened.
  public var kind: Kind
  /// Which option was selected; nil for the button itself.
  public var index: Int?

  /// Makes an event.
  public init(_ kind: Kind, at time: Double, index: Int? = nil) {
    self.kind = kind
    self.time = time
    self.index = index
  }
}
