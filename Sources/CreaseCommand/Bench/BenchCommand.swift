internal import Crease
internal import CreaseSystem

/// `crease bench`: how long a frame takes, stage by stage, against one copy of its bytes.
enum BenchCommand {
  static let spec = CommandSpec(
    name: "bench", summary: "Measures how long a frame takes, against one copy of its bytes.",
    details: """
      Draws twelve moments spread over the film, again and again, each stage in turn, and prints the
      time a frame as median, minimum and maximum. Without SCENE it measures the built-in list at
      three sizes, a list of 10,000 cells, and a photo of 4000 × 3000 that folds and rolls. A machine
      that does something else meanwhile spoils the numbers; the ratios suffer least.
      """, positionals: ["SCENE"], requiredPositionals: 0,
    options: [
      OptionSpec(
        "--scale", value: "S", help: "Pixels per canvas point; the scene's own if left out."),
      OptionSpec("--repeat", value: "N", help: "Rounds, 1…1000; 5 if left out."),
      OptionSpec(
        "--renderer", value: "gpu|cpu", help: "Measure one renderer; both if left out."),
      OptionSpec(
        "--stage", value: "STAGE",
        help: """
          Measure one kind of stage: copy, evaluate, textures, draw, read, convert or encode; all if
          left out.
          """),
      OptionSpec(
        "--device", value: "DEVICE", help: "What OpenGL ES runs on, as for 'crease render'."),
      OptionSpec("--json", help: "Print JSON instead of a table."),
    ], run: run)

  private static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let scale = try arguments.number("--scale", "a number above 0", where: { $0 > 0 })
    let rounds = try arguments.number("--repeat", "a whole number from 1 to 1000") {
      (1...1000).contains($0) && $0.rounded() == $0
    }
    var rows: [BenchRow] = []
    for (name, make) in try scenes(arguments) {
      var scene = try make()
      if let scale { scene.canvas.scale = scale }
      let film = try SceneInput.film(of: scene)
      rows += try FrameBench(film, name: name, rounds: rounds.map { Int($0) } ?? 5).rows(arguments)
    }
    try console.data(arguments.has("--json") ? BenchRow.json(rows) : BenchRow.table(rows))
    return .ok
  }

  /// The scene that the command line names, or those of the benchmark.
  private static func scenes(
    _ arguments: Arguments
  ) throws(CommandFailure) -> [(name: String, make: () throws(CommandFailure) -> Scene)] {
    guard let name = arguments.positionals.first else { return BenchScenes.all }
    let scene = try SceneInput.load(name)
    return [(name, { () throws(CommandFailure) in scene })]
  }
}
