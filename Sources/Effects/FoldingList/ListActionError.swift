public import CreaseMotion

/// Why an action of a list's script can't be done.
public struct ListActionError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Fault: Sendable, Hashable {
    /// The list has no such place when the action comes: the index, and the largest one that there
    /// is, or nil if there is none.
    case index(Int, last: Int?)
    /// As many cells as can be are in motion when the action comes.
    case crowd(limit: Int)
    /// The fingers can't do that.
    case gesture(MotionError)
    /// The time or the duration is no number of seconds that the film can have.
    case time(Double)
  }

  /// Which action of the script.
  public var action: Int
  /// What is wrong.
  public var fault: Fault
}

extension ListActionError: CustomStringConvertible {
  /// Which action can't be done, why, and what would be right.
  public var description: String {
    switch fault {
    case .index(let index, let last?):
      "script[\(action)]: the index is \(index); at that time there are 0…\(last)"
    case .index(let index, nil):
      "script[\(action)]: the index is \(index), but the list has no cells at that time"
    case .crowd(let limit):
      "script[\(action)]: \(limit) cells move already at that time; let them come to rest first"
    case .gesture(let error): "script[\(action)]: \(error)"
    case .time(let time): "script[\(action)]: the time is \(time); use seconds within ±1e9"
    }
  }
}
