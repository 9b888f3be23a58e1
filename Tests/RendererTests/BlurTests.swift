import Crease
import Testing

/// The blurred shadows of paths.
@Suite struct BlurTests {
  private static let box = Rect(x: 0, y: 0, width: 90, height: 60)

  private static func draw(
    _ renderer: RendererUnderTest, radius: Double, asPath: Bool
  ) throws -> Pixmap {
    var layer = Layer(bounds: box, position: Point(x: 100, y: 80))
    layer.backgroundColor = PanelFrames.red
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, radius, .zero)
    if asPath { layer.shadowPath = Path(polygon: box.corners) }
    let canvas = Canvas(size: Size(width: 200, height: 160), scale: 2, background: .white)
    return try renderer.draw(
      LayerFilm(LayerStage([layer])).frame(at: 0, on: canvas, scope: .visible))
  }

  /// A box blurred as a path, on a coarser raster the more it is blurred, is the box in closed form.
  @Test(arguments: RendererUnderTest.allCases, [2.0, 7, 14, 33])
  func aBlurredPathLooksLikeTheClosedForm(_ renderer: RendererUnderTest, radius: Double) throws {
    let (path, form) = (
      try Self.draw(renderer, radius: radius, asPath: true),
      try Self.draw(renderer, radius: radius, asPath: false)
    )
    let comparison = try Comparison(of: path, with: form)
    // What lies beyond three deviations is left out, which four in a thousand of black do.
    #expect(comparison.whole.largest <= 2, "\(comparison)")
    #expect(form[4, 160].x < 255 || radius < 33)
  }

  /// However strong it is, a blur needs few pixels.
  @Test(arguments: [1000.0, 30_000])
  func aStrongBlurNeedsFewPixels(radius: Double) throws {
    var layer = Layer(bounds: Self.box)
    layer.backgroundColor = .white
    (layer.shadowOpacity, layer.shadowRadius) = (1, radius)
    layer.shadowPath = Path(polygon: Self.box.corners)
    let canvas = Canvas(size: Size(width: 200, height: 160), scale: 4)
    let frame = LayerFilm(LayerStage([layer])).frame(at: 0, on: canvas, scope: .visible)
    let contents = try #require(frame.panels.compactMap(\.contents).first)
    let panel = try #require(frame.panels.first { $0.contents != nil })
    let scale = panel.rasterScale(on: canvas, sheet: contents.size)
    #expect(max(contents.size.width, contents.size.height) * scale < 512)
  }
}
