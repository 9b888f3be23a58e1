internal import Crease
internal import CreaseSystem

/// Measures the stages of a film's frames in turn, so that a slow moment of the machine falls on
/// all of them.
struct FrameBench {
  /// Frames of the film that a round draws.
  private static let moments = 12

  private let film: Film
  private let rounds: Int
  private let clock = ContinuousClock()

  init(_ film: Film, rounds: Int) {
    self.film = film
    self.rounds = rounds
  }

  /// A stage: what it is called, and the work for one of the moments.
  private struct Stage {
    let name: String
    let work: (Int, inout Pixmap) throws(RenderError) -> Void
  }

  /// Measures every stage that the command line asks for.
  func rows(_ arguments: Arguments) throws(CommandFailure) -> [BenchRow] {
    let times = (0..<Self.moments).map { film.duration * (Double($0) + 0.5) / Double(Self.moments) }
    let frames = times.map { film.frame(at: $0) }
    let canvas = film.canvas
    let source = Pixmap(width: canvas.pixelWidth, height: canvas.pixelHeight)
    var target = source
    let stages = try stages(arguments, source: source, times: times, frames: frames)
    var seconds = [[Double]](repeating: [], count: stages.count)
    do throws(RenderError) {
      // The first round pays for fonts, textures and page faults; it does not count.
      for round in 0...rounds {
        for (index, stage) in stages.enumerated() {
          let start = clock.now
          for moment in times.indices { try stage.work(moment, &target) }
          let took = clock.now - start
          if round > 0 { seconds[index].append(took.seconds / Double(times.count)) }
        }
      }
    } catch { throw CommandFailure(message: "\(error)", code: .failure) }
    return stages.indices.map { index in
      BenchRow(
        stage: stages[index].name, width: canvas.pixelWidth, height: canvas.pixelHeight,
        seconds: seconds[index], copies: seconds[0])
    }
  }

  /// The copy first, since all others are compared with it.
  private func stages(
    _ arguments: Arguments, source: Pixmap, times: [Double], frames: [FrameDescription]
  ) throws(CommandFailure) -> [Stage] {
    let kind = try arguments.choice("--renderer", RendererOptions.Kind.self)
    var stages = [
      Stage(name: "copy the bytes once") { (_, target) in
        target.withMutableBytes { MemoryCopy.copy(source.bytes.span, to: &$0) }
      },
      Stage(name: "evaluate") { [film] (moment, target) in
        // The result is looked at, so that no compiler may leave the work out.
        if film.frame(at: times[moment]).panels.count > 1 << 24 { target[0, 0] = .zero }
      },
    ]
    if kind != .gpu {
      for threads in [1, 2] {
        stages.append(
          Self.drawing(
            "draw, cpu, \(threads) thread\(threads > 1 ? "s" : "")", frames,
            CPURenderer(threads: threads)))
      }
    }
    if kind != .cpu {
      let renderer = try RendererOptions.openDevice(arguments)
      stages.append(
        Self.drawing("draw and read back, \(renderer.deviceInfo.renderer)", frames, renderer))
    }
    return stages
  }

  private static func drawing(
    _ name: String, _ frames: [FrameDescription], _ renderer: any Renderer
  ) -> Stage {
    Stage(name: name) { (moment, target) throws(RenderError) in
      try target.withMutableBytes { (pixels) throws(RenderError) in
        try renderer.render(frames[moment], into: &pixels)
      }
    }
  }
}
