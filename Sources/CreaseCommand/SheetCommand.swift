internal import Crease

/// `crease sheet`: moments of a film side by side in one picture.
enum SheetCommand {
  /// How wide a frame is unless the command line says otherwise, at most, in pixels.
  private static let frameWidth = 240.0

  static let spec = CommandSpec(
    name: "sheet", summary: "Draws a contact sheet: frames side by side, with their times.",
    details: SceneInput.help, positionals: ["SCENE"], requiredPositionals: 1,
    options: [
      OptionSpec("--output", short: "-o", value: "OUT", help: "Where to write: a .png file."),
      OptionSpec(
        "--count", value: "N",
        help: "How many frames, evenly spread from the first to the last, 1…"
          + "\(ContactSheet.countLimit); 12 if left out,\nand no more than the film has."),
      OptionSpec(
        "--scale", value: "S",
        help: "Pixels per canvas point, above 0; if left out 1, or less for frames wider than"
          + " \(Int(frameWidth))\npixels."),
    ]
      + RenderOptions.specs.filter {
        ["--background", "--renderer", "--device", "--require-hardware", "--quiet"].contains(
          $0.name)
      }, run: run)

  private static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    console.isQuiet = arguments.has("--quiet")
    guard let path = arguments.text("--output") else {
      throw .usage("sheet: no output is named; add -o OUT.png")
    }
    try SceneInput.keep(arguments.positionals[0], from: path)
    let output: Output
    do { output = try Output(path: path) } catch { throw .usage("\(error)") }
    guard output.format.kind == .picture else {
      throw .usage("\(path): a sheet is one picture; name a .png file")
    }
    let allowed = "a whole number from 1 to \(ContactSheet.countLimit)"
    let count = try arguments.number("--count", allowed) {
      (1...Double(ContactSheet.countLimit)).contains($0) && $0.rounded() == $0
    }
    let scale = try arguments.number("--scale", "a number above 0", where: { $0 > 0 })
    let film = try RenderCommand.film(arguments) { scene in
      scene.canvas.scale = scale ?? min(1, frameWidth / scene.canvas.size.width)
    }
    let sheet = ContactSheet(of: film, count: count.map { Int($0) } ?? 12)
    let renderer = try RendererOptions.open(arguments)
    do throws(FilmError) {
      let picture = try sheet.picture(with: renderer)
      for warning in renderer.takeWarnings() { console.note("warning: \(warning)") }
      try sheet.write(picture, to: output)
    } catch {
      throw RenderCommand.failure(error, total: sheet.times.count)
    }
    return .ok
  }
}
