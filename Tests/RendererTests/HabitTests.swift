import CreaseEffects
import CreaseGPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// How the GPU renderer goes about its work does not show.
@Suite struct HabitTests {
  /// Draws all of every frame, by the longest shaders.
  private static func plainRenderer() throws -> GPURenderer {
    let renderer = try GPURenderer()
    renderer.habits = DrawingHabits(cutsPanels: false, keepsPicture: false)
    return renderer
  }

  /// Draws panels in pieces, and of each frame only what has changed.
  private static func quickRenderer() throws -> GPURenderer {
    let renderer = try GPURenderer()
    renderer.habits = DrawingHabits(
      cutsPanels: true, keepsPicture: true, drawsBlueFirst: true)
    return renderer
  }

  /// The largest difference of a channel.
  private static func difference(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.bytes, b.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test func piecesMakeTheSamePictureOfTheTable() throws {
    let plain = try Self.plainRenderer()
    let quick = try Self.quickRenderer()
    for entry in FrameTable.all {
      let difference = Self.difference(
        try quick.render(entry.frame), try plain.render(entry.frame))
      #expect(difference <= Tolerance.habit, "\(entry)")
    }
  }

  @Test(arguments: UInt64(0)..<8) func piecesMakeTheSamePictureOfRandomPanels(seed: UInt64) throws {
    let plain = try Self.plainRenderer()
    let quick = try Self.quickRenderer()
    var frames = RandomPanels(seed: seed)
    for number in 0..<40 {
      let frame = frames.next()
      let difference = Self.difference(try quick.render(frame), try plain.render(frame))
      #expect(difference <= Tolerance.habit, "frame \(number)")
    }
  }

  /// Hinges at, just above and just below a row of pixel centres, where rounding could have two
  /// shaders disagree on who owns a row.
  @Test(arguments: [1.0, 1.5, 2]) func piecesAgreeAtTies(scale: Double) throws {
    let plain = try Self.plainRenderer()
    let quick = try Self.quickRenderer()
    for step in -12...12 {
      for height in [7.0, 13.37, 60] {
        let offset = 13 + Double(step) / 1024
        let cells = [
          ListCell("Go to the store"), ListCell("Tea", height: height), ListCell("Jam"),
        ]
        let frame = FrameTable.list(
          cells, width: 100, height: 100, scale: scale, offset: offset)
        #expect(
          Self.difference(try quick.render(frame), try plain.render(frame)) <= Tolerance.habit,
          "offset \(offset), height \(height)")
      }
    }
  }

  @Test(arguments: [40, 77]) func piecesMakeTheSamePictureInTiles(limit: Int) throws {
    let plain = try Self.plainRenderer()
    let quick = try Self.quickRenderer()
    quick.tileLimit = limit
    var frames = RandomPanels(seed: 99)
    for _ in 0..<20 {
      let frame = frames.next()
      let difference = Self.difference(try quick.render(frame), try plain.render(frame))
      #expect(difference <= Tolerance.habit)
    }
  }

  /// A film of small changes: each frame equals the one that a renderer without a past draws.
  @Test(arguments: UInt64(0)..<6) func aFrameOfAFilmEqualsTheFrameAlone(seed: UInt64) throws {
    let shared = try Self.quickRenderer()
    let fresh = try GPURenderer()
    var random = RandomPanels(seed: 1000 + seed)
    var frame = random.next()
    for number in 0..<60 {
      frame = random.change(of: frame)
      fresh.habits = DrawingHabits(cutsPanels: true, keepsPicture: false)
      #expect(try shared.render(frame) == fresh.render(frame), "frame \(number)")
    }
  }

  /// The same with all that panels and groups can have, in any order, and with repetitions.
  @Test(arguments: UInt64(0)..<4) func framesInAnyOrderEqualFramesAlone(seed: UInt64) throws {
    let shared = try Self.quickRenderer()
    let fresh = try GPURenderer()
    fresh.habits = DrawingHabits(cutsPanels: true, keepsPicture: false)
    var generator = SeededGenerator(seed: seed)
    var rich = RandomFrames(seed: seed)
    var frames: [FrameDescription] = []
    for _ in 0..<6 {
      var frame = rich.next()
      frames.append(frame)
      // Others that differ from it in one panel.
      for index in frame.panels.indices.prefix(3) {
        frame.panels[index].opacity *= 0.7
        frame.panels[index].placement = .translation(x: 3, y: -2) * frame.panels[index].placement
        frames.append(frame)
      }
    }
    let pictures = try frames.map { try fresh.render($0) }
    for _ in 0..<120 {
      let index = Int.random(in: frames.indices, using: &generator)
      #expect(try shared.render(frames[index]) == pictures[index], "frame \(index)")
    }
  }

  @Test func aListsFilmEqualsItsFramesAlone() throws {
    let shared = try Self.quickRenderer()
    let fresh = try GPURenderer()
    fresh.habits = DrawingHabits(cutsPanels: true, keepsPicture: false)
    for step in 0...40 {
      let height = 60 * (1 - Double(step) / 40)
      let cells = [
        ListCell("Go to the store"), ListCell("Tea", height: height), ListCell("Jam"),
        ListCell("Mostly Harmless", height: min(60, 2 * height), style: .foldBack),
      ]
      let frame = FrameTable.list(cells, width: 160, height: 240, scale: 1.5)
      #expect(try shared.render(frame) == fresh.render(frame), "step \(step)")
    }
  }

  /// What the framebuffer held is not trusted after the context is lost, or after a failed frame.
  @Test func nothingIsKeptOfALostContext() throws {
    let renderer = try Self.quickRenderer()
    let first = FrameTable.list(FrameTable.poses, width: 160, height: 200, scale: 1)
    let second = FrameTable.list(FrameTable.ties, width: 160, height: 200, scale: 1)
    let expected = try Self.quickRenderer().render(second)
    _ = try renderer.render(first)
    renderer.loseContext()
    #expect(try renderer.render(second) == expected)
    var broken = second
    broken.panels[0].contents = .picture(
      PictureSheet(picture: .file(path: "/nonexistent/tea.png"), size: Size(width: 9, height: 9)))
    #expect(throws: RenderError.self) { try renderer.render(broken) }
    #expect(try renderer.render(second) == expected)
  }
}
