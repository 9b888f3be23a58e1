import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Filled and stroked paths.
@Suite struct PathTests {
  private func raster(
    _ path: Path, fill: Color? = .white, stroke: PathSheet.Stroke? = nil,
    size: Size = Size(width: 100, height: 80), scale: Double = 1
  ) throws -> Raster? {
    let sheet = PathSheet(path: path, fill: fill, stroke: stroke, size: size)
    return try Rasterizer().raster(of: .path(sheet), scale: scale)
  }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(polygon: [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ])
  }

  private func area(_ raster: Raster) -> Double {
    raster.texels.reduce(0) { $0 + Double($1.w) / 255 }
  }

  @Test func rectangleOnWholePixelsIsExact() throws {
    let raster = try #require(try raster(rectangle(10, 20, 30, 40)))
    #expect(raster.originX == 9)
    #expect(raster.originY == 19)
    #expect(raster.pixmap.width == 32)
    #expect(raster.pixmap.height == 42)
    #expect(raster.edge == .transparent)
    #expect(raster.sheetWidth == 100)
    #expect(raster.texels.allSatisfy { $0 == .zero || $0 == SIMD4(repeating: 255) })
    #expect(area(raster) == 1200)
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func partsOfPixelsAreCoveredInPart(part: Double) throws {
    let raster = try #require(try raster(rectangle(10 + part, 20, 10, 10)))
    let left = raster.pixmap[1, 5].w
    let right = raster.pixmap[11, 5].w
    #expect(abs(Double(left) - 255 * (1 - part)) <= 2)
    #expect(abs(Double(right) - 255 * part) <= 2)
  }

  @Test(arguments: [1.0, 2.5, 7])
  func areaGrowsWithTheScale(scale: Double) throws {
    // A quarter of a circle by the usual cubic curve, and the same mirrored three times.
    let k = 20 * 0.5522847498
    let path = Path([
      .move(to: Point(x: 50, y: 20)),
      .cubic(
        control1: Point(x: 50 + k, y: 20), control2: Point(x: 70, y: 40 - k),
        to: Point(x: 70, y: 40)),
      .cubic(
        control1: Point(x: 70, y: 40 + k), control2: Point(x: 50 + k, y: 60),
        to: Point(x: 50, y: 60)),
      .cubic(
        control1: Point(x: 50 - k, y: 60), control2: Point(x: 30, y: 40 + k),
        to: Point(x: 30, y: 40)),
      .cubic(
        control1: Point(x: 30, y: 40 - k), control2: Point(x: 50 - k, y: 20),
        to: Point(x: 50, y: 20)),
      .close,
    ])
    let raster = try #require(try raster(path, scale: scale))
    #expect(abs(area(raster) / (.pi * 400 * scale * scale) - 1) < 0.002)
    let mass = raster.mass(scale: scale)
    #expect(abs(mass.x - 50) < 0.01)
    #expect(abs(mass.y - 40) < 0.01)
  }

  @Test func quadraticCurvesEncloseTwoThirds() throws {
    let path = Path([
      .move(to: Point(x: 10, y: 60)),
      .quadratic(control: Point(x: 40, y: -20), to: Point(x: 70, y: 60)), .close,
    ])
    let raster = try #require(try raster(path))
    // Two thirds of the triangle of the control points.
    #expect(abs(area(raster) / (60 * 80.0 / 3) - 1) < 0.002)
  }

  @Test func fillRules() throws {
    let inner = rectangle(30, 30, 20, 20).elements
    var path = Path(rectangle(20, 20, 40, 40).elements + inner)
    #expect(area(try #require(try raster(path))) == 1600)
    path.fillRule = .evenOdd
    #expect(area(try #require(try raster(path))) == 1200)
  }

  @Test func strokesLieOnBothSides() throws {
    let line = Path([.move(to: Point(x: 10, y: 40)), .line(to: Point(x: 90, y: 40))])
    let stroke = PathSheet.Stroke(color: Color(red255: 255, green: 0, blue: 0), width: 6)
    let raster = try #require(try raster(line, fill: nil, stroke: stroke))
    #expect(raster.originY == 36)
    #expect(raster.pixmap.height == 8)
    #expect(area(raster) == 480)
    #expect(raster.pixmap[40, 3] == SIMD4(255, 0, 0, 255))
  }

  @Test func strokesHaveMitredCorners() throws {
    let stroke = PathSheet.Stroke(color: .white, width: 4)
    let raster = try #require(try raster(rectangle(20, 20, 40, 30), fill: nil, stroke: stroke))
    #expect(area(raster) == 44 * 34 - 36 * 26)
    #expect(raster.solid == (18, 18, 62, 52))
  }

  @Test func strokeLiesOverTheFill() throws {
    let stroke = PathSheet.Stroke(color: .black, width: 4)
    let raster = try #require(try raster(rectangle(20, 20, 40, 30), fill: .white, stroke: stroke))
    #expect(raster.pixmap[2, 10] == SIMD4(0, 0, 0, 255))
    #expect(raster.pixmap[4, 10] == SIMD4(0, 0, 0, 255))
    #expect(raster.pixmap[5, 10] == SIMD4(repeating: 255))
  }

  @Test func colorsArePremultiplied() throws {
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let raster = try #require(try raster(rectangle(20, 20, 40, 30), fill: color))
    let texel = raster.pixmap[10, 10]
    #expect(abs(Int(texel.w) - 128) <= 1)
    #expect(abs(Int(texel.x) - 128) <= 1)
    #expect(abs(Int(texel.y) - 64) <= 1)
    #expect(texel.z == 0)
  }

  @Test func sheetCutsOff() throws {
    let raster = try #require(try raster(rectangle(-50, -50, 500, 500)))
    #expect(raster.originX == 0)
    #expect(raster.pixmap.width == 100)
    #expect(raster.pixmap.height == 80)
    #expect(area(raster) == 8000)
    #expect(try self.raster(rectangle(200, 10, 20, 20)) == nil)
  }

  @Test func nothingToDrawIsNothing() throws {
    let path = rectangle(10, 10, 20, 20)
    #expect(try raster(Path()) == nil)
    #expect(try raster(path, fill: nil) == nil)
    #expect(try raster(path, fill: .clear) == nil)
    #expect(try raster(path, fill: nil, stroke: .init(color: .white, width: 0)) == nil)
    #expect(try raster(path, fill: nil, stroke: .init(color: .white, width: -3)) == nil)
    #expect(try raster(path, size: .zero) == nil)
    #expect(try raster(Path([.move(to: .zero), .close])) == nil)
  }

  @Test func curvesMayComeFirst() throws {
    let path = Path([
      .quadratic(control: Point(x: 40, y: -20), to: Point(x: 70, y: 60)),
      .line(to: Point(x: 10, y: 60)), .close, .line(to: Point(x: 70, y: 10)), .close,
    ])
    #expect(try raster(path, stroke: .init(color: .white, width: 2)) != nil)
  }

  @Test(arguments: [1e6, 1e9, 1e300])
  func farAwayPointsAreDrawn(far: Double) throws {
    let path = Path(polygon: [
      Point(x: -far, y: -far), Point(x: far, y: -far), Point(x: far, y: 40),
      Point(x: -far, y: 40),
    ])
    let stroke = PathSheet.Stroke(color: .black, width: 2)
    let raster = try #require(try raster(path, stroke: stroke))
    #expect(raster.pixmap[50, 10] == SIMD4(repeating: 255))
    #expect(raster.solid.bottom == 41)
  }

  @Test(arguments: [1e-300, 1e6, 1e300])
  func oddStrokesDoNoHarm(width: Double) throws {
    let path = rectangle(-1e9, 20, 1e300, 40)
    let stroke = PathSheet.Stroke(color: .white, width: width)
    let found = try raster(path, fill: nil, stroke: stroke)
    #expect((found?.pixmap[50, 5].w == 255) == (width > 1))
  }

  @Test func measuresAreChecked() throws {
    func error(_ sheet: PathSheet, scale: Double = 1) -> PanelError? {
      #expect(throws: PanelError.self) { try Rasterizer().raster(of: .path(sheet), scale: scale) }
    }
    let size = Size(width: 10, height: 10)
    let path = rectangle(0, 0, 5, 5)
    var bad = path
    bad.elements[1] = .line(to: Point(x: .nan, y: 3))
    #expect(
      error(PathSheet(path: bad, fill: .white, size: size))?.description.contains("path's x")
        == true)
    #expect(
      error(PathSheet(path: path, fill: .white, size: size, blur: .infinity))?.description.contains(
        "blur") == true)
    #expect(
      error(PathSheet(path: path, stroke: .init(color: .white, width: .nan), size: size))?
        .description
        .contains("stroke") == true)
    #expect(error(PathSheet(path: path, fill: .white, size: size), scale: -1) == .scale(-1))
    let large = PathSheet(
      path: rectangle(0, 0, 1e6, 5), fill: .white, size: Size(width: 1e6, height: 10))
    guard case .tooLarge = error(large) else {
      Issue.record("no limit")
      return
    }
  }
}
