import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Where ink lies on the sheet.
@Suite struct PlacementTests {
  /// Inter's capitals are 0.727 em high and its line box begins 0.969 em above the baseline.
  private func capitals(scale: Double) -> (top: Double, bottom: Double) {
    let baseline = (18 + 0.96875 * 20) * scale
    return (baseline - 0.727 * 20 * scale, baseline)
  }

  @Test(arguments: [1, 1.5, 2, 3, 8.25])
  func capitalsStandOnTheBaseline(scale: Double) throws {
    let solid = try #require(try raster(sheet("HIH"), scale: scale)).solid
    let expected = capitals(scale: scale)
    #expect(abs(Double(solid.top) - expected.top) <= 1)
    #expect(abs(Double(solid.bottom) - expected.bottom) <= 1)
    #expect(abs(Double(solid.left) - 20 * scale) <= 2 * scale)
  }

  @Test(
    arguments: ["Marvin, the Paranoid", "Massive Health", "Ψηφίο", "日本語", "اشتر الحليب"],
    [0.5, 1, 4])
  func inkGrowsWithTheScale(text: String, scale: Double) throws {
    let one = try #require(try raster(sheet(text), scale: scale)).solid
    let two = try #require(try raster(sheet(text), scale: scale * 2)).solid
    #expect(abs(two.left - one.left * 2) <= 2)
    #expect(abs(two.right - one.right * 2) <= 2)
    #expect(abs(two.top - one.top * 2) <= 2)
    #expect(abs(two.bottom - one.bottom * 2) <= 2)
  }

  @Test(arguments: ["H", "Marvin, the Paranoid Android", "नमस्ते", "日本語"], [1, 1.5, 2.0])
  func centreAndAmountOfInkDontDependOnTheScale(text: String, scale: Double) throws {
    let coarse = try #require(try raster(sheet(text, size: 13.7), scale: scale)).mass(scale: scale)
    let fine = try #require(try raster(sheet(text, size: 13.7), scale: 16)).mass(scale: 16)
    // FreeType rounds each advance to 1/64 pixel, which adds up along the line.
    #expect(abs(coarse.x - fine.x) < 0.15)
    #expect(abs(coarse.y - fine.y) < 0.05)
    #expect(abs(coarse.area / fine.area - 1) < 0.02)
  }

  @Test func sheetIsMeasuredButNotRounded() throws {
    let raster = try #require(
      try raster(sheet("A", extent: Size(width: 101, height: 33.3), origin: .zero), scale: 1.5))
    #expect(raster.sheetWidth == 151.5)
    #expect(raster.sheetHeight == 33.3 * 1.5)
  }

  @Test(arguments: ["Go to the store", "Ångström…", "j", "Tea 🍵"])
  func ringAroundTheInkIsTransparent(text: String) throws {
    let raster = try #require(try raster(sheet(text), scale: 2))
    let pixmap = raster.pixmap
    let columns = (0..<pixmap.width).map { x in
      (0..<pixmap.height).contains { pixmap[x, $0].w > 0 }
    }
    let rows = (0..<pixmap.height).map { y in (0..<pixmap.width).contains { pixmap[$0, y].w > 0 } }
    #expect(columns.firstIndex(of: true) == 1)
    #expect(columns.lastIndex(of: true) == pixmap.width - 2)
    #expect(rows.firstIndex(of: true) == 1)
    #expect(rows.lastIndex(of: true) == pixmap.height - 2)
  }

  @Test func inkBeyondTheSheetIsCutOff() throws {
    let cut = sheet("————", extent: Size(width: 40.5, height: 30), origin: Point(x: -5, y: 5))
    let raster = try #require(try raster(cut, scale: 1))
    #expect(raster.originX == 0)
    #expect(raster.originX + raster.pixmap.width == 41)
    #expect(raster.pixmap[0, raster.pixmap.height / 2].w > 0)
  }

  @Test(arguments: [1.0, 2.0])
  func longTextEndsInAnEllipsisWithinTheLine(scale: Double) throws {
    let text = "A title that is much too long for one line of a list's cell"
    let whole = try #require(
      try raster(
        sheet(text, extent: Size(width: 2000, height: 60), lineWidth: 1960), scale: scale))
    let cut = try #require(try raster(sheet(text), scale: scale))
    #expect(Double(whole.solid.right) > 300 * scale)
    #expect(Double(cut.solid.right) <= 300 * scale)
    #expect(Double(cut.solid.right) > 270 * scale)
    // The dots stand on the baseline: nothing high among the last pixels.
    let texels = cut.texels
    let dots = texels.indices.filter {
      texels[$0].w >= 128
        && cut.originX + $0 % cut.pixmap.width > cut.solid.right - Int(4 * scale)
    }
    let highest = cut.originY + (dots.map { $0 / cut.pixmap.width }.min() ?? 0)
    #expect(Double(highest) > capitals(scale: scale).bottom - 5 * scale)
  }

  @Test func shortTextHasNoEllipsis() throws {
    let narrow = try raster(sheet("Tea", lineWidth: 60))
    let wide = try raster(sheet("Tea", lineWidth: 280))
    #expect(narrow != nil)
    #expect(narrow == wide)
  }

  @Test(arguments: ["שלום עולם", "اشتر الحليب"])
  func textFromRightToLeftEndsAtTheRight(text: String) throws {
    let raster = try #require(try raster(sheet(text)))
    #expect(raster.solid.right <= 301)
    #expect(raster.solid.right >= 296)
    #expect(raster.solid.left > 100)
  }

  @Test func longTextFromRightToLeftIsCutAtTheLeft() throws {
    let text = String(repeating: "اشتر الحليب ", count: 20)
    let solid = try #require(try raster(sheet(text))).solid
    #expect(solid.left >= 19)
    #expect(solid.right <= 301)
  }

  @Test func fallbackFontLeavesTheBaseline() throws {
    let latin = try #require(try raster(sheet("H"), scale: 2)).solid
    let mixed = try #require(
      try raster(sheet("H \u{0F00} 日 🍵"), scale: 2))
    // The first column of the H, which is the first letter in both.
    let column = latin.left - mixed.originX + 1
    let rows = (0..<mixed.pixmap.height).filter { mixed.pixmap[column, $0].w >= 128 }
    #expect(rows.first.map { $0 + mixed.originY } == latin.top)
    #expect(rows.last.map { $0 + mixed.originY + 1 } == latin.bottom)
  }

  @Test func boldIsWiderThanRegular() throws {
    let bold = try #require(try raster(sheet("Massive Health"), scale: 2)).solid
    let regular = try #require(
      try raster(sheet("Massive Health", face: "Inter"), scale: 2)
    ).solid
    #expect(bold.right > regular.right)
  }
}
