import CreaseExport
import CreaseGLContext
import CreaseGPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// Y'CbCr made by the device is what the exporter would make of the pixels, byte for byte.
@Suite struct PlanesTests {
  /// A renderer of planes, whatever is faster here.
  private static func renderer(depth: Int = 3) throws -> GPURenderer {
    let renderer = try GPURenderer()
    renderer.habits = DrawingHabits(
      cutsPanels: true, keepsPicture: true, pipelineDepth: depth, makesPlanes: true)
    return renderer
  }

  /// A frame whose pixels are panels of random colours; a component in four is at an end of its range.
  private static func noise(_ width: Int, _ height: Int, seed: UInt64 = 0) -> FrameDescription {
    var random = SeededGenerator(seed: seed)
    func component() -> Double {
      switch UInt8.random(in: 0...7, using: &random) {
      case 0: 0
      case 1: 1
      default: Double(UInt8.random(in: 0...255, using: &random)) / 255
      }
    }
    let panels = (0..<width * height).map { index in
      Panel(
        id: "\(index)",
        rect: Rect(x: Double(index % width), y: Double(index / width), width: 1, height: 1),
        placement: .identity,
        color: Color(red: component(), green: component(), blue: component()))
    }
    return FrameDescription(
      canvas: Canvas(size: Size(width: Double(width), height: Double(height))), panels: panels)
  }

  private static func layout(_ frame: FrameDescription) -> PlanarLayout {
    PlanarLayout(width: frame.canvas.pixelWidth, height: frame.canvas.pixelHeight)
  }

  private static func planes(
    of frame: FrameDescription, by renderer: GPURenderer
  ) throws -> PlanarPixmap {
    var planes = PlanarPixmap(layout(frame))
    try planes.withMutableBytes { (samples) throws(RenderError) in
      try renderer.renderPlanes(of: frame, into: &samples)
    }
    return planes
  }

  private static func collect(
    _ frame: FrameDescription, from renderer: GPURenderer
  ) throws -> PlanarPixmap {
    var planes = PlanarPixmap(layout(frame))
    try planes.withMutableBytes { (samples) throws(RenderError) in
      try renderer.collect(into: &samples)
    }
    return planes
  }

  /// The planes of a picture as the exporter makes them, rows without what fills a block.
  private static func expected(_ picture: Pixmap) throws -> [[UInt8]] {
    try #require(try QuarterPlanes.planes(of: picture, isEven: true))
  }

  /// The same of planes.
  private static func rows(_ planes: PlanarPixmap) -> [[UInt8]] {
    let layout = planes.layout
    return PlanarLayout.Plane.allCases.map { plane in
      let columns = (layout.width + 1) / 2 * (plane == .luma ? 2 : 1)
      return (0..<layout.rows(of: plane)).flatMap { y in
        let start = layout.offset(ofRow: y, of: plane)
        return planes.bytes[start..<start + columns]
      }
    }
  }

  @Test(arguments: [
    (1, 1), (2, 1), (1, 2), (2, 2), (3, 3), (4, 2), (5, 4), (8, 5), (15, 16), (16, 16), (17, 3),
    (18, 7), (31, 2), (32, 9), (33, 34), (641, 3), (1920, 4), (3, 541),
  ])
  func samplesAreThoseOfTheExporter(size: (Int, Int)) throws {
    let renderer = try Self.renderer()
    let frame = Self.noise(size.0, size.1)
    let planes = try Self.planes(of: frame, by: renderer)
    #expect(try Self.rows(planes) == Self.expected(renderer.render(frame)))
  }

  /// What fills rows up to whole blocks repeats the edge, so that encoders find the same there too.
  @Test func rowsEndWithTheEdge() throws {
    let planes = try Self.planes(of: Self.noise(19, 3), by: Self.renderer())
    let layout = planes.layout
    #expect(layout.stride == 32)
    #expect(planes.bytes.count == 32 * (4 + 2))
    for y in 0..<4 {
      let row = planes.bytes[layout.offset(ofRow: y, of: .luma)...].prefix(32)
      #expect(row.dropFirst(19).allSatisfy { $0 == row[row.startIndex + 18] })
    }
    #expect(planes.bytes[32 * 2..<32 * 3].elementsEqual(planes.bytes[32 * 3..<32 * 4]))
  }

  @Test func everyGreyHasItsSamples() throws {
    let renderer = try Self.renderer()
    let panels = (0..<256).map { grey in
      Panel(
        id: "\(grey)", rect: Rect(x: Double(grey), y: 0, width: 1, height: 2),
        placement: .identity,
        color: Color(red255: Double(grey), green: Double(grey), blue: Double(grey)))
    }
    let frame = FrameDescription(
      canvas: Canvas(size: Size(width: 256, height: 2)), panels: panels)
    let planes = Self.rows(try Self.planes(of: frame, by: renderer))
    #expect(
      planes[0].prefix(256)
        == ArraySlice((0..<256).map { UInt8((16 + 219 * Double($0) / 255).rounded()) }))
    #expect((planes[1] + planes[2]).allSatisfy { $0 == 128 })
  }

  /// Frames of all kinds one after another: what the framebuffer keeps of the last one is still its
  /// picture.
  @Test(arguments: [1, 3]) func aFilmOfFramesOfAllKinds(depth: Int) throws {
    let renderer = try Self.renderer(depth: depth)
    let fresh = try GPURenderer()
    fresh.habits = DrawingHabits(cutsPanels: true, keepsPicture: false)
    var random = RandomPanels(seed: 5)
    var frame = random.next()
    frame.canvas.background = .white
    var frames: [FrameDescription] = []
    for _ in 0..<24 {
      frames.append(frame)
      frame = random.change(of: frame)
    }
    frames.append(Self.noise(7, 5))
    frames.append(contentsOf: frames.prefix(3))
    for (number, frame) in frames.enumerated() {
      renderer.submitPlanes(of: frame)
      guard number + 1 >= depth else { continue }
      let done = frames[number + 1 - depth]
      let planes = try Self.collect(done, from: renderer)
      #expect(try Self.rows(planes) == Self.expected(fresh.render(done)), "frame \(number)")
    }
    renderer.abandon()
    #expect(try renderer.render(frames[3]) == fresh.render(frames[3]))
  }

  @Test(arguments: [1, 3]) func pixelsAndPlanesTakeTurns(depth: Int) throws {
    let renderer = try Self.renderer(depth: depth)
    let frames = (0..<3).map { Self.noise(20, 11, seed: $0) }
    renderer.submit(frames[0])
    renderer.submitPlanes(of: frames[1])
    renderer.submit(frames[2])
    let pictures = try frames.map { try GPURenderer().render($0) }
    var picture = Pixmap(width: 20, height: 11)
    func collectPicture() throws {
      try picture.withMutableBytes { (pixels) throws(RenderError) in
        try renderer.collect(into: &pixels)
      }
    }
    try collectPicture()
    #expect(picture == pictures[0])
    #expect(
      try Self.rows(Self.collect(frames[1], from: renderer)) == Self.expected(pictures[1]))
    try collectPicture()
    #expect(picture == pictures[2])
  }

  /// A device that is lost with frames under way draws them again.
  @Test(arguments: [1, 3], 0...2) func framesOutliveALostContext(depth: Int, after: Int) throws {
    let renderer = try Self.renderer(depth: depth)
    let frames = (0..<3).map { Self.noise(20, 11, seed: $0) }
    let expected = try frames.map { try Self.planes(of: $0, by: Self.renderer()) }
    for frame in frames { renderer.submitPlanes(of: frame) }
    for (number, frame) in frames.enumerated() {
      if number == after { renderer.loseContext() }
      #expect(try Self.collect(frame, from: renderer) == expected[number])
    }
    #expect(renderer.prefersPlanes(on: frames[0].canvas))
    #expect(try Self.planes(of: frames[0], by: renderer) == expected[0])
  }

  @Test func onlyOpaqueFramesOfOnePieceAreConverted() throws {
    let renderer = try Self.renderer()
    var frame = Self.noise(20, 11)
    #expect(renderer.prefersPlanes(on: frame.canvas))
    renderer.habits.makesPlanes = false
    #expect(!renderer.prefersPlanes(on: frame.canvas) && renderer.canMakePlanes(on: frame.canvas))
    renderer.habits.makesPlanes = true
    frame.canvas.background.alpha = 0.99
    #expect(!renderer.prefersPlanes(on: frame.canvas))
    frame.canvas.background.alpha = 1
    renderer.tileLimit = 19
    #expect(!renderer.prefersPlanes(on: frame.canvas))
    let error = #expect(throws: RenderError.self) { try Self.planes(of: frame, by: renderer) }
    #expect(error?.description.contains("20 × 11") == true)
  }

  /// Three rows of samples for two of pixels, up to what the device can draw on.
  @Test func aPictureTooHighForItsPlanesKeepsItsPixels() throws {
    let renderer = try Self.renderer()
    let limit = min(renderer.deviceInfo.maxFrameWidth, renderer.deviceInfo.maxFrameHeight)
    func canvas(_ height: Int) -> Canvas { Canvas(size: Size(width: 4, height: Double(height))) }
    let highest = limit / 3 * 2
    #expect(renderer.prefersPlanes(on: canvas(highest)))
    #expect(!renderer.prefersPlanes(on: canvas(highest + 2)))
    #expect(!renderer.prefersPlanes(on: canvas(limit)))
  }

  @Test func aBufferOfAnotherSizeIsRefused() throws {
    let renderer = try Self.renderer()
    let frame = Self.noise(20, 11)
    var other = PlanarPixmap(PlanarLayout(width: 20, height: 9))
    #expect(throws: RenderError.bufferSize(expected: 32 * 18, actual: 32 * 15)) {
      try other.withMutableBytes { (samples) throws(RenderError) in
        try renderer.renderPlanes(of: frame, into: &samples)
      }
    }
  }

  @Test func softwareLeavesTheConversionToTheExporter() throws {
    let renderer = try GPURenderer()
    #expect(renderer.habits.makesPlanes == !renderer.deviceInfo.isSoftware)
  }
}
