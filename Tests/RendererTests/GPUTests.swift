import CreaseEffects
import CreaseGPURenderer
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreasePixmaps
import Testing

/// What is the GPU renderer's own: tiles, textures, lost contexts.
@Suite struct GPUTests {
  @Test(arguments: [64, 100, 333]) func tilesMakeTheSamePicture(limit: Int) throws {
    let renderer = try GPURenderer()
    let frame = FrameTable.list(FrameTable.poses, width: 160, height: 300, scale: 1.5)
    let whole = try renderer.render(frame)
    renderer.tileLimit = limit
    #expect(try renderer.render(frame) == whole)
  }

  @Test(arguments: ["panels-odd", "shadows-turned", "cuts-turned", "eye-plane", "groups-nested"])
  func tilesMakeTheSamePicture(of name: String) throws {
    let renderer = try GPURenderer()
    let frame = try #require(FrameTable.all.first { $0.name == name }).frame
    let whole = try renderer.render(frame)
    renderer.tileLimit = 77
    #expect(try renderer.render(frame) == whole)
  }

  /// Numbers that are none, or too large for anything, harm nobody else.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
  func oddNumbersLeaveOtherPanelsAlone(bad: Double) throws {
    let renderer = try GPURenderer()
    let other = Panel(
      id: "other", rect: Rect(x: 150, y: 10, width: 20, height: 100), placement: .identity,
      color: .white)
    let changes: [(inout Panel) -> Void] = [
      { $0.cornerRadius = bad }, { $0.border = Border(width: bad, color: .black) },
      { $0.opacity = bad }, { $0.cuts = [Cut(a: bad, b: 1, c: bad)] },
      { $0.gradient?.opacity = bad }, { $0.gradient?.start = Point(x: bad, y: 0) },
      { $0.shadow = Shadow(radius: bad) },
      { $0.contentsRect = Rect(x: 0, y: 0, width: bad, height: 1) },
      { $0.placement = .scale(x: bad, y: 1) },
      { $0.rect = Rect(x: 0, y: bad, width: 9, height: bad) },
    ]
    for change in changes {
      var panels = Array(PanelFrames.styles[1...2])
      for index in panels.indices { change(&panels[index]) }
      let mask = Mask(rect: Rect(x: 0, y: 0, width: bad, height: 50), placement: .identity)
      let frame = PanelFrames.frame(
        "odd", panels + [other], groups: [PanelGroup(panels: 0..<2, opacity: 0.9, mask: mask)]
      ).frame
      let picture = try renderer.render(frame)
      #expect((10..<110).allSatisfy { picture[160, $0] == SIMD4(255, 255, 255, 255) })
    }
  }

  @Test func onlyVisibleCellsHoldTextures() throws {
    let canvas = Canvas(size: Size(width: 320, height: 480), scale: 2)
    let scroll = try Track(keys: [Keyframe(time: 0, value: 0), Keyframe(time: 100, value: 59_000)])
      .unwrapped()
    let film = ListFilm(
      FoldingList(cells: (0..<1000).map { ListCell("Cell \($0)") }, offsetTrack: scroll))
    let renderer = try GPURenderer(unseenTextureBytes: 0)
    var largest = 0
    for time in stride(from: 0.0, through: 100, by: 4) {
      _ = try renderer.render(
        FrameDescription(
          canvas: canvas, panels: film.panels(at: time, on: canvas, scope: .visible)))
      largest = max(largest, renderer.textureBytes)
    }
    // Nine cells at most can be seen; a layer of 642 × 64 texels each, 16 to a texture. While one
    // screenful replaces another there may be two.
    #expect(largest <= 2 * 16 * 642 * 64 * 4)
    _ = try renderer.render(FrameDescription(canvas: canvas, panels: []))
    #expect(renderer.textureBytes == 0)
  }

  @Test func aLostContextIsReplacedOnce() throws {
    let renderer = try GPURenderer()
    let frame = FrameTable.list(FrameTable.poses, width: 160, height: 200, scale: 1)
    let before = try renderer.render(frame)
    renderer.loseContext()
    #expect(try renderer.render(frame) == before)
  }

  @Test func aPanelThroughTheEyePlaneIsCutThere() throws {
    // A sheet 200 points high turned by 80° about its middle, seen from 60 points: its lower end
    // comes nearer than the eye.
    let canvas = Canvas(size: Size(width: 100, height: 100), scale: 1)
    let panel = Panel(
      id: "sheet", rect: Rect(x: -20, y: -100, width: 40, height: 200),
      fold: Fold(axis: .x, angle: 80 * .pi / 180),
      placement: .translation(x: 50, y: 50) * .perspective(distance: 60), color: .white)
    #expect(panel.projectedCorners.contains { $0.w <= 0 })
    let picture = try GPURenderer().render(FrameDescription(canvas: canvas, panels: [panel]))
    // The near part widens downward to both sides; the far part narrows upward.
    #expect(picture[50, 99] == SIMD4(255, 255, 255, 255))
    #expect(picture[2, 99] == SIMD4(255, 255, 255, 255))
    #expect(picture[50, 50] == SIMD4(255, 255, 255, 255))
    #expect(picture[25, 50] == SIMD4(0, 0, 0, 255))
    #expect(picture[50, 20] == SIMD4(0, 0, 0, 255))
  }

  @Test func theTextIsUploadedOnce() throws {
    let renderer = try GPURenderer()
    let frame = FrameTable.list(FrameTable.titles.map { ListCell($0) })
    _ = try renderer.render(frame)
    let bytes = renderer.textureBytes
    let recolored = FrameTable.list(FrameTable.titles.map { ListCell($0, color: .black) })
    _ = try renderer.render(recolored)
    #expect(renderer.textureBytes == bytes && bytes > 0)
  }
}
