/// A command's end before its time: a message for people, and the exit code.
struct CommandFailure: Error {
  /// What to tell, one or more lines.
  let message: String
  /// What to exit with.
  let code: ExitCode

  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, code: .usage)
  }
}
