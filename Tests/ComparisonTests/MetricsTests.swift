import CreaseComparison
import CreasePixmaps
import Foundation
import Testing

/// Differences and signal-to-noise ratios against values worked out by hand.
@Suite struct MetricsTests {
  @Test(arguments: [(1, 1), (3, 2), (40, 17)])
  func equalPicturesDontDiffer(width: Int, height: Int) throws {
    let picture = noise(width, height, seed: 5)
    let metrics = try Comparison(of: picture, with: picture).whole
    #expect(metrics.pixelCount == width * height)
    #expect(metrics.maximum == .zero)
    #expect(metrics.largest == 0)
    #expect(metrics.mean == .zero)
    #expect(metrics.worst == nil)
    #expect(metrics.psnr == .infinity)
    #expect(metrics.ssim == 1)
    #expect(metrics.count(above: 0) == 0)
    #expect(metrics.count(above: -1) == width * height)
  }

  @Test func channelsAreMeasuredApart() throws {
    let expected = Pixmap(width: 2, height: 2)
    var actual = expected
    actual[1, 0] = SIMD4(4, 0, 0, 10)
    actual[0, 1] = SIMD4(0, 6, 1, 10)
    let metrics = try Comparison(of: actual, with: expected).whole
    #expect(metrics.maximum == SIMD4(4, 6, 1, 10))
    #expect(metrics.mean == SIMD4(1, 1.5, 0.25, 5))
    #expect(metrics.worst == SIMD2(1, 0))
    #expect(metrics.largest == 10)
    // 16 + 100 + 36 + 1 + 100 over 16 values.
    #expect(abs(metrics.psnr - 10 * log10(255 * 255 / (253.0 / 16))) < 1e-12)
    #expect(metrics.count(above: 9) == 2)
    #expect(metrics.count(above: 10) == 0)
  }

  @Test func differencesHaveNoSign() throws {
    let a = grey(4, 4, 100)
    let b = grey(4, 4, 93)
    let there = try Comparison(of: a, with: b).whole
    #expect(there == (try Comparison(of: b, with: a).whole))
    #expect(there.maximum == SIMD4(7, 7, 7, 0))
  }

  @Test func knownSignalToNoiseRatios() throws {
    let black = Pixmap(width: 5, height: 3)
    let one = picture(5, 3) { _, _ in SIMD4(repeating: 1) }
    let white = picture(5, 3) { _, _ in SIMD4(repeating: 255) }
    #expect(abs(try Comparison(of: one, with: black).whole.psnr - 48.130_803_608_679_1) < 1e-9)
    #expect(try Comparison(of: white, with: black).whole.psnr == 0)
  }

  @Test func regionsShareTheWhole() throws {
    let expected = grey(6, 4, 50)
    var actual = expected
    actual[1, 1] = SIMD4(53, 50, 50, 255)
    actual[4, 2] = SIMD4(50, 70, 50, 255)
    var mask = EdgeMask(width: 6, height: 4)
    for y in 0..<4 { mask[4, y] = true }
    let comparison = try Comparison(of: actual, with: expected, band: mask)
    #expect(comparison.interior.pixelCount == 20)
    #expect(comparison.interior.maximum == SIMD4(3, 0, 0, 0))
    #expect(comparison.interior.worst == SIMD2(1, 1))
    #expect(comparison.band.pixelCount == 4)
    #expect(comparison.band.maximum == SIMD4(0, 20, 0, 0))
    #expect(comparison.band.mean == SIMD4(0, 5, 0, 0))
    #expect(comparison.band.worst == SIMD2(4, 2))
    #expect(comparison.whole.pixelCount == 24)
    #expect(comparison.whole.maximum == SIMD4(3, 20, 0, 0))
    #expect(comparison.whole.worst == SIMD2(4, 2))
    #expect(comparison.whole.count(above: 2) == 2)
    let unmasked = try Comparison(of: actual, with: expected)
    #expect(unmasked.interior == unmasked.whole)
    #expect(unmasked.whole.maximum == comparison.whole.maximum)
    #expect(unmasked.whole.psnr == comparison.whole.psnr)
    #expect(unmasked.whole.worst == comparison.whole.worst)
    #expect(unmasked.band.pixelCount == 0)
    #expect(unmasked.band.psnr == .infinity)
    #expect(unmasked.band.ssim == 1)
  }

  @Test func firstOfTheWorstIsNamed() throws {
    let expected = grey(4, 4, 0)
    var actual = expected
    for (x, y) in [(3, 1), (0, 2), (2, 3)] { actual[x, y] = SIMD4(9, 0, 0, 255) }
    var mask = EdgeMask(width: 4, height: 4)
    mask[3, 1] = true
    #expect(try Comparison(of: actual, with: expected).whole.worst == SIMD2(3, 1))
    #expect(try Comparison(of: actual, with: expected, band: mask).whole.worst == SIMD2(3, 1))
    mask = EdgeMask(width: 4, height: 4)
    mask[2, 3] = true
    #expect(try Comparison(of: actual, with: expected, band: mask).whole.worst == SIMD2(3, 1))
  }

  @Test func sizesMustAgree() throws {
    #expect(
      throws: ComparisonError.sizes(
        expectedWidth: 4, expectedHeight: 5, actualWidth: 5, actualHeight: 4)
    ) { try Comparison(of: grey(5, 4, 0), with: grey(4, 5, 0)) }
    let error = #expect(throws: ComparisonError.self) {
      try Comparison(
        of: grey(5, 4, 0), with: grey(5, 4, 0), band: EdgeMask(width: 5, height: 3))
    }
    #expect(error?.description.contains("5 × 3") == true)
    #expect(error?.description.contains("5 × 4") == true)
  }
}
