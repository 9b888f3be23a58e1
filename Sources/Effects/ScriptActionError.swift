public import CreaseMotion

/// Why an action of a half fold's or a strip roll's script can't be done.
public struct ScriptActionError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Fault: Sendable, Hashable {
    /// The fingers can't do that.
    case gesture(MotionError)
    /// The time is no number of seconds that the film can have.
    case time(Double)
  }

  /// Which action of the script.
  public var action: Int
  /// What is wrong.
  public var fault: Fault
}

extension ScriptActionError: CustomStringConvertible {
  /// Which action can't be done, why, and what would be right.
  public var description: String {
    switch fault {
    case .gesture(let error): "script[\(action)]: \(error)"
    case .time(let time): "script[\(action)]: the time is \(time); use seconds within ±1e9"
    }
  }
}
