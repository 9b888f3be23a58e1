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
    renderer.habits = DrawingHabits(cutsPanels: false, keepsPicture: false, drawsFlat: true)
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

  /// What graphics chips get, on whatever device there is: whole panels by flat shaders, through the
  /// ring; each picture is the one that the device's own habits make.
  @Test func habitsOfGraphicsChipsMakeTheSamePictures() throws {
    let chip = try GPURenderer()
    chip.habits = DrawingHabits(
      cutsPanels: false, keepsPicture: true, pipelineDepth: 3, drawsFlat: true)
    let own = try GPURenderer()
    var random = RandomFrames(seed: 5)
    var frames = FrameTable.all.map(\.frame)
    for _ in 0..<40 { frames.append(random.next()) }
    for (number, frame) in frames.enumerated() {
      var picture = Pixmap(width: frame.canvas.pixelWidth, height: frame.canvas.pixelHeight)
      chip.submit(frame)
      try picture.withMutableBytes { (bytes) throws(RenderError) in
        try chip.collect(into: &bytes)
      }
      let difference = Self.difference(picture, try own.render(frame))
      #expect(difference <= Tolerance.habit, "frame \(number)")
    }
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

  /// Rows that level sides cover in part, wherever they lie between rows of pixels.
  @Test(arguments: [Color.black, .white, .clear]) func piecesFadeRowsAlike(
    background: Color
  ) throws {
    let plain = try Self.plainRenderer()
    let quick = try Self.quickRenderer()
    for step in 0..<131 {
      let cells = [
        ListCell("Tea", height: 60 - Double(step) / 17), ListCell("Jam"),
        ListCell("", height: 21.7, style: .foldBack), ListCell("Ax", height: 37.7, style: .foldUp),
      ]
      let frame = FrameTable.list(
        cells, width: 70, height: 120, scale: step % 2 == 0 ? 2 : 1.3,
        offset: Double(step) / 131, background: background)
      #expect(
        Self.difference(try quick.render(frame), try plain.render(frame)) <= Tolerance.habit,
        "step \(step)")
    }
  }

  /// The same for two halves with a hinge, upright, upside down and mirrored, and for one that is
  /// less than a pixel high.
  @Test(arguments: [SIMD2(1.0, 1.0), [-1, -1], [1, -1], [-1, 1]]) func piecesFadeRowsOfHalvesAlike(
    turn: SIMD2<Double>
  ) throws {
    let plain = try Self.plainRenderer()
    let quick = try Self.quickRenderer()
    let edges = (
      Edges(top: .outer, right: .outer, bottom: .shared, left: .outer),
      Edges(top: .shared, right: .outer, bottom: .outer, left: .outer)
    )
    let halves = [
      (Rect(x: -20, y: -9, width: 40, height: 9), edges.0),
      (Rect(x: -20, y: 0, width: 40, height: 0.7), edges.1),
      (Rect(x: -20, y: 0, width: 40, height: 12.3), edges.1),
    ]
    for step in -128...128 {
      let placement =
        .translation(x: 30, y: 20 + Double(step) / 512) * .scale(x: turn.x, y: turn.y)
        * .perspective(distance: 200)
      for (angle, alpha) in [(0.0, 1.0), (0.6, 0.4)] {
        let panels = halves.enumerated().map { index, half in
          Panel(
            id: "\(index)", rect: half.0, fold: Fold(axis: .x, angle: index == 0 ? -angle : angle),
            placement: placement, color: Color(red: 0.2, green: 0.9, blue: 0.5, alpha: alpha),
            edges: half.1)
        }
        for some in [[panels[0], panels[1]], [panels[0], panels[2]]] {
          let frame = FrameDescription(
            canvas: Canvas(size: Size(width: 60, height: 44), scale: 1, background: .white),
            panels: some)
          #expect(
            Self.difference(try quick.render(frame), try plain.render(frame)) <= Tolerance.habit,
            "step \(step), angle \(angle), \(some[1].rect.height)")
        }
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
