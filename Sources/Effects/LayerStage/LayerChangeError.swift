public import CreaseLayers

/// Why a change of a layer stage can't be made.
public struct LayerChangeError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Fault: Sendable, Hashable {
    /// No layer has the id.
    case layer(String)
    /// The value is of another kind than the property's.
    case kind(LayerValue.Kind, property: LayerProperty)
    /// The time or the duration is no number of seconds that the film can have.
    case time(Double)
  }

  /// Which of the stage's changes.
  public var change: Int
  /// What is wrong.
  public var fault: Fault
}

extension LayerChangeError: CustomStringConvertible {
  /// Which change can't be made, why, and what would be right.
  public var description: String {
    switch fault {
    case .layer(let id):
      "changes[\(change)]: no layer has the id '\(id)'; use that of a layer in the tree"
    case .kind(let kind, let property):
      "changes[\(change)]: \(property.rawValue) can't be a \(kind.rawValue);"
        + " use a \(property.kind.rawValue)"
    case .time(let time): "changes[\(change)]: the time is \(time); use seconds within ±1e9"
    }
  }
}
