import CreaseMotion
import Testing

@Suite("FrameRate")
struct FrameRateTests {
  @Test("a rate is kept in lowest terms")
  func lowestTerms() throws {
    let rate = try #require(FrameRate(60000, 2002))
    #expect(rate.numerator == 30000 && rate.denominator == 1001)
    #expect(rate.description == "30000/1001")
    #expect(FrameRate(120, 2) == .sixty)
    #expect(FrameRate.sixty.description == "60")
  }

  @Test("numbers below 1 make no rate", arguments: [(0, 1), (1, 0), (-60, 1), (60, -1), (.min, 1)])
  func rejected(numerator: Int, denominator: Int) {
    #expect(FrameRate(numerator, denominator) == nil)
  }

  @Test("frame times are the nearest doubles to n · den / num")
  func times() throws {
    #expect(FrameRate.sixty.time(ofFrame: 0) == 0)
    #expect(FrameRate.sixty.time(ofFrame: 18) == 0.3)
    #expect(FrameRate.sixty.time(ofFrame: 90) == 1.5)
    let ntsc = try #require(FrameRate(30000, 1001))
    #expect(ntsc.time(ofFrame: 30000) == 1001)
    #expect(ntsc.time(ofFrame: 1) == 1001.0 / 30000)
    // An hour and a half in, still exact: no error has added up.
    #expect(ntsc.time(ofFrame: 162_000) == 5405.4)
  }

  @Test(
    "films have round(T · fps) frames, at least one",
    arguments: [
      (0.0, 1), (0.001, 1), (0.5, 30), (2.5, 150), (0.025, 2), (0.0249, 1), (-3, 1),
    ])
  func counts(duration: Double, frames: Int) {
    #expect(FrameRate.sixty.frameCount(forDuration: duration) == frames)
  }

  @Test("fractional rates count exactly")
  func fractionalCounts() throws {
    let ntsc = try #require(FrameRate(30000, 1001))
    #expect(ntsc.frameCount(forDuration: 1001) == 30000)
    #expect(ntsc.frameCount(forDuration: 10) == 300)
    for frames in [1, 2, 3, 1000, 123_457] {
      #expect(ntsc.frameCount(forDuration: ntsc.time(ofFrame: frames)) == frames)
    }
  }

  @Test(
    "extreme numbers neither trap nor leave the range",
    arguments: [(1_000_000_000, 1), (Int.max, 1), (1, .max), (.max, .max - 1)])
  func extreme(numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(numerator, denominator))
    for frame in [0, 1, .max, .min] { #expect(rate.time(ofFrame: frame).isFinite) }
    for duration in extremes + [.infinity, .nan] {
      #expect(rate.frameCount(forDuration: duration) >= 1)
    }
    #expect(rate.frameCount(forDuration: .greatestFiniteMagnitude) == .max)
  }

  @Test("a time whose product overflows is still right to a few bits")
  func overflowingTime() throws {
    let rate = try #require(FrameRate(4, Int.max / 2))
    let expected = 1001.0 * Double(Int.max / 2) / 4
    #expect(near(rate.time(ofFrame: 1001) / expected, 1, within: 1e-15))
  }
}
