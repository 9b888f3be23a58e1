/// A call of the operating system that failed.
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The call, such as "open".
  public let call: String
  /// What it was called on: a path or the name of a stream.
  public let subject: String
  /// The error's number.
  public let number: Int32
  /// The error in words, such as "No such file or directory".
  public let reason: String

  /// What failed on what, and why.
  public var description: String { "\(subject): \(reason)" }
}
