/// An option that a command knows.
struct OptionSpec: Sendable {
  /// The long name with its dashes, such as `--scale`.
  let name: String
  /// The short name with its dash, if there is one.
  let short: String?
  /// What stands for the value in the help; nil for a switch.
  let value: String?
  /// What the option does, with its range and default.
  let help: String

  init(_ name: String, short: String? = nil, value: String? = nil, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// The option as the help shows it: `-o, --output OUT`.
  var synopsis: String {
    [short, name].compactMap { $0 }.joined(separator: ", ") + (value.map { " " + $0 } ?? "")
  }
}
