/// Something that a folding list tells of while its film runs.
public struct ListEvent: Sendable, Hashable {
  /// What has happened.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A gesture has ended, and the cell that it had created stays.
    case created
    /// A gesture has ended, and the cell that it had created folds away.
    case discarded
    /// The script has put in a cell.
    case inserted
    /// A gesture has ended, or the script has spoken, and a cell of the list folds away.
    case removed
    /// Contents that were scrolled have come to rest.
    case scrolled
  }

  /// When it happened, in seconds from the start of the film.
  public var time: Double
  /// What has happened.
  public var kind: Kind
  /// Which cell it happened to, counted as by `ListAction`; nil for contents that were scrolled.
  public var index: Int?

  /// Makes an event.
  public init(_ kind: Kind, at time: Double, index: Int? = nil) {
    self.kind = kind
    self.time = time
    self.index = index
  }
}
