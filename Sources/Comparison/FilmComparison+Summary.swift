extension FilmComparison: CustomStringConvertible {
  /// The outcome in one line.
  public var description: String {
    (passes ? "within tolerance: " : "beyond tolerance: ")
      + (objections + [numbers]).joined(separator: "; ")
  }

  /// The numbers behind the outcome, in one line.
  var numbers: String {
    guard frameCount > 0 else { return "no frame was compared" }
    if frameCount == 1, let only = worst.first { return only.frame.verdict.numbers }
    var parts: [String] = []
    parts.append(
      failedCount == 0 ? "\(frameCount) frames" : "\(failedCount) of \(frameCount) frames beyond")
    let interior = interior
    let above = interior.count(above: parity.interior)
    parts.append(
      "interior max \(interior.largest) of \(parity.interior)"
        + (above == 0 ? "" : " (\(above.counted("pixel")) above)"))
    let band = band
    if band.pixelCount > 0 {
      parts.append(
        "band max \(band.largest) of \(parity.band) (\(band.count(above: parity.band)) of"
          + " \(band.pixelCount.counted("pixel")) above, \(parity.bandPerMille) ‰ allowed)")
    }
    let whole = whole
    parts.append("PSNR \(whole.psnrText)")
    parts.append("SSIM \(whole.ssim.fixed(digits: 5))")
    return parts.joined(separator: ", ")
  }

  /// The metrics of each region as a table of plain text, its columns lined up.
  public var table: String {
    let regions = regions
    let head = ["", "pixels", "max R G B A", "mean R G B A", "above", "PSNR", "SSIM"]
    let rows = [head] + regions.map(\.cells)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + gap : gap + cell.0
      }
      return cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// A region as tables show it.
  struct Region {
    var name: String
    var metrics: Metrics
    /// The largest difference that the parity allows there; nil for the whole.
    var limit: Int?

    var above: Int? { limit.map { metrics.count(above: $0) } }

    var cells: [String] {
      [
        name, "\(metrics.pixelCount)",
        (0..<4).map { "\(metrics.maximum[$0])" }.joined(separator: " "),
        metrics.meanTexts.joined(separator: " "),
        above.map { "\($0)" } ?? "–", metrics.psnrText, metrics.ssim.fixed(digits: 5),
      ]
    }
  }

  /// Interior, band and whole; where there is no band, the whole alone.
  var regions: [Region] {
    guard band.pixelCount > 0 else {
      return [Region(name: "whole", metrics: interior, limit: parity.interior)]
    }
    return [
      Region(name: "interior", metrics: interior, limit: parity.interior),
      Region(name: "band", metrics: band, limit: parity.band),
      Region(name: "whole", metrics: whole, limit: nil),
    ]
  }
}

extension Metrics {
  /// The peak signal-to-noise ratio with its unit.
  var psnrText: String { "\(psnr.isFinite ? psnr.fixed(digits: 1) : "∞") dB" }

  /// The mean difference of each channel; 0 only where there is none.
  var meanTexts: [String] {
    (0..<4).map { channel in
      let value = mean[channel]
      return value == 0 ? "0" : value < 1e-4 ? "<0.0001" : value.fixed(digits: 4)
    }
  }
}

extension Int {
  /// The number with its noun: "1 pixel", "3 pixels".
  func counted(_ noun: String) -> String { "\(self) \(noun)" + (self == 1 ? "" : "s") }
}
