internal import CreasePixmaps

extension Report {
  /// The extent of the magnified part around the worst pixel, in pixels.
  private static var detailSide: Int { 24 }

  /// One of the worst frames: expected, difference, actual, a wipe between the two, and the
  /// surroundings of the worst pixel.
  static func article<Failure: Error>(
    _ shown: WorstFrame, index: Int, of report: Report, png: (Pixmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> String {
    let comparison = shown.frame.verdict.comparison
    // Small differences need more to be seen.
    let factor = comparison.whole.largest <= 3 ? 64 : 16
    let difference = shown.expected.difference(from: shown.actual, factor: factor)
    func tile(
      _ role: String, _ picture: Pixmap, _ name: String, mark: String = ""
    ) throws(Failure) -> String {
      """
      <figure><div class="view"><img data-role="\(role)" width="\(picture.width)" \
      height="\(picture.height)"\(picture.isSmall ? " class=\"pixels\"" : "") \
      alt="\(name.escapedForHTML)" src="\(try source(of: picture, png: png))">\(mark)</div>
      <figcaption>\(name.escapedForHTML)</figcaption></figure>
      """
    }
    let tiles = [
      try tile("expected", shown.expected, "Expected: \(report.expected)"),
      try tile(
        "difference", difference,
        comparison.whole.largest == 0
          ? "No difference" : "Difference × \(factor), the worst pixel ringed",
        mark: mark(at: comparison.whole.worst, on: difference)),
      try tile("actual", shown.actual, "Actual: \(report.actual)"),
      wipe(index: index, of: shown),
    ]
    return """
      <article>
      <h3>\(heading(shown.frame, of: report)) \(chip(shown.frame.verdict))</h3>
      <p class="numbers">\(shown.frame.verdict.numbers.escapedForHTML)</p>
      <div class="tiles">
      \(tiles.joined(separator: "\n"))
      </div>
      \(try detail(shown, difference: difference, png: png))
      </article>
      """
  }

  /// A ring around the worst pixel, which may be all that differs and too small to be seen.
  private static func mark(at worst: SIMD2<Int>?, on picture: Pixmap) -> String {
    guard let worst else { return "" }
    let x = (Double(worst.x) + 0.5) / Double(picture.width) * 100
    let y = (Double(worst.y) + 0.5) / Double(picture.height) * 100
    return "<svg class=\"mark\" aria-hidden=\"true\"><circle class=\"halo\" cx=\"\(x.short)%\" "
      + "cy=\"\(y.short)%\" r=\"12\"/><circle cx=\"\(x.short)%\" cy=\"\(y.short)%\" r=\"12\"/></svg>"
  }

  private static func heading(_ frame: ComparedFrame, of report: Report) -> String {
    report.comparison.frameCount > 1
      ? frame.name.capitalizedFirst.escapedForHTML : report.title.escapedForHTML
  }

  private static func chip(_ verdict: Verdict) -> String {
    verdict.passes
      ? "<span class=\"chip passed\">within tolerance</span>"
      : "<span class=\"chip failed\">beyond tolerance</span>"
  }

  /// The script fills in the two pictures, so that the page holds each of them once.
  private static func wipe(index: Int, of shown: WorstFrame) -> String {
    let small = shown.expected.isSmall ? " class=\"pixels\"" : ""
    let size = "width=\"\(shown.expected.width)\" height=\"\(shown.expected.height)\""
    return """
      <figure class="wipe" hidden><div class="view stage">
      <img data-from="actual" \(size)\(small) alt=""><img data-from="expected" \(size)\(small) alt="">
      <span class="bar" aria-hidden="true"></span>
      <input type="range" id="wipe-\(index)" min="0" max="100" step="0.5" value="50" \
      aria-label="Wipe between expected and actual, \(shown.frame.name)">
      </div><figcaption>Expected <span aria-hidden="true">◂ drag ▸</span> Actual</figcaption></figure>
      """
  }

  private static func detail<Failure: Error>(
    _ shown: WorstFrame, difference: Pixmap, png: (Pixmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> String {
    guard let worst = shown.frame.verdict.comparison.whole.worst else { return "" }
    var pictures: [String] = []
    for (name, picture) in [
      ("expected", shown.expected), ("difference", difference), ("actual", shown.actual),
    ] {
      let part = picture.crop(around: worst, side: detailSide)
      pictures.append(
        "<img class=\"pixels\" width=\"\(part.width)\" height=\"\(part.height)\" "
          + "alt=\"\(name), magnified\" src=\"\(try source(of: part, png: png))\">")
    }
    return """
      <div class="detail">
      <div class="parts">\(pictures.joined(separator: "\n"))</div>
      <table><caption>The worst pixel, in column \(worst.x) and row \(worst.y), with its surroundings</caption>
      <thead><tr><td></td><th scope="col">R</th><th scope="col">G</th><th scope="col">B</th>\
      <th scope="col">A</th></tr></thead>
      <tbody>\(pixelRow("Expected", shown.expected[worst.x, worst.y]))
      \(pixelRow("Actual", shown.actual[worst.x, worst.y]))</tbody></table>
      </div>
      """
  }

  private static func pixelRow(_ name: String, _ pixel: SIMD4<UInt8>) -> String {
    let cells = (0..<4).map { "<td>\(pixel[$0])</td>" }.joined()
    return "<tr><th scope=\"row\">\(name)</th>\(cells)</tr>"
  }

  private static func source<Failure: Error>(
    of picture: Pixmap, png: (Pixmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> String {
    "data:image/png;base64," + Base64.encode(try png(picture))
  }
}

extension Pixmap {
  /// Whether a browser will magnify it, and should then show its pixels.
  fileprivate var isSmall: Bool { width < 200 }
}
