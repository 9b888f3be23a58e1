import CreaseCPURenderer
import CreaseComparison
import CreaseExport
import CreaseLayers
import CreasePixmaps
import Foundation
import Testing

/// The reference renderer against pictures that somebody has looked at.
///
/// `CREASE_RECORD=1 tools/test --filter GoldenTests` writes the pictures anew; that run fails, so
/// that recording never passes for testing.
@Suite struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  @Test(arguments: FrameTable.all) func thePictureIsTheGoldenOne(_ entry: NamedFrame) throws {
    let actual = try CPURenderer().render(entry.frame)
    let path = Self.folder.appendingPathComponent(entry.name + ".png").path
    if ProcessInfo.processInfo.environment["CREASE_RECORD"] == "1" {
      try Strip.write(actual, to: path)
      Issue.record("recorded \(path); look at it, then run without CREASE_RECORD")
      return
    }
    let golden = try Pixmap(png: path, width: actual.width, height: actual.height)
    let comparison = try Comparison(of: actual, with: golden)
    guard comparison.whole.largest > Tolerance.exact else { return }
    let strip = try Strip.write(expected: golden, actual: actual, name: entry.name)
    Issue.record(
      """
      \(comparison.whole.count(above: Tolerance.exact)) pixels differ, by \
      \(comparison.whole.largest) at most; expected, difference, actual: \(strip)
      """)
  }
}
