internal import Crease
internal import CreaseSystem

/// `crease render`: from a scene to a picture, a sequence or a film.
enum RenderCommand {
  static let spec = CommandSpec(
    name: "render", summary: "Renders a scene to a picture, a sequence of pictures or a film.",
    details: SceneInput.help, positionals: ["SCENE"], requiredPositionals: 1,
    options: RenderOptions.specs, run: run)

  private static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let name = arguments.positionals[0]
    if let path = arguments.text("--output") { try SceneInput.keep(name, from: path) }
    return try render(arguments, console) { () throws(CommandFailure) in
      try SceneInput.load(name)
    }
  }

  /// Renders a scene as a command line asks for.
  ///
  /// - Parameters:
  ///   - arguments: The command line, with the options of `RenderOptions`.
  ///   - console: Where to tell of the work.
  ///   - scene: Gives the scene, once the options are known to be right.
  static func render(
    _ arguments: Arguments, _ console: Console, _ scene: () throws(CommandFailure) -> Scene
  ) throws(CommandFailure) -> ExitCode {
    console.isQuiet = arguments.has("--quiet")
    if arguments.has("--verbose"), arguments.has("--quiet") {
      throw .usage("--verbose and --quiet contradict each other; leave one out")
    }
    guard let path = arguments.text("--output") else {
      throw .usage("\(arguments.command): no output is named; add -o OUT (such as -o film.mp4)")
    }
    let output: Output
    do { output = try Output(path: path, format: arguments.text("--format")) } catch {
      throw .usage("\(error)")
    }
    Exporter.preload(for: output)
    Rasterizer.preload()
    let encoding = try EncodingOptions(arguments, for: output)
    let style = try arguments.choice("--progress", ProgressReport.Style.self) ?? .auto

    let film = try film(of: scene(), arguments)
    try ScenePictures.keep(film.scene, from: path)
    var writer = try writer(film, to: output, arguments)
    encoding.apply(to: &writer)
    let renderer = try RendererOptions.open(arguments)
    if encoding.isSeamless {
      do { _ = try writer.leaveOutRepeatedEnd(with: renderer) } catch {
        throw failure(error, total: writer.frames.count)
      }
    }
    if let shard = encoding.shard { try shard.apply(to: &writer) }
    let account = arguments.has("--verbose") ? WorkAccount(of: renderer) : nil
    let code = try write(writer, with: renderer, style: style, console: console)
    for line in account?.lines(of: writer) ?? [] { console.note(line) }
    return code
  }

  /// What is to be written: one moment, or a run of frames.
  private static func writer(
    _ film: Film, to output: Output, _ arguments: Arguments
  ) throws(CommandFailure) -> FilmWriter {
    if let time = try FrameSelection.still(arguments, film: film) {
      return FilmWriter(film, at: time, to: output)
    }
    let frames = try FrameSelection(arguments, film: film).frames
    if output.format.kind == .picture, case .file(let path) = output.destination, frames.count > 1 {
      throw .usage(
        "\(path) holds one picture, but there are \(frames.count) frames; choose one with --at T, or"
          + " write %05d in the name for a sequence")
    }
    return FilmWriter(film, frames: frames, to: output)
  }

  /// The film of the command line's scene, with what the command line changes in it.
  static func film(
    _ arguments: Arguments, _ change: (inout Scene) -> Void = { _ in }
  ) throws(CommandFailure) -> Film {
    var scene = try SceneInput.load(arguments.positionals[0])
    change(&scene)
    return try film(of: scene, arguments)
  }

  /// A scene's film, with what the command line changes in the scene.
  private static func film(
    of scene: Scene, _ arguments: Arguments
  ) throws(CommandFailure) -> Film {
    var scene = scene
    if let scale = try arguments.number("--scale", "a number above 0", where: { $0 > 0 }) {
      scene.canvas.scale = scale
    }
    do {
      if let text = arguments.text("--background") {
        scene.canvas.background = try Color(text: text)
      }
      if let text = arguments.text("--fps") { scene.frameRate = try FrameRate(text: text) }
    } catch { throw .usage("\(error)") }
    return try SceneInput.film(of: scene)
  }

  private static func write(
    _ writer: FilmWriter, with renderer: any Renderer, style: ProgressReport.Style,
    console: Console
  ) throws(CommandFailure) -> ExitCode {
    let progress = ProgressReport(style, console: console)
    Interruption.watch()
    do throws(FilmError) {
      let notes = try writer.write(with: renderer) { step in
        for warning in renderer.takeWarnings() { console.note("warning: \(warning)") }
        progress.update(step)
        return Interruption.signalName == nil ? .proceed : .stop
      }
      progress.finish()
      for note in notes { console.note(note) }
      // A program that runs the command knows by its exit code; a person likes to be told.
      if StandardStream.error.isTerminal {
        let count = writer.frames.count
        console.note("wrote \(writer.output.destination): \(count) frame\(count == 1 ? "" : "s")")
      }
      return .ok
    } catch {
      progress.finish()
      throw failure(error, total: writer.frames.count)
    }
  }

  /// What ends a command whose film can't be drawn or written.
  static func failure(_ error: FilmError, total: Int) -> CommandFailure {
    switch error {
    case .stopped(let frames):
      CommandFailure(
        message: "stopped by \(Interruption.signalName ?? "a signal") after \(frames) of \(total)"
          + " frames; what was not whole is removed",
        code: .interrupted)
    case .render(_, .canvasTooLarge), .render(_, .contents):
      CommandFailure(message: "\(error)", code: .badData)
    case .render: CommandFailure(message: "\(error)", code: .failure)
    case .export(let reason):
      CommandFailure(message: "\(reason)", code: ExitCode(reason))
    }
  }

}
