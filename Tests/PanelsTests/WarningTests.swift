import CreaseLayers
import CreasePanels
import Testing

/// What a rasterizer tells about missing fonts.
@Suite struct WarningTests {
  private func warnings(_ sheets: TextSheet...) throws -> [String] {
    let rasterizer = try Rasterizer()
    for sheet in sheets { _ = try rasterizer.raster(of: .text(sheet), scale: 1) }
    return rasterizer.takeWarnings()
  }

  @Test(arguments: [
    "Go to the store", "Ångström ﬁ “…”", "Tea 🍵👩‍👩‍👧", "اشتر الحليب", "नमस्ते", "日本語 한국어", "ไทย",
    "tab\tand\0line\nbreak", "\u{200B}\u{200D}\u{FEFF}\u{2066}",
  ])
  func knownCharactersGiveNone(text: String) throws {
    #expect(try warnings(sheet(text)) == [])
  }

  @Test func missingCharacterIsNamedOnce() throws {
    let found = try warnings(
      sheet("a \u{10FFFD} b \u{10FFFD}"), sheet("again \u{10FFFD}"), sheet("\u{10FFFD}", size: 9))
    #expect(found.count == 1)
    #expect(found.first?.contains("'\u{10FFFD}' (U+10FFFD)") == true)
    #expect(found.first?.contains("install") == true)
  }

  @Test func eachMissingCharacterIsNamed() throws {
    // Unassigned in every version of Unicode: noncharacters.
    let found = try warnings(sheet("\u{FFFE} \u{1FFFE}"))
    #expect(found.map { $0.contains("(U+FFFE)") } == [true, false])
    #expect(found.map { $0.contains("(U+1FFFE)") } == [false, true])
    #expect(found.allSatisfy { $0.contains("fonts-noto-core") })
  }

  @Test func packageFollowsTheCharacter() throws {
    // Unassigned places among the ideographs.
    let found = try warnings(sheet("\u{3FFFD}"))
    #expect(found.count == 1)
    #expect(found.first?.contains("fonts-noto-cjk") == true)
  }

  @Test func thousandsOfMissingCharactersAreNotAllNamed() throws {
    let scalars = (0x10F000..<0x10FF00).compactMap { Unicode.Scalar(UInt32($0)) }
    let rasterizer = try Rasterizer()
    for scalar in scalars.prefix(200) {
      _ = try rasterizer.raster(of: .text(sheet(String(scalar))), scale: 1)
    }
    let found = rasterizer.takeWarnings()
    #expect(found.count == 65)
    #expect(found.last?.contains("further") == true)
  }

  @Test func warningsAreTakenOnce() throws {
    let rasterizer = try Rasterizer()
    _ = try rasterizer.raster(of: .text(sheet("\u{10FFFD}")), scale: 1)
    #expect(rasterizer.takeWarnings().count == 1)
    _ = try rasterizer.raster(of: .text(sheet("\u{10FFFD}")), scale: 1)
    #expect(rasterizer.takeWarnings() == [])
  }

  @Test func replacedFontIsNamedOnce() throws {
    let face = "No Such Family Bold"
    let found = try warnings(sheet("A", face: face), sheet("B", face: face))
    #expect(found.count == 1)
    #expect(found.first?.contains("'No Such Family' is not installed") == true)
    #expect(found.first?.contains("is used instead") == true)
  }

  @Test func allReplacedFontsAreNamed() throws {
    let found = try warnings(sheet("A", face: "No Such Family, Nor This Bold"))
    #expect(found.count == 1)
    #expect(found.first?.contains("'No Such Family', 'Nor This'") == true)
  }

  @Test(arguments: [
    "Inter Bold", "inter", "INTER SEMI-BOLD ITALIC", "No Such Family, Inter", "sans-serif", "Serif",
    "Noto Sans CJK JP", "",
  ])
  func installedAndGenericFontsGiveNone(face: String) throws {
    #expect(try warnings(sheet("A", face: face)) == [])
  }
}
