import CreaseComparison
import CreasePixmaps
import Foundation
import Testing

/// A film's comparison is the sum of its frames', and keeps the worst.
@Suite struct FilmComparisonTests {
  /// Frames of which number n differs by `differences[n]` in each pixel's red.
  private func compare(
    _ differences: [UInt8], keeping kept: Int = 3, parity: Parity = .standard
  ) throws -> FilmComparison {
    var comparison = FilmComparison(parity: parity, keeping: kept)
    for (number, difference) in differences.enumerated() {
      let actual = picture(4, 4) { _, _ in SIMD4(100 + difference, 100, 100, 255) }
      try comparison.add(
        frame: number, at: Double(number) / 10, of: actual, with: grey(4, 4, 100))
    }
    return comparison
  }

  @Test func theWorstFramesAreKeptInOrder() throws {
    let comparison = try compare([1, 9, 0, 30, 2, 9, 40, 0])
    #expect(comparison.worst.map(\.frame.number) == [6, 3, 1])
    #expect(comparison.worst.map { $0.actual[0, 0].x } == [140, 130, 109])
    #expect(comparison.worst.allSatisfy { $0.expected == grey(4, 4, 100) })
    #expect(comparison.frameCount == 8 && comparison.failedCount == 4 && !comparison.passes)
    #expect(comparison.firstFailed?.number == 1)
    #expect(comparison.firstFailed?.name == "frame 1 at 0.100 s")
  }

  /// One stray pixel in the interior fails; many tolerable ones, though more in sum, don't.
  @Test func aFrameBeyondToleranceIsWorseThanOneWithin() throws {
    var comparison = FilmComparison(keeping: 1)
    var stray = grey(20, 20, 100)
    stray[3, 4] = SIMD4(103, 100, 100, 255)
    try comparison.add(frame: 0, of: stray, with: grey(20, 20, 100))
    try comparison.add(frame: 1, of: grey(20, 20, 102), with: grey(20, 20, 100))
    #expect(comparison.worst.map(\.frame.number) == [0])
    #expect(comparison.worst.first?.frame.verdict.comparison.whole.worst == SIMD2(3, 4))
  }

  @Test func sumsAreThoseOfAllPixels() throws {
    let differences: [UInt8] = [0, 3, 5]
    let comparison = try compare(differences)
    // Side by side in one picture, the frames have the same numbers, but for windows that overlap.
    let joined = try Comparison(
      of: picture(12, 4) { x, _ in SIMD4(100 + differences[x / 4], 100, 100, 255) },
      with: grey(12, 4, 100))
    #expect(comparison.whole.pixelCount == 48)
    #expect(comparison.whole.maximum == joined.whole.maximum)
    #expect(comparison.whole.mean == joined.whole.mean)
    #expect(comparison.whole.psnr == joined.whole.psnr)
    #expect(comparison.interior.count(above: 4) == 16)
  }

  @Test func bandAndInteriorAreSummedApart() throws {
    var mask = EdgeMask(width: 4, height: 4)
    for x in 0..<4 { mask[x, 0] = true }
    var comparison = FilmComparison()
    let actual = picture(4, 4) { _, y in
      y == 0 ? SIMD4(108, 100, 100, 255) : SIMD4(101, 100, 100, 255)
    }
    for number in 0..<3 {
      try comparison.add(frame: number, of: actual, with: grey(4, 4, 100), band: mask)
    }
    #expect(comparison.passes, "\(comparison)")
    #expect(comparison.band.pixelCount == 12 && comparison.band.largest == 8)
    #expect(comparison.interior.pixelCount == 36 && comparison.interior.largest == 1)
  }

  @Test func nothingComparedIsNoPass() {
    #expect(!FilmComparison().passes)
    #expect("\(FilmComparison())" == "beyond tolerance: no frame was compared")
  }

  @Test func anObjectionIsToldAndFails() throws {
    var comparison = try compare([0, 0])
    #expect(comparison.passes)
    comparison.objections.append("one is longer")
    #expect(!comparison.passes)
    #expect("\(comparison)".hasPrefix("beyond tolerance: one is longer; 2 frames, interior max 0"))
  }

  @Test func differentSizesAreAnError() {
    var comparison = FilmComparison()
    #expect(throws: ComparisonError.self) {
      try comparison.add(frame: 0, of: grey(4, 4, 0), with: grey(4, 5, 0))
    }
    #expect(comparison.frameCount == 0)
  }

  /// With more frames than points, neighbours are joined, and no peak or count is lost.
  @Test(arguments: [1, 511, 512, 513, 1024, 1500, 5000]) func theSeriesIsBounded(count: Int) throws
  {
    let peak = count * 2 / 3
    let comparison = try compare((0..<count).map { $0 == peak ? 77 : 1 })
    let points = comparison.series.points
    #expect(points.count <= 512 && points.count >= min(count, 256))
    #expect(points.map(\.frameCount).reduce(0, +) == count)
    #expect(points.map(\.failedCount).reduce(0, +) == 1)
    #expect(points.filter { $0.interior == 77 }.count == 1)
    #expect(points.first?.firstFrame == 0 && points.last?.lastFrame == count - 1)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.lastFrame + 1 == $1.firstFrame })
    let mean = points.map { $0.mean * Double($0.frameCount) }.reduce(0, +) / Double(count)
    #expect(abs(mean - comparison.whole.mean.sum() / 4) < 1e-9)
  }

  @Test func theJSONHasTheNumbers() throws {
    var comparison = try compare([0, 7])
    comparison.objections.append("a \"quoted\" \\ name\u{1}\n")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(comparison.json.utf8)) as? [String: Any])
    #expect(json["passes"] as? Bool == false)
    #expect(json["objections"] as? [String] == ["a \"quoted\" \\ name\u{1}\n"])
    #expect(json["frames"] as? Int == 2 && json["failedFrames"] as? Int == 1)
    #expect(json["firstFailedFrame"] as? Int == 1)
    #expect(json["parity"] as? [String: Int] == ["interior": 2, "band": 8, "bandPerMille": 1])
    let interior = try #require(json["interior"] as? [String: Any])
    #expect(interior["maximum"] as? [Int] == [7, 0, 0, 0])
    #expect(interior["mean"] as? [Double] == [3.5, 0, 0, 0])
    #expect(interior["above"] as? Int == 16 && interior["pixels"] as? Int == 32)
    #expect((json["band"] as? [String: Any])?["psnr"] is NSNull)
    let worst = try #require(json["worstFrames"] as? [[String: Any]])
    #expect(worst.map { $0["frame"] as? Int } == [1, 0])
    #expect(worst.first?["time"] as? Double == 0.1)
    #expect(worst.first?["worstPixel"] as? [Int] == [0, 0])
    #expect(worst.last?["worstPixel"] is NSNull)
  }
}
