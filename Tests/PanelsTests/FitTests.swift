import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// How pictures are laid on sheets.
@Suite struct FitTests {
  private func raster(
    _ pixmap: Pixmap, _ width: Double, _ height: Double, _ fit: PictureSheet.Fit,
    scale: Double = 1
  ) throws -> Raster {
    let sheet = PictureSheet(
      picture: .pixmap(name: "p", pixmap), size: Size(width: width, height: height), fit: fit)
    return try #require(try PanelsTests.raster(sheet, scale: scale))
  }

  @Test(arguments: PictureSheet.Fit.allCases, [1.0, 2, 0.5])
  func pictureOfTheSheetsSizeIsCopied(fit: PictureSheet.Fit, scale: Double) throws {
    let picture = pattern(width: 60, height: 40)
    let raster = try raster(picture, 60 / scale, 40 / scale, fit, scale: scale)
    #expect(raster.pixmap == picture)
    #expect(raster.edge == .clamped)
    #expect(raster.originX == 0)
    #expect(raster.originY == 0)
    #expect(raster.sheetWidth == 60)
  }

  @Test func translucentPicturesAreCopied() throws {
    let picture = Pixmap(width: 256, height: 3) { x, y in
      let alpha = UInt8(x)
      return SIMD4(alpha / 3, y == 0 ? alpha : 0, alpha / 2, alpha)
    }
    #expect(try raster(picture, 256, 3, .fill).pixmap == picture)
  }

  @Test func coverCutsEvenlyOnBothSides() throws {
    let picture = pattern(width: 60, height: 40)
    let across = try raster(picture, 20, 40, .cover)
    #expect(across.pixmap == Pixmap(width: 20, height: 40) { picture[$0 + 20, $1] })
    #expect(across.edge == .clamped)
    let down = try raster(picture, 60, 10, .cover)
    #expect(down.pixmap == Pixmap(width: 60, height: 10) { picture[$0, $1 + 15] })
    #expect(down.edge == .clamped)
  }

  @Test func containLeavesMarginsInTheMiddle() throws {
    let picture = pattern(width: 60, height: 40)
    let across = try raster(picture, 100, 40, .contain)
    #expect(across.pixmap == picture)
    #expect(across.originX == 20)
    #expect(across.originY == 0)
    #expect(across.edge == .transparent)
    #expect(across.sheetWidth == 100)
    let down = try raster(picture, 60, 50, .contain)
    #expect(down.pixmap == picture)
    #expect(down.originY == 5)
  }

  @Test func containAtHalfPixelsCoversHalfOfThem() throws {
    let white = Pixmap(width: 10, height: 10) { _, _ in SIMD4(repeating: 255) }
    let raster = try raster(white, 13, 10, .contain)
    #expect(raster.originX == 1)
    #expect(raster.pixmap.width == 11)
    for y in 0..<10 {
      #expect(raster.pixmap[0, y] == SIMD4(repeating: 128))
      #expect(raster.pixmap[1, y] == SIMD4(repeating: 255))
      #expect(raster.pixmap[10, y] == SIMD4(repeating: 128))
    }
  }

  @Test(arguments: [PictureSheet.Fit.fill, .cover], [0.37, 1, 1.5, 3.33, 7])
  func everyTexelOfASheetIsCovered(fit: PictureSheet.Fit, scale: Double) throws {
    let picture = Pixmap(width: 31, height: 17) { _, _ in SIMD4(200, 100, 50, 255) }
    let raster = try raster(picture, 33.3, 20.1, fit, scale: scale)
    #expect(raster.pixmap.width == Int((33.3 * scale).rounded(.up)))
    #expect(raster.pixmap.height == Int((20.1 * scale).rounded(.up)))
    #expect(raster.texels.allSatisfy { $0 == SIMD4(200, 100, 50, 255) })
    #expect(raster.edge == .clamped)
  }

  @Test(arguments: [2, 3, 7, 50])
  func shrinkingAverages(factor: Int) throws {
    // Stripes of one pixel: nothing but grey remains, however strongly it shrinks.
    let picture = Pixmap(width: 300 * factor / 2 * 2, height: 2) { x, _ in
      x % 2 == 0 ? SIMD4(0, 0, 0, 255) : SIMD4(repeating: 255)
    }
    let raster = try raster(picture, Double(picture.width) / Double(2 * factor), 1, .fill)
    let texels = raster.texels
    #expect(texels.count == 150)
    #expect(texels.allSatisfy { $0 == SIMD4(128, 128, 128, 255) })
  }

  @Test func shrinkingByAFractionKeepsTheMean() throws {
    let picture = pattern(width: 97, height: 61)
    let small = try raster(picture, 40, 23, .fill).pixmap
    for c in 0..<4 {
      func mean(_ pixmap: Pixmap) -> Double {
        let sum = stride(from: c, to: pixmap.bytes.count, by: 4).reduce(0) {
          $0 + Int(pixmap.bytes[$1])
        }
        return Double(sum) / Double(pixmap.width * pixmap.height)
      }
      #expect(abs(mean(small) - mean(picture)) < 0.2)
    }
  }

  @Test func growingInterpolatesBetweenMiddles() throws {
    let picture = Pixmap(width: 2, height: 1) { x, _ in SIMD4(x == 0 ? 0 : 200, 0, 0, 255) }
    let row = try raster(picture, 8, 1, .fill).texels.map { Int($0.x) }
    #expect(row == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test func oneTexelFillsAnySheet() throws {
    let dot = Pixmap(width: 1, height: 1) { _, _ in SIMD4(10, 20, 30, 40) }
    for fit in [PictureSheet.Fit.fill, .cover] {
      let raster = try raster(dot, 50, 30, fit)
      #expect(raster.texels.allSatisfy { $0 == SIMD4(10, 20, 30, 40) })
    }
    #expect(try raster(pattern(width: 300, height: 200), 0.01, 0.01, .fill).pixmap.width == 1)
    #expect(try raster(dot, 50, 30, .contain).pixmap.width == 30)
  }

  @Test func colorsStayWithinAlpha() throws {
    let picture = Pixmap(width: 40, height: 40) { x, y in
      let alpha = UInt8((x * 31 + y * 17) % 256)
      return SIMD4(alpha, alpha / 2, 0, alpha)
    }
    for extent in [7.0, 39, 41, 133.7] {
      let texels = try raster(picture, extent, extent * 0.7, .fill).texels
      #expect(texels.allSatisfy { $0.x <= $0.w && $0.y <= $0.w })
    }
  }

  @Test func sheetsAreCheckedAndLimited() throws {
    let dot = Picture.pixmap(name: "p", Pixmap(width: 1, height: 1))
    func raster(_ width: Double, _ height: Double, scale: Double = 1) throws -> Raster? {
      try PanelsTests.raster(
        PictureSheet(picture: dot, size: Size(width: width, height: height)), scale: scale)
    }
    #expect(try raster(0, 10) == nil)
    #expect(try raster(10, -1) == nil)
    #expect(try raster(10, 1e-300) == nil)
    #expect(try raster(.leastNonzeroMagnitude, 1) == nil)
    #expect(try raster(0.001, 30_000)?.pixmap.height == 30_000)
    #expect(throws: PanelError.tooLarge(width: 40_000, height: 1)) { try raster(40_000, 1) }
    #expect(throws: PanelError.tooLarge(width: 1 << 30, height: 1)) { try raster(1e30, 1) }
    #expect(throws: PanelError.tooLarge(width: 20_000, height: 20_000)) {
      try raster(20_000, 20_000)
    }
    #expect(throws: PanelError.self) { try raster(.nan, 1) }
    #expect(throws: PanelError.self) { try raster(1, .infinity) }
    #expect(throws: PanelError.scale(0)) { try raster(1, 1, scale: 0) }
  }
}
