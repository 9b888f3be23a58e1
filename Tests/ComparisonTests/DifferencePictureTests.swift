import CreaseComparison
import CreasePixmaps
import Testing

/// The pictures that show differences.
@Suite struct DifferencePictureTests {
  @Test func differencesAreAmplified() {
    let a = picture(3, 1) { x, _ in SIMD4(UInt8(10 * x), 50, 90, 255) }
    let b = picture(3, 1) { x, _ in SIMD4(UInt8(12 * x), 50, 60, 255) }
    let shown = a.difference(from: b, factor: 8)
    #expect(shown[0, 0] == SIMD4(0, 0, 240, 255))
    #expect(shown[1, 0] == SIMD4(16, 0, 240, 255))
    #expect(shown[2, 0] == SIMD4(32, 0, 240, 255))
    #expect(a.difference(from: b)[2, 0] == SIMD4(64, 0, 255, 255))
    #expect(b.difference(from: a, factor: 8) == shown)
  }

  @Test(arguments: [(0, 3), (-9, 3), (1, 3), (1000, 255), (Int.max, 255)] as [(Int, UInt8)])
  func factorIsClamped(factor: Int, shown: UInt8) {
    #expect(grey(1, 1, 7).difference(from: grey(1, 1, 10), factor: factor)[0, 0].x == shown)
  }

  @Test func equalPicturesAreBlack() {
    let a = noise(9, 7, seed: 2)
    #expect(a.difference(from: a) == grey(9, 7, 0))
  }

  @Test func alphaAloneIsShownAsGrey() {
    let a = picture(1, 1) { _, _ in SIMD4(0, 0, 0, 200) }
    let b = picture(1, 1) { _, _ in SIMD4(0, 0, 0, 195) }
    #expect(a.difference(from: b, factor: 4)[0, 0] == SIMD4(20, 20, 20, 255))
  }

  @Test func missingPixelsAreShown() {
    let shown = grey(2, 3, 10).difference(from: grey(4, 1, 10))
    #expect(shown.width == 4)
    #expect(shown.height == 3)
    #expect(shown[1, 0] == SIMD4(0, 0, 0, 255))
    #expect(shown[3, 0] == SIMD4(255, 255, 255, 255))
    #expect(shown[0, 2] == SIMD4(255, 255, 255, 255))
    #expect(shown[3, 2] == SIMD4(0, 0, 0, 255))
  }

  @Test func stripHasThreePictures() {
    let expected = noise(5, 4, seed: 7)
    let actual = noise(5, 4, seed: 8)
    let strip = Pixmap.strip(expected: expected, actual: actual, factor: 2, gap: 3)
    let difference = expected.difference(from: actual, factor: 2)
    #expect(strip.width == 21)
    #expect(strip.height == 4)
    for y in 0..<4 {
      for x in 0..<5 {
        #expect(strip[x, y] == expected[x, y])
        #expect(strip[x + 8, y] == difference[x, y])
        #expect(strip[x + 16, y] == actual[x, y])
      }
      for x in 5..<8 { #expect(strip[x, y] == SIMD4(128, 128, 128, 255)) }
      for x in 13..<16 { #expect(strip[x, y] == SIMD4(128, 128, 128, 255)) }
    }
  }

  @Test func stripTakesPicturesOfDifferentSizes() {
    let strip = Pixmap.strip(expected: grey(2, 5, 1), actual: grey(3, 2, 2), gap: 1)
    #expect(strip.width == 2 + 1 + 3 + 1 + 3)
    #expect(strip.height == 5)
    #expect(strip[1, 4] == SIMD4(1, 1, 1, 255))
    #expect(strip[5, 0] == SIMD4(255, 255, 255, 255))
    #expect(strip[7, 1] == SIMD4(2, 2, 2, 255))
    #expect(strip[7, 2] == SIMD4(128, 128, 128, 255))
  }

  @Test func stripWithoutGapTouches() {
    #expect(Pixmap.strip(expected: grey(2, 1, 1), actual: grey(2, 1, 2), gap: -4).width == 6)
  }
}
