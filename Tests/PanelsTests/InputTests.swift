import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Whatever is fed in, there is a raster, nothing, or an error that says why.
@Suite struct InputTests {
  @Test(arguments: ["", " ", "\n\t", "\0", "\u{200B}\u{200D}"])
  func textWithoutInkIsNothing(text: String) throws {
    #expect(try raster(sheet(text)) == nil)
  }

  @Test func sheetWithoutRoomIsNothing() throws {
    #expect(try raster(sheet("A", lineWidth: 0)) == nil)
    #expect(try raster(sheet("A", lineWidth: -3)) == nil)
    #expect(try raster(sheet("Mostly", lineWidth: 2)) == nil)
    #expect(try raster(sheet("A", extent: .zero)) == nil)
    #expect(try raster(sheet("A", extent: Size(width: -320, height: 60))) == nil)
    #expect(try raster(sheet("A", origin: Point(x: 1e12, y: -1e12))) == nil)
    #expect(try raster(sheet("A", color: .clear)) == nil)
  }

  @Test(arguments: [
    ("a\0b", "ab"), ("a\u{7}b\u{9B}\u{7F}", "ab"), ("a\nb", "a b"), ("a\r\nb", "a b"),
    ("a\tb", "a b"), ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"), ("a\u{B}\u{C}b", "a  b"),
  ])
  func controlCharactersAreLeftOutOrSpaces(text: String, plain: String) throws {
    let found = try raster(sheet(text))
    #expect(found != nil)
    #expect(try found == raster(sheet(plain)))
  }

  @Test func textIsCutBeforeItIsLaidOut() throws {
    let long = String(repeating: "wo", count: 500_000)
    let cut = String(repeating: "wo", count: 4095) + "w…"
    let extent = Size(width: 30_000, height: 60)
    let found = try #require(
      try raster(sheet(long, size: 2, extent: extent, lineWidth: 29_000)))
    #expect(try found == raster(sheet(cut, size: 2, extent: extent, lineWidth: 29_000)))
    #expect(found.solid.right > 8192)
    #expect(found.solid.right < 29_000)
  }

  @Test(arguments: ["e\u{301}", "\0", "\u{FFFE}\u{10FFFF}", "👩‍", "\u{202E}\u{2066}"])
  func oneCharacterWithoutEndIsBounded(unit: String) throws {
    let text = "A" + String(repeating: unit, count: 300_000)
    let found = try #require(try raster(sheet(text)))
    #expect(found.pixmap.width <= 320)
  }

  @Test func faceMayBeAnything() throws {
    let rasterizer = try Rasterizer()
    for face in ["", ",", "\0Inter", "12", "Bold 99999", String(repeating: "x,", count: 100_000)] {
      let found = try rasterizer.raster(of: .text(sheet("A", face: face)), scale: 1)
      #expect(found != nil)
    }
    let sized = try rasterizer.raster(of: .text(sheet("A", face: "Inter Bold 99")), scale: 1)
    let plain = try rasterizer.raster(of: .text(sheet("A", face: "Inter Bold")), scale: 1)
    #expect(sized == plain)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func scaleMustBeAboveZero(scale: Double) throws {
    let error = #expect(throws: PanelError.self) { try raster(sheet("A"), scale: scale) }
    #expect(error?.description.contains("scale of \(scale)") == true)
  }

  @Test(arguments: [0, -4, 20_000, 1e300])
  func fontSizeHasLimits(size: Double) throws {
    #expect(
      throws: PanelError.fontSize(points: size, scale: 1, limit: PanelError.fontSizeLimit)
    ) { try raster(sheet("A", size: size)) }
  }

  @Test func measuresMustBeFinite() throws {
    let bad = [
      ("font's size", sheet("A", size: .nan)),
      ("sheet's width", sheet("A", extent: Size(width: .infinity, height: 1))),
      ("sheet's height", sheet("A", extent: Size(width: 1, height: .nan))),
      ("text's x", sheet("A", origin: Point(x: .nan, y: 0))),
      ("text's y", sheet("A", origin: Point(x: 0, y: -.infinity))),
      ("line's width", sheet("A", lineWidth: .nan)),
    ]
    for (field, sheet) in bad {
      let error = #expect(throws: PanelError.self) { try raster(sheet) }
      #expect(error?.description.contains(field) == true)
      #expect(error?.description.contains("finite") == true)
    }
  }

  @Test func rasterHasALongestSide() throws {
    let text = String(repeating: "m", count: 8000)
    let long = sheet(text, extent: Size(width: 1e9, height: 60), lineWidth: 1e9)
    let error = #expect(throws: PanelError.self) { try raster(long) }
    guard case .tooLarge(let width, let height) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(width > PanelError.sideLimit)
    #expect(height < 60)
  }

  @Test(arguments: ["﷽", "W", "🍵", "l"], [1.0, 20, 500, 16384])
  func wideTextStaysWithinTheLine(character: String, size: Double) throws {
    let text = String(repeating: character, count: 10_000)
    let extent = Size(width: 20_000, height: 200)
    let found = try raster(
      sheet(text, size: size, extent: extent, origin: Point(x: 100, y: 0), lineWidth: 19_000))
    if let found {
      #expect(found.originX >= 60)
      #expect(found.originX + found.pixmap.width <= 19_150)
    }
    #expect(found != nil || size > 10_000)
  }

  @Test func hugeLettersAreDrawn() throws {
    let extent = Size(width: 4000, height: 4000)
    let huge = sheet("I", size: 4000, extent: extent, origin: .zero, lineWidth: 4000)
    let found = try #require(try raster(huge))
    #expect(abs(found.solid.bottom - found.solid.top - 2909) <= 2)
  }
}

extension InputTests {
  @Test(arguments: ["🍵", "\u{10FFFD}", "Tea"], [1e-9, 0.01, 0.999])
  func textOfLessThanAPixelIsNothing(text: String, size: Double) throws {
    #expect(try raster(sheet(text, size: size)) == nil)
  }
}
