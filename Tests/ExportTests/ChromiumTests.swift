import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// The formats that browsers play, as one shows them.
@Suite(
  .enabled(if: Chromium.isThere, "chromium is missing; 'tools/setup --tests' installs it"))
struct ChromiumTests {
  /// A format and how far its pixels may be off.
  struct Case: Sendable, CustomTestStringConvertible {
    let word: String
    let type: String
    let color: Int
    let alpha: Int
    var testDescription: String { word }
  }

  static let cases = [
    // Within one step for what a canvas rounds, since it keeps premultiplied colours.
    Case(word: "apng", type: "image/png", color: 1, alpha: 0),
    Case(word: "webp", type: "image/webp", color: 1, alpha: 0),
    Case(word: "webm", type: "video/webm", color: 4, alpha: 3),
  ]
  private static let count = 7
  private static let rate = (30000, 1001)

  /// The left half is opaque, the right half is not; the colour tells the frame. Blue stays near
  /// luma: where it doesn't, Chromium makes it up to six steps too weak, since it multiplies by at most 2
  /// what BT.709 multiplies by 2.11.
  private static func color(_ frame: Int, isOpaque: Bool) -> [Int] {
    [30 + frame * 30, 128, 110 + frame * 8, isOpaque ? 255 : 120 + frame * 15]
  }

  private static let film = (0..<count).map { frame in
    Pixmap(64, 32) { x, _ in
      let color = color(frame, isOpaque: x < 32)
      let p = color.map { UInt8(($0 * color[3] + 127) / 255) }
      return SIMD4(p[0], p[1], p[2], UInt8(color[3]))
    }
  }

  /// All films, read by one start of the browser.
  private static let read = Result {
    let folder = try TemporaryFolder()
    for kind in cases {
      _ = try Exporter.write(folder.file("a." + kind.word), film, rate: rate) {
        $0.quality = 100
        $0.plays = 3
        $0.comment = "gefaltet – ✂"
      }
    }
    let files = cases.map { ($0.type, folder.file("a." + $0.word)) }
    return try Chromium.read(Dictionary(uniqueKeysWithValues: files), frames: count)
  }

  @Test(arguments: cases) func everyFrameIsShownAsItWas(_ kind: Case) throws {
    let film = try #require(try Self.read.get()[kind.type])
    #expect(film.frames.count == Self.count)
    let step = Double(Self.rate.1) / Double(Self.rate.0)
    for (number, frame) in film.frames.enumerated() {
      #expect(abs(frame.time - Double(number) * step) <= 0.001, "frame \(number)")
      for (half, isOpaque) in [true, false].enumerated() {
        let found = frame.pixels[half * 4..<half * 4 + 4]
        for (value, expected) in zip(found, Self.color(number, isOpaque: isOpaque)).prefix(3) {
          #expect(abs(value - expected) <= kind.color + (isOpaque ? 0 : 1), "frame \(number)")
        }
        let alpha = Self.color(number, isOpaque: isOpaque)[3]
        #expect(abs((found.last ?? 0) - alpha) <= kind.alpha, "frame \(number)")
      }
    }
    let duration = film.duration ?? film.frames.compactMap(\.duration).reduce(0, +)
    #expect(abs(duration - Double(Self.count) * step) <= 0.001)
    // A browser counts the times after the first.
    if kind.type.hasPrefix("image") { #expect(film.repeats == 2) }
  }
}
