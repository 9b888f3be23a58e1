import CreaseComparison
import CreasePixmaps
import Testing

/// Verdicts at and just beyond the limits.
@Suite struct ParityTests {
  /// A picture of 40 × 50 pixels whose first `band` pixels are the band, and what differs.
  private func verdict(
    band: Int, interiorDifference: UInt8 = 0, bandDifference: UInt8 = 0, strays: Int = 0,
    parity: Parity = .standard
  ) throws -> Verdict {
    let expected = grey(40, 50, 100)
    var mask = EdgeMask(width: 40, height: 50)
    for i in 0..<band { mask[i % 40, i / 40] = true }
    let actual = picture(40, 50) { x, y in
      let i = y * 40 + x
      let difference =
        i < strays ? bandDifference + 1 : i < band ? bandDifference : interiorDifference
      return SIMD4(100, 100 + difference, 100, 255)
    }
    return parity.verdict(on: try Comparison(of: actual, with: expected, band: mask))
  }

  @Test func tolerancesAreThoseAgreedOn() {
    #expect(Parity.standard == Parity(interior: 2, band: 8, bandPerMille: 1))
    #expect(Parity.identical == Parity(interior: 0, band: 0, bandPerMille: 0))
  }

  @Test func equalPicturesPassAll() throws {
    #expect(try verdict(band: 100).passes)
    #expect(try verdict(band: 0, parity: .identical).passes)
  }

  @Test func interiorMayDifferByTwo() throws {
    let at = try verdict(band: 500, interiorDifference: 2)
    #expect(at.passes)
    #expect(at.interiorAbove == 0)
    let beyond = try verdict(band: 500, interiorDifference: 3)
    #expect(!beyond.passes)
    #expect(beyond.interiorAbove == 1500)
  }

  @Test func bandMayDifferByEight() throws {
    #expect(try verdict(band: 999, bandDifference: 8).passes)
    #expect(try !verdict(band: 999, bandDifference: 9).passes)
  }

  @Test(arguments: [(999, 1, false), (1000, 1, true), (1999, 2, false), (2000, 2, true)])
  func oneInAThousandOfTheBandMayDifferMore(band: Int, strays: Int, passes: Bool) throws {
    let verdict = try verdict(band: band, bandDifference: 8, strays: strays)
    #expect(verdict.bandAbove == strays)
    #expect(verdict.passes == passes)
  }

  @Test func identityAllowsNothing() throws {
    #expect(try !verdict(band: 0, interiorDifference: 1, parity: .identical).passes)
    #expect(try !verdict(band: 2000, strays: 1, parity: .identical).passes)
  }

  @Test func anyChannelCounts() throws {
    let expected = grey(3, 3, 100)
    for channel in 0..<4 {
      var actual = expected
      actual[1, 1][channel] -= 3
      let comparison = try Comparison(of: actual, with: expected)
      #expect(!Parity.standard.verdict(on: comparison).passes)
    }
  }

  @Test func summaryHasTheNumbers() throws {
    let passed = try verdict(band: 1000, interiorDifference: 1, bandDifference: 8, strays: 1)
    #expect(
      passed.description.hasPrefix(
        "within tolerance: interior max 1 of 2, band max 9 of 8 (1 of 1000 pixels above, 1 ‰"
          + " allowed), worst at (0, 0), PSNR "))
    let failed = try verdict(band: 0, interiorDifference: 5)
    #expect(
      failed.description.hasPrefix(
        "beyond tolerance: interior max 5 of 2 (2000 pixels above), worst at (0, 0), PSNR 40.1 dB"
      ))
    #expect(
      try verdict(band: 0).description
        == "within tolerance: interior max 0 of 2, PSNR ∞ dB, SSIM 1.00000")
    #expect(!failed.description.contains("\n"))
  }

  @Test func almostAlikeIsNotWrittenAsOne() throws {
    var actual = grey(300, 300, 100)
    actual[150, 150] = SIMD4(103, 100, 100, 255)
    let comparison = try Comparison(of: actual, with: grey(300, 300, 100))
    #expect(comparison.whole.ssim < 1)
    #expect(Parity.standard.verdict(on: comparison).description.hasSuffix("SSIM 0.99999"))
  }
}
