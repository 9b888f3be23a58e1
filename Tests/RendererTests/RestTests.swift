import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// What lies flat on whole pixels is copied, not filtered.
@Suite struct RestTests {
  @Test(arguments: RendererUnderTest.allCases)
  func anUnfoldedListIsRowsOfItsColours(_ renderer: RendererUnderTest) throws {
    let colors = [
      Color.white, Color(red255: 128, green: 64, blue: 3), Color(red255: 1, green: 2, blue: 254),
    ]
    let frame = FrameTable.list(
      colors.map { ListCell("", color: $0) }, width: 40, height: 200, scale: 1)
    let picture = try renderer.draw(frame)
    for (index, color) in colors.enumerated() {
      for y in (index * 60)..<(index * 60 + 59) {
        #expect(picture[0, y] == color.bytes && picture[39, y] == color.bytes, "row \(y)")
      }
    }
    #expect(picture[20, 180] == SIMD4(0, 0, 0, 255))
    #expect(picture[20, 199] == SIMD4(0, 0, 0, 255))
  }

  @Test(arguments: RendererUnderTest.allCases)
  func theRuleDarkensTheLastPointByAFifth(_ renderer: RendererUnderTest) throws {
    let frame = FrameTable.list([ListCell("", color: .white)], width: 10, height: 70, scale: 2)
    let picture = try renderer.draw(frame)
    for y in [118, 119] { #expect(picture[5, y] == SIMD4(204, 204, 204, 255)) }
    #expect(picture[5, 117] == SIMD4(255, 255, 255, 255))
    #expect(picture[5, 120] == SIMD4(0, 0, 0, 255))
  }

  @Test(arguments: RendererUnderTest.allCases)
  func textAtRestIsItsRasterTexelForPixel(_ renderer: RendererUnderTest) throws {
    let frame = FrameTable.list([ListCell("Häagen", color: .black)], height: 60, scale: 2)
    let contents = try #require(frame.panels.compactMap(\.contents).first)
    let raster = try #require(try Rasterizer().raster(of: contents, scale: 2))
    let picture = try renderer.draw(frame)
    var mismatches = 0
    for y in 0..<raster.pixmap.height where raster.originY + y < 118 {
      for x in 0..<raster.pixmap.width {
        let ink = raster.pixmap[x, y]
        // White ink over opaque black: the premultiplied raster itself.
        let expected = SIMD4(ink.x, ink.y, ink.z, 255)
        if picture[raster.originX + x, raster.originY + y] != expected { mismatches += 1 }
      }
    }
    #expect(mismatches == 0)
  }

  @Test(arguments: RendererUnderTest.allCases)
  func aClearBackgroundStaysClearAndPaperOpaque(_ renderer: RendererUnderTest) throws {
    let frame = FrameTable.list([ListCell("")], width: 10, height: 80, scale: 1, background: .clear)
    let picture = try renderer.draw(frame)
    #expect(picture[5, 70] == .zero)
    #expect(picture[5, 30].w == 255)
  }

  @Test(arguments: RendererUnderTest.allCases)
  func halfTransparentColourIsPremultiplied(_ renderer: RendererUnderTest) throws {
    let color = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let frame = FrameTable.list(
      [ListCell("", color: color)], width: 10, height: 60, scale: 1, background: .clear)
    #expect(try renderer.draw(frame)[5, 10] == SIMD4(128, 0, 0, 128))
  }
}

extension Color {
  /// The colour as opaque bytes.
  fileprivate var bytes: SIMD4<UInt8> {
    SIMD4(
      UInt8((red * 255).rounded()), UInt8((green * 255).rounded()), UInt8((blue * 255).rounded()),
      255)
  }
}
