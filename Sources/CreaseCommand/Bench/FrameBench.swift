internal import Crease
internal import CreaseSystem

/// Measures the stages of a film's frames in turn, so that a slow moment of the machine falls on
/// all of them.
struct FrameBench {
  /// Frames of the film that a round draws.
  private static let moments = 12

  private let name: String
  private let film: Film
  private let rounds: Int
  private let clock = ContinuousClock()

  init(_ film: Film, name: String, rounds: Int) {
    self.film = film
    self.name = name
    self.rounds = rounds
  }

  /// What stages are chosen by on the command line; all are compared with the copy.
  private enum Kind: String, CaseIterable {
    case copy, evaluate, textures, draw, read, convert, encode
  }

  /// A stage: what it is called, and the work for all of the moments.
  private struct Stage {
    let kind: Kind
    let name: String
    let work: () throws(CommandFailure) -> Void
  }

  /// Measures every stage that the command line asks for.
  func rows(_ arguments: Arguments) throws(CommandFailure) -> [BenchRow] {
    let canvas = film.canvas
    let stages = try stages(arguments)
    var seconds = [[Double]](repeating: [], count: stages.count)
    // The first round pays for fonts, textures and page faults; it does not count.
    for round in 0...rounds {
      for (index, stage) in stages.enumerated() {
        let start = clock.now
        try stage.work()
        let took = clock.now - start
        if round > 0 { seconds[index].append(took.seconds / Double(Self.moments)) }
      }
    }
    return stages.indices.map { index in
      BenchRow(
        scene: name, stage: stages[index].name, width: canvas.pixelWidth,
        height: canvas.pixelHeight, seconds: seconds[index], copies: seconds[0])
    }
  }

  /// The copy first, since all others are compared with it.
  private func stages(_ arguments: Arguments) throws(CommandFailure) -> [Stage] {
    let times = (0..<Self.moments).map { film.duration * (Double($0) + 0.5) / Double(Self.moments) }
    let frames = times.map { film.frame(at: $0) }
    let canvas = film.canvas
    let source = Pixmap(width: canvas.pixelWidth, height: canvas.pixelHeight)
    let easel = Easel(source)
    let kind = try arguments.choice("--renderer", RendererOptions.Kind.self)
    var stages = [
      Stage(kind: .copy, name: "copy the bytes once") {
        for _ in times { easel.copy(source) }
      },
      Stage(kind: .evaluate, name: "evaluate") { [film] in
        // The result is looked at, so that no compiler may leave the work out.
        for time in times where film.frame(at: time).panels.count > 1 << 24 { easel.copy(source) }
      },
    ]
    if kind != .gpu {
      stages += try Self.processorStages(frames, easel)
    }
    if kind != .cpu {
      let renderer = try RendererOptions.openDevice(arguments)
      stages += try Self.deviceStages(renderer, frames, easel)
      // What is drawn in tiles has been read by the time that the next one is drawn.
      if max(canvas.pixelWidth, canvas.pixelHeight) <= renderer.tileLimit {
        stages.append(Self.readingStage(renderer, frames, easel))
      }
      if renderer.canMakePlanes(on: canvas) {
        // In a context of its own: it may draw in another way.
        stages.append(
          Self.planarStage(try RendererOptions.openDevice(arguments), frames, easel))
      }
    }
    let wanted = try arguments.choice("--stage", Kind.self)
    if wanted == nil || wanted == .convert || wanted == .encode {
      stages += try Self.encodingStages(frames, canvas)
    }
    guard let wanted else { return stages }
    let chosen = stages.filter { $0.kind == .copy || $0.kind == wanted }
    if chosen.count == 1, wanted != .copy {
      throw .usage(
        "--stage \(wanted.rawValue) goes with '--renderer gpu': the cpu renderer has none")
    }
    return chosen
  }

  private static func processorStages(
    _ frames: [FrameDescription], _ easel: Easel
  ) throws(CommandFailure) -> [Stage] {
    var stages: [Stage] = []
    for threads in [1, 2] {
      let renderer = CPURenderer(threads: threads)
      if threads == 1 {
        stages.append(
          Stage(kind: .textures, name: "make textures, cpu") { () throws(CommandFailure) in
            for frame in frames {
              renderer.forgetTextures()
              try easel.prepare(frame, renderer)
            }
          })
      }
      stages.append(
        Stage(kind: .draw, name: "draw, cpu, \(threads) thread\(threads > 1 ? "s" : "")") {
          () throws(CommandFailure) in for frame in frames { try easel.draw(frame, renderer) }
        })
    }
    return stages
  }

  private static func deviceStages(
    _ renderer: GPURenderer, _ frames: [FrameDescription], _ easel: Easel
  ) throws(CommandFailure) -> [Stage] {
    let device = renderer.deviceInfo.renderer
    return [
      Stage(kind: .textures, name: "make and upload textures") { () throws(CommandFailure) in
        for frame in frames {
          renderer.forgetTextures()
          try easel.prepare(frame, renderer)
        }
      },
      Stage(kind: .draw, name: "draw, \(device)") { () throws(CommandFailure) in
        for frame in frames { try easel.drawOnly(frame, renderer) }
      },
      Stage(kind: .read, name: "draw and read back, \(device)") { () throws(CommandFailure) in
        for frame in frames { try easel.draw(frame, renderer) }
      },
    ]
  }

  /// Reads what the stage before has drawn.
  private static func readingStage(
    _ renderer: GPURenderer, _ frames: [FrameDescription], _ easel: Easel
  ) -> Stage {
    Stage(kind: .read, name: "read back") { () throws(CommandFailure) in
      for frame in frames { try easel.readAgain(frame, renderer) }
    }
  }

  private static func planarStage(
    _ renderer: GPURenderer, _ frames: [FrameDescription], _ easel: Easel
  ) -> Stage {
    Stage(kind: .convert, name: "draw, convert and read back, \(renderer.deviceInfo.renderer)") {
      () throws(CommandFailure) in
      for frame in frames { try easel.drawPlanes(frame, renderer) }
    }
  }

  /// Converting and encoding, of the frames as the processor draws them.
  private static func encodingStages(
    _ frames: [FrameDescription], _ canvas: Canvas
  ) throws(CommandFailure) -> [Stage] {
    let renderer = CPURenderer()
    var pictures: [Pixmap] = []
    for frame in frames {
      do { pictures.append(try renderer.render(frame)) } catch {
        throw CommandFailure(message: "\(error)", code: .failure)
      }
    }
    let bench = try EncodingBench(pictures, canvas: canvas)
    return [
      Stage(kind: .convert, name: "convert to Y'CbCr") { () throws(CommandFailure) in
        try bench.convert()
      },
      Stage(kind: .encode, name: "encode H.264") { () throws(CommandFailure) in try bench.encode()
      },
      Stage(kind: .encode, name: "encode PNG") { () throws(CommandFailure) in
        try bench.writePictures()
      },
    ]
  }
}
