internal import Crease
internal import CreaseSystem

/// `crease bench`: how long a frame takes, stage by stage, against one copy of its bytes.
enum BenchCommand {
  static let spec = CommandSpec(
    name: "bench", summary: "Measures how long a frame takes, against one copy of its bytes.",
    details: """
      Draws moments spread over the film, again and again, each way in turn, and prints the time a
      frame as median, minimum and maximum. SCENE is example:list if left out. A machine that does
      something else meanwhile spoils the numbers; the ratios suffer least.
      """, positionals: ["SCENE"], requiredPositionals: 0,
    options: [
      OptionSpec("--scale", value: "S", help: "Pixels per canvas point; 1, 2 and 4 if left out."),
      OptionSpec("--repeat", value: "N", help: "Rounds, 1…1000; 9 if left out."),
      OptionSpec(
        "--renderer", value: "gpu|cpu", help: "Measure one renderer; both if left out."),
      OptionSpec(
        "--device", value: "DEVICE", help: "What OpenGL ES runs on, as for 'crease render'."),
      OptionSpec("--json", help: "Print JSON instead of a table."),
    ], run: run)

  private static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let scene = try SceneInput.load(arguments.positionals.first ?? "example:list")
    let scale = try arguments.number("--scale", "a number above 0", where: { $0 > 0 })
    let rounds = try arguments.number("--repeat", "a whole number from 1 to 1000") {
      (1...1000).contains($0) && $0.rounded() == $0
    }
    var rows: [BenchRow] = []
    for scale in scale.map({ [$0] }) ?? [1, 2, 4] {
      var scaled = scene
      scaled.canvas.scale = scale
      let bench = FrameBench(
        try SceneInput.film(of: scaled), rounds: rounds.map { Int($0) } ?? 9)
      rows += try bench.rows(arguments)
    }
    try console.data(arguments.has("--json") ? BenchRow.json(rows) : BenchRow.table(rows))
    return .ok
  }
}
