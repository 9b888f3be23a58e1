import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// What the pixels hold.
@Suite struct ColorTests {
  @Test(arguments: ["Massive Health", "Tea 🍵🇫🇮", "नमस्ते", "\u{10FFFD}"], [1.0, 0.4])
  func componentsArePremultiplied(text: String, alpha: Double) throws {
    let color = Color(red: 1, green: 0.8, blue: 0.3, alpha: alpha)
    let raster = try #require(try raster(sheet(text, color: color), scale: 2))
    #expect(raster.texels.allSatisfy { max($0.x, $0.y, $0.z) <= $0.w })
  }

  @Test func redComesFirst() throws {
    let color = Color(red255: 250, green: 130, blue: 10)
    let raster = try #require(try raster(sheet("HHH", color: color), scale: 4))
    #expect(raster.texels.contains(SIMD4(250, 130, 10, 255)))
  }

  @Test func colorIsOnlyCoverageTimesTheColor() throws {
    let raster = try #require(try raster(sheet("Go", color: .white), scale: 2))
    #expect(raster.texels.allSatisfy { $0.x == $0.w && $0.y == $0.w && $0.z == $0.w })
    #expect(raster.texels.contains { $0.w > 0 && $0.w < 255 })
  }

  @Test(arguments: ["HHH", "🍵"])
  func opacityCountsForTextAndEmoji(text: String) throws {
    let opaque = try #require(try raster(sheet(text), scale: 3))
    let half = try #require(
      try raster(sheet(text, color: Color(red: 1, green: 1, blue: 1, alpha: 0.5)), scale: 3))
    #expect(opaque.texels.map(\.w).max() == 255)
    #expect(half.pixmap.width == opaque.pixmap.width)
    let halved = opaque.texels.map { texel in
      let product = SIMD4<Int>(truncatingIfNeeded: texel) &* 128 &+ 127
      return SIMD4<UInt8>(truncatingIfNeeded: product / 255)
    }
    #expect(half.texels == halved)
  }

  @Test func emojiKeepTheirColors() throws {
    let raster = try #require(try raster(sheet("🍎", color: .white), scale: 2))
    #expect(raster.texels.contains { $0.w == 255 && Int($0.x) > Int($0.y) + 80 })
    let black = try #require(
      try Rasterizer().raster(of: .text(sheet("🍎", color: .black)), scale: 2))
    #expect(black == raster)
  }

  @Test(arguments: [Double.nan, -1, 7, .infinity])
  func colorsOutsideTheirRangeAreClamped(value: Double) throws {
    let color = Color(red: value, green: value, blue: value)
    let clamped: Color = value > 0 ? .white : .black
    #expect(try raster(sheet("A", color: color)) == raster(sheet("A", color: clamped)))
  }

  @Test(arguments: ["Go to the store", "Tea 🍵", "اشتر الحليب", "日本語 \u{10FFFD}"])
  func rastersRepeatThemselves(text: String) async throws {
    let sheet = sheet(text)
    let first = try raster(sheet, scale: 1.5)
    #expect(first != nil)
    // One rasterizer that has drawn other things before, larger and smaller.
    let used = try Rasterizer()
    for (other, scale) in [("wide and early", 8.0), ("x", 1.0), ("🇫🇮", 3.0)] {
      _ = try used.raster(of: .text(differing(other)), scale: scale)
    }
    #expect(try used.raster(of: .text(sheet), scale: 1.5) == first)
    // Several at once on other threads.
    let rasters = try await withThrowingTaskGroup(of: Raster?.self) { group in
      for _ in 0..<4 { group.addTask { try raster(sheet, scale: 1.5) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(rasters.allSatisfy { $0 == first })
  }
}
