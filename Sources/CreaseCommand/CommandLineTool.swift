internal import Crease
internal import CreaseSystem

/// The command line.
public enum CommandLineTool {
  private static let commands = [
    RenderCommand.spec, FoldCommand.spec, RollCommand.spec, JoinCommand.spec, SheetCommand.spec,
    SceneCommands.inspect,
    TraceCommand.spec, CompareCommand.spec, DevicesCommand.spec, SceneCommands.example,
    SceneCommands.validate, SceneCommands.schema, BenchCommand.spec,
  ]

  /// Runs a command line.
  ///
  /// - Parameter words: What stands after the program's name.
  /// - Returns: The exit code.
  public static func run(_ words: [String]) -> ExitCode {
    StandardStream.occupy()
    Interruption.ignoreWriteSignals()
    let console = Console()
    do throws(CommandFailure) {
      return try dispatch(words, console)
    } catch {
      console.error(error.message)
      return error.code
    }
  }

  private static func dispatch(
    _ words: [String], _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    guard let name = words.first else {
      throw .usage("no command is named\n\n\(overview)")
    }
    let rest = Array(words.dropFirst())
    switch name {
    case "help":
      try console.data(
        rest.first { $0 != "help" }.map { (name) throws(CommandFailure) in try command(name).help }
          ?? overview)
      return .ok
    case "--help", "-h":
      try console.data(overview)
      return .ok
    case "--version", "version":
      try console.data("crease \(CreaseLibrary.version)")
      return .ok
    default:
      let command = try command(name)
      // Up to "--", the end of the options.
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        try console.data(command.help)
        return .ok
      }
      return try command.run(Arguments(rest, of: command), console)
    }
  }

  private static func command(_ name: String) throws(CommandFailure) -> CommandSpec {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map { $0.name } + ["help"]
    let hint = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("there is no command '\(name)'\(hint) (\(names.joined(separator: ", ")))")
  }

  private static var overview: String {
    var rows = commands.map { (name: $0.name, summary: $0.summary) }
    rows.append((name: "help", summary: "Says more of a command: 'crease help COMMAND'."))
    let width = rows.reduce(0) { max($0, $1.name.count) }
    let list = rows.map { row in
      let gap = String(repeating: " ", count: width - row.name.count + 2)
      return "  \(row.name)\(gap)\(row.summary)"
    }
    return """
      usage: crease COMMAND [options]

      Renders paper folds without a display, frame by frame: lists whose cells fold away, pages that
      fold, pictures that roll away.

      commands:
      \(list.joined(separator: "\n"))

      For a start: crease render example:list -o list.mp4, or crease fold PICTURE -o fold.mp4
      """
  }
}
