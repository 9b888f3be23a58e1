import CreaseEffects
import CreaseGPURenderer
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreasePixmaps
import Testing

/// What must hold whatever the picture shows.
@Suite struct RuleTests {
  @Test(arguments: RendererUnderTest.allCases)
  func aFrameIsTheSameWhateverWasDrawnBefore(_ renderer: RendererUnderTest) throws {
    let shared = try renderer.make()
    let frames = FrameTable.all.map(\.frame)
    let inOrder = try frames.map { try shared.render($0) }
    for index in frames.indices.reversed() {
      #expect(try shared.render(frames[index]) == inOrder[index], "frame \(index), in reverse")
    }
    #expect(try renderer.draw(frames[1]) == inOrder[1], "alone, with a renderer of its own")
  }

  @Test(arguments: RendererUnderTest.allCases)
  func foldingAndUnfoldingReturnsThePicture(_ renderer: RendererUnderTest) throws {
    let whole = try Track(keys: [
      Keyframe(time: 0, value: 60), Keyframe(time: 1, value: 0), Keyframe(time: 2, value: 60),
    ]).unwrapped()
    let canvas = Canvas(size: Size(width: 160, height: 200), scale: 1.5)
    let film = ListFilm(
      FoldingList(
        cells: [ListCell("Tea"), ListCell("Milk"), ListCell("Jam")], heightTracks: [1: whole]))
    let drawing = try renderer.make()
    func picture(at time: Double) throws -> Pixmap {
      try drawing.render(
        FrameDescription(
          canvas: canvas, panels: film.panels(at: time, on: canvas, scope: .visible)))
    }
    let open = try picture(at: 0)
    #expect(try picture(at: 1) != open)
    #expect(try picture(at: 2) == open)
    #expect(try picture(at: 0.5) == picture(at: 1.5))
  }

  @Test(arguments: RendererUnderTest.allCases)
  func panelsThatCannotBeSeenChangeNothing(_ renderer: RendererUnderTest) throws {
    let canvas = Canvas(size: Size(width: 100, height: 130), scale: 1)
    let film = ListFilm(FoldingList(cells: (0..<50).map { ListCell("\($0)", height: 31.7) }))
    let drawing = try renderer.make()
    let pictures = try [FrameScope.visible, .everything].map { scope in
      try drawing.render(
        FrameDescription(canvas: canvas, panels: film.panels(at: 0, on: canvas, scope: scope)))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: RendererUnderTest.allCases)
  func aBufferOfTheWrongSizeIsRefused(_ renderer: RendererUnderTest) throws {
    let drawing = try renderer.make()
    let frame = FrameTable.list([], width: 4, height: 4, scale: 1)
    var bytes = [UInt8](repeating: 0, count: 63)
    #expect(throws: RenderError.bufferSize(expected: 64, actual: 63)) {
      var span = bytes.mutableSpan
      try drawing.render(frame, into: &span)
    }
  }

  @Test(arguments: RendererUnderTest.allCases)
  func aPictureOfTooManyPixelsIsRefused(_ renderer: RendererUnderTest) throws {
    let drawing = try renderer.make()
    for side in [100_000.0, 1e300, .infinity] {
      #expect(throws: RenderError.self) {
        try drawing.render(FrameTable.list([], width: side, height: side, scale: 1))
      }
    }
  }
}

struct Missing: Error {}

extension Optional {
  /// The value, or an error for the test to fail with.
  func unwrapped() throws -> Wrapped {
    guard let self else { throw Missing() }
    return self
  }
}
