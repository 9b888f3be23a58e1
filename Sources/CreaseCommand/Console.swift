internal import CreaseSystem

/// Where a command speaks: data to standard output, messages to standard error.
final class Console {
  /// Whether notes and warnings are left out; errors are not.
  var isQuiet = false
  /// Whether a progress bar stands on the last line.
  private var hasBar = false

  /// Writes data for other programs, and the end of the line.
  func data(_ text: String) throws(CommandFailure) {
    do { try StandardStream.output.write(text.hasSuffix("\n") ? text : text + "\n") } catch {
      throw CommandFailure(message: "\(error)", code: .writeFailed)
    }
  }

  /// Tells a person something that is no error.
  func note(_ text: String) {
    if !isQuiet { say("crease: \(text)\n") }
  }

  /// Tells a person why the command ends.
  func error(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      say("crease: \(line)\n")
    }
  }

  /// Shows or replaces the progress bar; an empty text takes it away.
  func bar(_ text: String) {
    clearBar()
    guard !text.isEmpty else { return }
    try? StandardStream.error.write(text)
    hasBar = true
  }

  /// A line for programs that follow the work.
  func machine(_ line: String) { try? StandardStream.error.write(line + "\n") }

  /// Nobody is left to be told if standard error is closed, so that failure is let go.
  private func say(_ text: String) {
    clearBar()
    try? StandardStream.error.write(text)
  }

  private func clearBar() {
    // Carriage return, then erase to the end of the line (ECMA-48, EL).
    if hasBar { try? StandardStream.error.write("\r\u{1B}[K") }
    hasBar = false
  }
}
