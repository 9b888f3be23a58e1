extension Report {
  /// The table of the metrics.
  var metricsSection: String {
    let rows = comparison.regions.map(Self.row)
    let channels = ["R", "G", "B", "A"].map { "<th scope=\"col\" class=\"channel\">\($0)</th>" }
      .joined()
    return """
      <section aria-labelledby="metrics">
      <h2 id="metrics">Metrics</h2>
      <div class="scroll">
      <table>
      <thead>
      <tr><th rowspan="2" scope="col">Region</th><th rowspan="2" scope="col">Pixels</th>
      <th colspan="4" scope="colgroup">Largest difference</th>
      <th colspan="4" scope="colgroup">Mean difference</th>
      <th rowspan="2" scope="col">Limit</th><th rowspan="2" scope="col">Pixels above</th>
      <th rowspan="2" scope="col">PSNR</th><th rowspan="2" scope="col">SSIM</th></tr>
      <tr>\(channels)\(channels)</tr>
      </thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      </section>
      """
  }

  private static func row(_ region: FilmComparison.Region) -> String {
    let metrics = region.metrics
    let maxima = (0..<4).map { channel in
      let value = Int(metrics.maximum[channel])
      let isOver = region.limit.map { value > $0 } ?? false
      return "<td\(isOver ? " class=\"over\"" : "")>\(value)</td>"
    }
    let means = metrics.meanTexts.map { "<td>\($0.escapedForHTML)</td>" }
    let above = region.above
    return """
      <tr><th scope="row">\(region.name)</th><td>\(metrics.pixelCount.grouped)</td>\
      \(maxima.joined())\(means.joined())\
      <td>\(region.limit.map { "\($0)" } ?? "–")</td>\
      <td\(above ?? 0 > 0 ? " class=\"over\"" : "")>\(above.map(\.grouped) ?? "–")</td>\
      <td>\(metrics.psnrText)</td><td>\(metrics.ssim.fixed(digits: 5))</td></tr>
      """
  }
}

extension Int {
  /// The digits in groups of three, with narrow no-break spaces between.
  var grouped: String {
    var digits = Array(String(magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert("\u{202F}", at: place)
    }
    return (self < 0 ? "−" : "") + String(digits)
  }
}
