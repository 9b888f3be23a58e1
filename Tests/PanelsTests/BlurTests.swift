import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Foundation
import Testing

/// Blurred paths against the closed form.
@Suite struct BlurTests {
  private func raster(
    _ rect: Rect, blur: Double, size: Size, scale: Double = 1, fill: Color = .white
  ) throws -> Raster? {
    let path = Path(polygon: [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.minX + rect.width, y: rect.minY),
      Point(x: rect.minX + rect.width, y: rect.minY + rect.height),
      Point(x: rect.minX, y: rect.minY + rect.height),
    ])
    let sheet = PathSheet(path: path, fill: fill, size: size, blur: blur)
    return try Rasterizer().raster(of: .path(sheet), scale: scale)
  }

  /// The integral of the normal distribution from `a` to `b`.
  private func normal(_ a: Double, _ b: Double) -> Double {
    (erf(b / 2.0.squareRoot()) - erf(a / 2.0.squareRoot())) / 2
  }

  /// The alpha of a blurred rectangle at a place, of 255.
  private func alpha(_ rect: Rect, _ x: Double, _ y: Double, _ deviation: Double) -> Double {
    255 * normal((rect.minX - x) / deviation, (rect.minX + rect.width - x) / deviation)
      * normal((rect.minY - y) / deviation, (rect.minY + rect.height - y) / deviation)
  }

  @Test(arguments: [0.3, 0.5, 1, 2, 3.3, 8, 15.99, 16, 20, 31, 33, 64, 100])
  func rectangleFollowsTheErrorFunction(blur: Double) throws {
    let rect = Rect(x: 120, y: 150, width: 160, height: 60)
    let raster = try #require(try raster(rect, blur: blur, size: Size(width: 400, height: 360)))
    var largest = 0.0
    for y in 0..<raster.pixmap.height {
      for x in 0..<raster.pixmap.width {
        let place = (Double(raster.originX + x) + 0.5, Double(raster.originY + y) + 0.5)
        let expected = alpha(rect, place.0, place.1, blur)
        largest = max(largest, abs(Double(raster.pixmap[x, y].w) - expected))
      }
    }
    // Half a step is rounding.
    #expect(largest <= 1, "\(largest)")
    #expect(raster.texels.allSatisfy { $0.x == $0.w && $0.z == $0.w })
  }

  @Test func deviationCountsInPoints() throws {
    let rect = Rect(x: 40, y: 40, width: 40, height: 40)
    let raster = try #require(
      try raster(rect, blur: 4, size: Size(width: 120, height: 120), scale: 3))
    let (x, y) = (115, 180)
    let found = raster.pixmap[x - raster.originX, y - raster.originY].w
    #expect(abs(Double(found) - alpha(rect, (115.5) / 3, 180.5 / 3, 4)) <= 1)
  }

  @Test(arguments: [3.0, 40])
  func sheetCutsOffWhatIsBlurred(blur: Double) throws {
    // The shape goes beyond the sheet, and what lies there spreads onto it.
    let rect = Rect(x: -100, y: -100, width: 300, height: 140)
    let size = Size(width: 100, height: 80)
    let raster = try #require(try raster(rect, blur: blur, size: size))
    #expect(raster.originX == 0)
    #expect(raster.originY == 0)
    #expect(raster.pixmap.width == 100)
    let found = raster.pixmap[0, 30].w
    #expect(abs(Double(found) - alpha(rect, 0.5, 30.5, blur)) <= 1)
    // A shape beside the sheet is seen by its blur alone.
    let beside = Rect(x: -20, y: 20, width: 19, height: 40)
    let faint = try #require(try self.raster(beside, blur: blur, size: size))
    #expect(
      abs(Double(faint.pixmap[0, 40 - faint.originY].w) - alpha(beside, 0.5, 40.5, blur)) <= 1)
  }

  @Test(arguments: [500.0, 5000, 1e6, 1e300])
  func strongBlurIsFast(blur: Double) throws {
    let rect = Rect(x: 100, y: 100, width: 3800, height: 3800)
    let found = try raster(rect, blur: blur, size: Size(width: 4000, height: 4000))
    if blur == 500 {
      let raster = try #require(found)
      let texel = raster.pixmap[2000 - raster.originX, 2000 - raster.originY]
      #expect(abs(Double(texel.w) - alpha(rect, 2000.5, 2000.5, blur)) <= 1)
      #expect(abs(Double(raster.pixmap[99, 2000].w) - alpha(rect, 99.5, 2000.5, blur)) <= 1)
    }
    if blur >= 1e6 { #expect(found == nil) }
  }

  @Test func noBlurIsTheShapeItself() throws {
    let rect = Rect(x: 10, y: 10, width: 20, height: 20)
    let size = Size(width: 40, height: 40)
    let sharp = try raster(rect, blur: 0, size: size)
    #expect(sharp?.pixmap.width == 22)
    #expect(try raster(rect, blur: -3, size: size) == sharp)
    let faint = try #require(try raster(rect, blur: 0.01, size: size))
    #expect(faint.solid == (10, 10, 30, 30))
    #expect(faint.texels.allSatisfy { $0 == .zero || $0 == SIMD4(repeating: 255) })
  }

  @Test func colorsStayWithinAlpha() throws {
    let raster = try #require(
      try raster(
        Rect(x: 10, y: 10, width: 20, height: 20), blur: 3, size: Size(width: 40, height: 40),
        fill: Color(red: 1, green: 0.3, blue: 0, alpha: 0.7)))
    #expect(raster.texels.allSatisfy { $0.x <= $0.w && $0.y <= $0.x && $0.z == 0 })
  }
}
