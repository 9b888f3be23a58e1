public import CreaseMotion

/// Why an action of a button's script can't be done.
public struct ButtonActionError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Fault: Sendable, Hashable {
    /// The button has no such option: the index, and the number of options.
    case option(Int, count: Int)
    /// The option is pressed while it doesn't show.
    case closed(option: Int)
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

extension ButtonActionError: CustomStringConvertible {
  /// Which action can't be done, why, and what would be right.
  public var description: String {
    switch fault {
    case .option(let option, 0):
      "script[\(action)]: the option is \(option), but the button has none"
    case .option(let option, let count):
      "script[\(action)]: the option is \(option); there are 0…\(count - 1)"
    case .closed(let option):
      "script[\(action)]: option \(option) doesn't show at that time; open the button before"
    case .gesture(let error): "script[\(action)]: \(error)"
    case .time(let time): "script[\(action)]: the time is \(time); use seconds within ±1e9"
    }
  }
}
