internal import Crease

/// A command line taken apart by what a command knows.
struct Arguments {
  /// What stands alone, in order.
  private(set) var positionals: [String] = []
  private var values: [String: String] = [:]
  /// The name of the command.
  let command: String

  /// Takes a command line apart: `--name value`, `--name=value`, `-n value`, switches, positionals;
  /// after `--` all is positional, and `-` alone is a positional.
  init(_ words: [String], of command: CommandSpec) throws(CommandFailure) {
    self.command = command.name
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(halves[0])
      guard let option = command.options.first(where: { $0.name == name || $0.short == name })
      else { throw Self.unknown(name, in: command) }
      let attached = halves.count == 2 ? String(halves[1]) : nil
      guard values[option.name] == nil else {
        throw .usage("option \(option.name) stands twice; once is enough")
      }
      values[option.name] = try Self.value(of: option, attached: attached, rest: &rest)
    }
    try checkPositionals(command)
  }

  private static func value(
    of option: OptionSpec, attached: String?, rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let placeholder = option.value else {
      guard attached == nil else { throw .usage("option \(option.name) takes no value") }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.popFirst() else {
      throw .usage("option \(option.name) needs a value: \(option.name) \(placeholder)")
    }
    return next
  }

  private static func unknown(_ name: String, in command: CommandSpec) -> CommandFailure {
    let known = command.options.flatMap { [$0.name, $0.short].compactMap { $0 } }
    let hint = Spelling.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
    return .usage(
      "\(command.name) has no option '\(name)'\(hint) ('crease help \(command.name)' lists them)")
  }

  private func checkPositionals(_ command: CommandSpec) throws(CommandFailure) {
    if positionals.count > command.positionals.count, !command.repeatsLast {
      throw .usage(
        "\(command.name): one word too many: '\(positionals[command.positionals.count])'"
          + " (usage: \(command.usage))")
    }
    if positionals.count < command.requiredPositionals {
      throw .usage(
        "\(command.name): \(command.positionals[positionals.count]) is missing"
          + " (usage: \(command.usage))")
    }
  }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The text given for an option.
  func text(_ name: String) -> String? { values[name] }

  /// The number given for an option; it must satisfy a condition, told in words.
  func number(
    _ name: String, _ allowed: String, where condition: (Double) -> Bool
  ) throws(CommandFailure) -> Double? {
    guard let text = values[name] else { return nil }
    guard let value = Double(text), value.isFinite, condition(value) else {
      throw .usage("\(name) \(text): the value must be \(allowed)")
    }
    return value
  }

  /// The word given for an option; it must be one of those listed.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) throws(CommandFailure) -> Choice? where Choice.RawValue == String {
    guard let text = values[name] else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let hint = Spelling.nearest(to: text, among: words).map { "; did you mean \($0)?" } ?? ""
    throw .usage(
      "\(name) \(text): the value must be one of \(words.joined(separator: ", "))\(hint)")
  }
}
