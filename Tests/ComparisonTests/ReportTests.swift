import CreaseComparison
import CreasePixmaps
import Foundation
import Testing

/// What a report's page holds.
@Suite struct ReportTests {
  /// A report on a film whose frame n differs by `differences[n]` in one pixel, with pictures that
  /// are named instead of encoded.
  private func report(
    _ differences: [UInt8], title: String = "two films", expected: String = "one",
    actual: String = "other", band: Bool = false
  ) throws -> String {
    var mask = EdgeMask(width: 8, height: 6)
    mask[0, 0] = band
    var comparison = FilmComparison()
    for (number, difference) in differences.enumerated() {
      var changed = grey(8, 6, 50)
      changed[5, 3] = SIMD4(50 + difference, 50, 50, 255)
      try comparison.add(
        frame: number, at: Double(number) / 4, of: changed, with: grey(8, 6, 50),
        band: band ? mask : nil)
    }
    let report = Report(
      title: title, expected: expected, actual: actual,
      facts: [Report.Fact("Device", "<none>")], comparison: comparison)
    return report.html { picture in Array("\(picture.width)x\(picture.height)".utf8) }
  }

  private func count(_ needle: String, in page: String) -> Int {
    page.components(separatedBy: needle).count - 1
  }

  @Test func aFilmHasVerdictTablePlotAndItsWorstFrames() throws {
    let page = try report([0, 20, 0, 1, 30, 2], band: true)
    #expect(page.contains("Beyond tolerance"))
    #expect(page.contains("2 of 6 frames beyond, interior max 30 of 2 (2 pixels above)"))
    for region in ["interior", "band", "whole"] {
      #expect(page.contains("<th scope=\"row\">\(region)</th>"))
    }
    #expect(page.contains("<svg class=\"plot\""))
    #expect(page.contains("interior ≤ 2") && page.contains("band ≤ 8"))
    #expect(page.contains("<title>frame 4 · 1.000 s · interior 30 · band 0 · mean 0.1562 · beyond"))
    #expect(count("<article>", in: page) == 3)
    let order = ["Frame 4 at 1.000 s", "Frame 1 at 0.250 s", "Frame 5 at 1.250 s"].map {
      page.range(of: "<h3>" + $0)?.lowerBound
    }
    #expect(
      order.allSatisfy { $0 != nil }
        && order.compactMap(\.self) == order.compactMap(\.self).sorted())
    #expect(count("type=\"range\"", in: page) == 3)
  }

  /// Each picture is in the page once; the wipe's are filled in by the script.
  @Test func picturesAreEmbeddedOnce() throws {
    let page = try report([9])
    let whole = "data:image/png;base64," + Data("8x6".utf8).base64EncodedString()
    // Expected, difference, actual, and their magnified parts, which are as large.
    #expect(count(whole, in: page) == 6)
    #expect(count("data-role=", in: page.components(separatedBy: "<script")[0]) == 3)
  }

  @Test func onePictureHasNoPlot() throws {
    let page = try report([9])
    #expect(!page.contains("<svg class=\"plot\""))
    #expect(page.contains("The worst pixel, in column 5 and row 3"))
    #expect(page.contains("<td>59</td>"))
  }

  @Test func equalFilmsShowOneFrame() throws {
    let page = try report([0, 0, 0])
    #expect(page.contains("Within tolerance") && page.contains("PSNR ∞ dB"))
    #expect(count("<article>", in: page) == 1)
    #expect(page.contains("No difference"))
  }

  @Test func textsAreEscaped() throws {
    let evil = "</title><script>alert('x & \"y\"')</script>\u{0}"
    let page = try report([9, 9], title: evil, expected: evil, actual: evil)
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("</title><script>"))
    #expect(!page.unicodeScalars.contains("\u{0}"))
    let escaped =
      "&lt;/title&gt;&lt;script&gt;alert(&#39;x &amp; &quot;y&quot;&#39;)&lt;/script&gt;"
    #expect(count(escaped, in: page) >= 5)
    #expect(page.contains("&lt;none&gt;"))
    #expect(count("<script", in: page) == 1)
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    let page = try report([0, 9])
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("//cdn"))
    #expect(!page.contains("<link") && !page.contains("@import") && !page.contains("url("))
    let sources = page.components(separatedBy: " src=\"").dropFirst()
    #expect(!sources.isEmpty && sources.allSatisfy { $0.hasPrefix("data:image/png;base64,") })
  }

  @Test func theEncodersErrorIsPassedOn() throws {
    struct Full: Error {}
    var comparison = FilmComparison()
    try comparison.add(frame: 0, of: grey(2, 2, 0), with: grey(2, 2, 0))
    let report = Report(title: "", expected: "", actual: "", comparison: comparison)
    #expect(throws: Full.self) {
      try report.html { (_) throws(Full) in throw Full() }
    }
  }

  /// Numbers from a real encoder of base 64, with every remainder.
  @Test(arguments: 0..<8) func pictureBytesAreBase64(length: Int) throws {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 97 + 200) }
    var comparison = FilmComparison()
    try comparison.add(frame: 0, of: grey(2, 2, 0), with: grey(2, 2, 0))
    let page = Report(title: "", expected: "", actual: "", comparison: comparison)
      .html { _ in bytes }
    #expect(page.contains("src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\""))
  }
}
