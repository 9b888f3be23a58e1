internal import Crease

/// The GPU renderer against the CPU renderer over a scene's frames.
enum SceneComparison {
  static func run(
    _ start: FilmComparison, _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> Report {
    let film = try film(arguments)
    let step = try CompareOptions.step(arguments)
    let frames = try frames(of: film, step: step, arguments)
    let gpu = try RendererOptions.openDevice(arguments)
    let cpu = CPURenderer()
    let progress = ProgressReport(.auto, console: console)
    defer { progress.finish() }
    var comparison = start
    for (index, frame) in frames.enumerated() {
      try CompareCommand.checkInterruption(comparison)
      let description = film.frame(at: frame.time)
      let actual = try draw(description, with: gpu, frame)
      let expected = try draw(description, with: cpu, frame)
      do {
        try comparison.add(
          frame: frame.number, at: frame.time, of: actual, with: expected,
          band: description.edgeMask())
      } catch { throw CommandFailure(message: "\(error)", code: .failure) }
      for warning in gpu.takeWarnings() { console.note("warning: \(warning)") }
      progress.update(done: index + 1, total: frames.count)
    }
    let name = arguments.positionals[0]
    let canvas = film.canvas
    return Report(
      title: "\(name): GPU against CPU", expected: "CPU", actual: "GPU",
      facts: [
        Report.Fact("Device", "\(gpu.deviceInfo)"),
        Report.Fact("Picture", "\(canvas.pixelWidth) × \(canvas.pixelHeight) pixels"),
        Report.Fact("Frames", framesText(frames, step: step, film: film)),
        Report.Fact("Made by", "Crease \(CreaseLibrary.version)"),
      ], comparison: comparison)
  }

  private struct Moment {
    var number: Int
    var time: Double
  }

  private static func frames(
    of film: Film, step: Int, _ arguments: Arguments
  ) throws(CommandFailure) -> [Moment] {
    if let time = try FrameSelection.still(arguments, film: film) {
      if arguments.has("--every") {
        throw .usage("--at is one frame, so --every can't go with it")
      }
      let nearest = (time * film.frameRate.framesPerSecond).rounded()
      return [Moment(number: min(Int(nearest), film.frameCount - 1), time: time)]
    }
    let range = try FrameSelection(arguments, film: film).frames
    return stride(from: range.lowerBound, to: range.upperBound, by: step).map {
      Moment(number: $0, time: film.time(ofFrame: $0))
    }
  }

  private static func framesText(_ frames: [Moment], step: Int, film: Film) -> String {
    guard let first = frames.first, let last = frames.last, frames.count > 1 else {
      return "one, at \(frames.first?.time ?? 0) s"
    }
    let which = step == 1 ? "" : ", every \(step)th"
    return "\(frames.count) from \(first.number) to \(last.number)\(which), \(film.frameRate) per"
      + " second"
  }

  private static func film(_ arguments: Arguments) throws(CommandFailure) -> Film {
    var scene = try scene(arguments.positionals[0])
    if let scale = try arguments.number("--scale", "a number above 0", where: { $0 > 0 }) {
      scene.canvas.scale = scale
    }
    return try SceneInput.film(of: scene)
  }

  private static func scene(_ name: String) throws(CommandFailure) -> Scene {
    do { return try SceneInput.load(name) } catch {
      guard error.code == .badData else { throw error }
      // A picture, perhaps, whose counterpart was forgotten.
      throw CommandFailure(
        message: error.message + "\nto compare pictures or films, name two", code: error.code)
    }
  }

  private static func draw(
    _ description: FrameDescription, with renderer: any Renderer, _ frame: Moment
  ) throws(CommandFailure) -> Pixmap {
    do { return try renderer.render(description) } catch {
      let code: ExitCode = if case .canvasTooLarge = error { .badData } else { .failure }
      throw CommandFailure(message: "frame \(frame.number): \(error)", code: code)
    }
  }
}
