import CreaseExport
import CreasePixmaps
import Testing

/// RGB to Y'CbCr with a quarter of the colour samples, against Rec. ITU-R BT.709 in real numbers.
@Suite struct QuarterPlanesTests {
  private static func noise(_ width: Int, _ height: Int) -> Pixmap {
    var state = UInt32(width * 1000 + height)
    return Pixmap(width, height) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      // Every fourth component is at an end of its range.
      let ends: UInt32 = state >> 8 & 3 == 0 ? 0 : state >> 8 & 3 == 1 ? 0xFF : 0
      let mixed = state >> 4 & 3 == 0 ? ends &* 0x010101 : state >> 8
      return SIMD4(UInt8(mixed & 255), UInt8(mixed >> 8 & 255), UInt8(mixed >> 16 & 255), 255)
    }
  }

  /// A pixel's components; beyond the edge those of the edge.
  private static func color(_ picture: Pixmap, _ x: Int, _ y: Int) -> SIMD3<Double> {
    let x = min(max(x, 0), picture.width - 1)
    let y = min(y, picture.height - 1)
    return SIMD3((0..<3).map { Double(picture.bytes[(y * picture.width + x) * 4 + $0]) })
  }

  private static func luma(_ color: SIMD3<Double>) -> Double {
    0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
  }

  @Test(
    arguments: [(1, 1), (2, 2), (3, 3), (16, 2), (17, 5), (33, 34), (64, 3), (15, 16), (1920, 4)],
    [true, false])
  func everySampleIsRoundedFromItsExactValue(size: (Int, Int), isEven: Bool) throws {
    let picture = Self.noise(size.0, size.1)
    let planes = try #require(try QuarterPlanes.planes(of: picture, isEven: isEven))
    let width = isEven ? (size.0 + 1) / 2 * 2 : size.0
    let height = isEven ? (size.1 + 1) / 2 * 2 : size.1
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    #expect(planes.map(\.count) == [width * height, columns * rows, columns * rows])
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let exact = 16 + 219 * Self.luma(Self.color(picture, x, y)) / 255
        worst = max(worst, abs(Double(planes[0][y * width + x]) - exact))
      }
    }
    for y in 0..<rows {
      for x in 0..<columns {
        var mean = SIMD3<Double>()
        for (dx, weight) in [(-1, 0.125), (0, 0.25), (1, 0.125)] {
          for dy in 0...1 { mean += weight * Self.color(picture, 2 * x + dx, 2 * y + dy) }
        }
        let blue = 128 + 224 * (mean.z - Self.luma(mean)) / 1.8556 / 255
        let red = 128 + 224 * (mean.x - Self.luma(mean)) / 1.5748 / 255
        worst = max(worst, abs(Double(planes[1][y * columns + x]) - blue))
        worst = max(worst, abs(Double(planes[2][y * columns + x]) - red))
      }
    }
    #expect(worst <= 0.51)
  }

  @Test func greysHaveNoColorAndTheNearestLuma() throws {
    for grey in 0...255 {
      let value = UInt8(grey)
      let planes = try #require(
        try QuarterPlanes.planes(of: .plain(5, 3, value, value, value), isEven: true))
      let luma = UInt8((16 + 219 * Double(grey) / 255).rounded())
      #expect(planes[0].allSatisfy { $0 == luma })
      #expect((planes[1] + planes[2]).allSatisfy { $0 == 128 })
    }
  }

  @Test(arguments: [(5, 3), (16, 2), (19, 4)])
  func onePixelThatIsNotOpaqueIsNoticed(size: (Int, Int)) throws {
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        var picture = Pixmap.plain(size.0, size.1, 100, 100, 100)
        picture[x, y] = SIMD4(100, 100, 100, 254)
        #expect(try QuarterPlanes.planes(of: picture, isEven: true) == nil)
      }
    }
  }
}
