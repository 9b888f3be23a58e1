import Crease
import Testing

/// Where a layer's text lies.
@Suite struct TextLayerTests {
  /// The rows of a picture of 100 × 100 pixels that have ink.
  private static func rows(
    _ renderer: RendererUnderTest, _ text: String, lines: Int,
    _ alignment: LayerText.VerticalAlignment
  ) throws -> ClosedRange<Int> {
    var layer = Layer(bounds: Rect(x: 0, y: 0, width: 100, height: 100))
    layer.text = LayerText(
      text, font: Font(face: "Inter", size: 15), alignment: .center, verticalAlignment: alignment,
      lineLimit: lines)
    let canvas = Canvas(size: layer.bounds.size, scale: 1, background: .white)
    let picture = try renderer.draw(
      LayerFilm(LayerStage([layer])).frame(at: 0, on: canvas, scope: .visible))
    let rows = (0..<100).filter { y in (0..<100).contains { picture[$0, y].x < 128 } }
    return try #require(rows.first)...#require(rows.last)
  }

  @Test(arguments: RendererUnderTest.allCases)
  func severalLinesHaveTheirMiddleInTheMiddle(_ renderer: RendererUnderTest) throws {
    let one = try Self.rows(renderer, "HHH", lines: 1, .center)
    let three = try Self.rows(renderer, "HHH\nHHH\nHHH", lines: 3, .center)
    #expect(three.count > 2 * one.count)
    #expect(abs(one.lowerBound + one.upperBound - 99) <= 3)
    #expect(abs(three.lowerBound + three.upperBound - (one.lowerBound + one.upperBound)) <= 2)
    // Room for more lines than there are changes nothing.
    #expect(try Self.rows(renderer, "HHH", lines: 9, .center) == one)
    let top = try Self.rows(renderer, "HHH\nHHH\nHHH", lines: 3, .top)
    #expect(top.lowerBound < 10 && abs(top.count - three.count) <= 1)
  }
}
