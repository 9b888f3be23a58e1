internal import Crease

/// `crease join`: from the parts that shards wrote to the whole film.
enum JoinCommand {
  static let spec = CommandSpec(
    name: "join", summary: "Joins films that 'render --shard' wrote in parts, frame for frame.",
    details:
      "The parts stand in order: 1/N, 2/N and so on. Nothing is encoded again. A sequence of\n"
      + "pictures needs no joining: its shards number their files as the whole does.",
    positionals: ["PART"], requiredPositionals: 1, repeatsLast: true,
    options: [
      OptionSpec(
        "--output", short: "-o", value: "OUT",
        help: "Where to write: a file whose extension names the format ("
          + OutputFormat.all.filter(\.joins).map { "." + $0.word }.joined(separator: ", ")
          + "),\nthe same as the parts'; or '-' for standard output."),
      OptionSpec(
        "--format", short: "-f", value: "FORMAT", help: "The format, whatever the name says."),
      OptionSpec("--quiet", short: "-q", help: "Say nothing but errors."),
    ], run: run)

  private static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    console.isQuiet = arguments.has("--quiet")
    guard let path = arguments.text("--output") else {
      throw .usage("join: no output is named; add -o OUT (such as -o film.mkv)")
    }
    for part in arguments.positionals { try SceneInput.keep(part, from: path) }
    do throws(ExportError) {
      let output = try Output(path: path, format: arguments.text("--format"))
      let count = try FilmJoin.join(arguments.positionals, to: output)
      if let count { console.note("\(arguments.positionals.count) parts, \(count) frames") }
      return .ok
    } catch {
      throw CommandFailure(message: "\(error)", code: ExitCode(error))
    }
  }
}
