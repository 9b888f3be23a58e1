import CreaseCPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

@Suite struct TextTests {
  private let sheet = Size(width: 80, height: 30)

  private func raster(scale: Double) throws -> Raster {
    try #require(try Rasterizer().raster(of: textContents(), scale: scale))
  }

  private func panel(at x: Double, _ y: Double, width: Double = 80, color: Color) -> Panel {
    Panel(
      id: "text", rect: Rect(x: x, y: y, width: width, height: 30), placement: .identity,
      contents: textContents(), color: color)
  }

  /// The pixmap's texel of a pixel of the sheet, 0…1; transparent outside.
  private func texel(_ raster: Raster, _ x: Int, _ y: Int) -> SIMD4<Double> {
    let column = x - raster.originX
    let row = y - raster.originY
    guard (0..<raster.pixmap.width).contains(column), (0..<raster.pixmap.height).contains(row)
    else { return .zero }
    return SIMD4<Double>(raster.pixmap[column, row]) / 255
  }

  private func bilinear(_ raster: Raster, _ x: Double, _ y: Double) -> SIMD4<Double> {
    let left = (x - 0.5).rounded(.down)
    let top = (y - 0.5).rounded(.down)
    var sum = SIMD4<Double>.zero
    for (dx, wx) in [(0, left + 1.5 - x), (1, x - 0.5 - left)] {
      for (dy, wy) in [(0, top + 1.5 - y), (1, y - 0.5 - top)] {
        sum += texel(raster, Int(left) + dx, Int(top) + dy) * wx * wy
      }
    }
    return sum
  }

  private func bytes(_ c: SIMD4<Double>, over k: SIMD3<Double>) -> SIMD4<Int> {
    let rest = 1 - c.w
    let out = SIMD4(c.x + rest * k.x, c.y + rest * k.y, c.z + rest * k.z, 1)
    return SIMD4<Int>((out * 255 + 0.5).rounded(.down))
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func textAtRestIsItsRasterLaidOverTheColour(scale: Double) throws {
    let raster = try raster(scale: scale)
    let picture = try draw(
      [panel(at: 7, 5, color: Color(red255: 40, green: 90, blue: 200))], width: 100, height: 40,
      scale: scale)
    var ink = 0
    for y in 0..<Int(30 * scale) {
      for x in 0..<Int(80 * scale) {
        let c = texel(raster, x, y)
        let pixel = picture[x + Int(7 * scale), y + Int(5 * scale)]
        #expect(SIMD4<Int>(truncatingIfNeeded: pixel) == bytes(c, over: SIMD3(40, 90, 200) / 255))
        if c.w > 0 { ink += 1 }
      }
    }
    #expect(ink > 300)
  }

  @Test func aQuarterOfAPixelAwayItIsFiltered() throws {
    let raster = try raster(scale: 1)
    let picture = try draw([panel(at: 7.25, 5.75, color: .black)], width: 100, height: 40)
    var largest = 0
    for y in 8..<32 {
      for x in 10..<80 {
        let c = bilinear(raster, Double(x) + 0.5 - 7.25, Double(y) + 0.5 - 5.75)
        let difference =
          SIMD4<Int>(truncatingIfNeeded: picture[x, y]) &- bytes(c, over: SIMD3(0, 0, 0))
        largest = max(largest, abs(difference.x))
      }
    }
    #expect(largest <= 1)
  }

  @Test(arguments: [2.0, 2.5, 5])
  func squeezedTextIsTheMeanAlongItsFootprint(squeeze: Double) throws {
    let raster = try raster(scale: 1)
    let count = Int((squeeze - 0.01).rounded(.up))
    let picture = try draw(
      [panel(at: 3, 5, width: 80 / squeeze, color: .black)], width: 60, height: 40)
    var largest = 0
    var brightest = 0
    for y in 8..<32 {
      for x in 4..<3 + Int(80 / squeeze) {
        let center = (Double(x) + 0.5 - 3) * squeeze
        let samples = (0..<count).map { k in
          bilinear(
            raster, center + squeeze * ((Double(k) + 0.5) / Double(count) - 0.5),
            Double(y) + 0.5 - 5)
        }
        let mean = samples.reduce(.zero, +) / Double(count)
        let expected = bytes(mean, over: SIMD3(0, 0, 0))
        largest = max(largest, abs(Int(picture[x, y].x) - expected.x))
        brightest = max(brightest, expected.x)
      }
    }
    #expect(largest <= 1)
    #expect(brightest > 100)
  }

  @Test func whereBothSidesAreAlikeTheMeanIsTakenAcross() throws {
    let raster = try raster(scale: 1)
    var half = panel(at: 3, 5, width: 40, color: .black)
    half.rect.size.height = 15
    let picture = try draw([half], width: 50, height: 25)
    var largest = 0
    for y in 6..<20 {
      for x in 4..<42 {
        let u = (Double(x) + 0.5 - 3) * 2
        let v = (Double(y) + 0.5 - 5) * 2
        let mean = (bilinear(raster, u - 0.5, v) + bilinear(raster, u + 0.5, v)) / 2
        largest = max(largest, abs(Int(picture[x, y].x) - bytes(mean, over: SIMD3(0, 0, 0)).x))
      }
    }
    #expect(largest <= 1)
  }

  @Test func aSteepFoldKeepsTheAmountOfInk() throws {
    // Orthographic: what a half loses in height it loses in ink.
    func ink(_ angle: Double) throws -> Double {
      let panel = Panel(
        id: "steep", rect: Rect(x: 0, y: -15, width: 80, height: 30),
        fold: Fold(axis: .x, angle: angle), placement: .translation(x: 2.3, y: 20.4),
        contents: textContents(), color: .black)
      let picture = try draw([panel], width: 90, height: 40)
      return picture.bytes.enumerated().reduce(0.0) { $0 + ($1.0 % 4 == 0 ? Double($1.1) : 0) }
    }
    let flat = try ink(0)
    for angle in [0.3, 0.8, 1.1, -1.3] {
      let ratio = try ink(angle) / flat
      #expect(abs(ratio - Rotation(angle: angle).cosine) < 0.03, "angle \(angle)")
    }
  }

  @Test func shadesDarkenTextAndPaperApart() throws {
    var shaded = panel(at: 0, 0, color: Color(red: 1, green: 0, blue: 0))
    shaded.shade = Shade(contents: 0.5, color: 0.8)
    let picture = try draw([shaded], width: 80, height: 30)
    #expect(picture[0, 0] == SIMD4(204, 0, 0, 255))
    let greens = stride(from: 1, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }
    #expect(greens.max() == 128)
  }

  @Test func textWithoutPaperIsLaidOverWhatIsThere() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let bare = try draw(
      [flatPanel(Rect(x: 0, y: 0, width: 80, height: 30), blue), panel(at: 0, 0, color: .clear)],
      width: 80, height: 30)
    #expect(try bare == draw([panel(at: 0, 0, color: blue)], width: 80, height: 30))
  }

  @Test func theBackShowsMirroredText() throws {
    let front = try draw([panel(at: 0, 0, color: .black)], width: 80, height: 30)
    let turned = Panel(
      id: "back", rect: Rect(x: -40, y: 0, width: 80, height: 30),
      fold: Fold(
        axis: .y, angle: .pi, rotation: Rotation(cosine: -1, sine: 0), translation: .zero),
      placement: .translation(x: 40, y: 0), contents: textContents(), color: .black)
    let back = try draw([turned], width: 80, height: 30)
    var same = true
    for y in 0..<30 {
      for x in 0..<80 where back[x, y] != front[79 - x, y] { same = false }
    }
    #expect(same)
    #expect(back != front)
  }
}
