/// A subcommand: what it is called, what it takes, and what it does.
struct CommandSpec: Sendable {
  /// The word after `crease`.
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// More for `crease help NAME`; may be empty.
  let details: String
  /// What stands for its positionals.
  let positionals: [String]
  /// How many of them must be there.
  let requiredPositionals: Int
  /// Whether the last positional may stand several times.
  var repeatsLast = false
  /// The options it knows.
  let options: [OptionSpec]
  /// What it does.
  let run: @Sendable (Arguments, Console) throws(CommandFailure) -> ExitCode

  /// How it is called.
  var usage: String {
    var words = positionals.enumerated().map { $0 < requiredPositionals ? $1 : "[\($1)]" }
    if repeatsLast, let last = words.popLast() { words.append(last + "…") }
    return (["crease", name] + words + (options.isEmpty ? [] : ["[options]"]))
      .joined(separator: " ")
  }

  /// The whole help.
  var help: String {
    var lines = ["usage: \(usage)", "", summary]
    if !details.isEmpty { lines += ["", details] }
    if !options.isEmpty {
      lines += ["", "options:"]
      for option in options {
        lines.append("  " + option.synopsis)
        lines += option.help.split(separator: "\n").map { "      " + $0 }
      }
    }
    return lines.joined(separator: "\n")
  }
}
