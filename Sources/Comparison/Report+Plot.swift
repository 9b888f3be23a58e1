extension Report {
  /// The run of the difference; nothing for a single frame.
  var plotSection: String {
    guard comparison.series.points.count > 1 else { return "" }
    let plot = Plot(comparison)
    let band =
      plot.hasBand
      ? "<span class=\"key band\">band</span>" : ""
    return """
      <section aria-labelledby="run">
      <h2 id="run">Difference over time</h2>
      <p class="legend"><span class="key interior">interior</span>\(band)
      <span class="key limit">limit</span><span class="key bad">beyond tolerance</span></p>
      <div class="scroll">
      \(plot.svg)
      </div>
      </section>
      """
  }
}

/// The run of the difference as two plots over one axis: the largest difference on a logarithmic
/// scale, since 1 of 255 and 255 both matter, and the mean.
struct Plot {
  private static let width = 960.0
  private static let height = 330.0
  private static let left = 64.0
  private static let right = 872.0
  private static let largestTop = 26.0
  private static let largestBottom = 186.0
  private static let meanTop = 220.0
  private static let meanBottom = 280.0

  private let points: [DifferenceSeries.Point]
  private let parity: Parity
  private let isTimed: Bool
  private let start: Double
  private let end: Double
  private let topValue: Double
  private let topMean: Double

  /// Whether there is a band to draw.
  let hasBand: Bool

  init(_ comparison: FilmComparison) {
    points = comparison.series.points
    parity = comparison.parity
    hasBand = points.contains { $0.band != nil }
    isTimed = points.allSatisfy { $0.time != nil }
    let isTimed = isTimed
    let positions = points.map { isTimed ? $0.time ?? 0 : Double($0.firstFrame) }
    start = positions.first ?? 0
    end = positions.last ?? 1
    let limit = max(parity.interior, hasBand ? parity.band : 0)
    let largest = points.map { max($0.interior, $0.band ?? 0) }.max() ?? 0
    var top = 4.0
    while top < Double(max(limit, largest)) * 1.1, top < 255 { top *= 2 }
    topValue = min(top, 255)
    topMean = Self.roundedUp(points.map(\.mean).max() ?? 0)
  }

  /// The drawing.
  var svg: String {
    let parts = [
      failures, largestAxis, meanAxis, timeAxis, limits, lines,
      hits,
    ]
    return """
      <svg class="plot" viewBox="0 0 \(Self.width.short) \(Self.height.short)" role="img" \
      aria-label="Largest and mean difference of each frame">
      \(parts.joined(separator: "\n"))
      </svg>
      """
  }

  private func x(_ point: DifferenceSeries.Point) -> Double {
    x(isTimed ? point.time ?? 0 : Double(point.firstFrame))
  }

  private func x(_ position: Double) -> Double {
    let span = end - start
    return Self.left + (span > 0 ? (position - start) / span : 0) * (Self.right - Self.left)
  }

  private func y(largest value: Double) -> Double {
    let part = Self.logarithm(1 + value) / Self.logarithm(1 + topValue)
    return Self.largestBottom - part * (Self.largestBottom - Self.largestTop)
  }

  private func y(mean value: Double) -> Double {
    Self.meanBottom - value / topMean * (Self.meanBottom - Self.meanTop)
  }

  private var largestAxis: String {
    var values = [0]
    var value = 1
    while Double(value) < topValue {
      values.append(value)
      value *= 2
    }
    values.append(Int(topValue))
    let ticks = values.map { value in
      grid(y: y(largest: Double(value)), label: "\(value)")
    }
    return ticks.joined() + caption("Largest difference, of 255 (logarithmic)", y: Self.largestTop)
  }

  private var meanAxis: String {
    [0, topMean / 2, topMean].map { grid(y: y(mean: $0), label: $0.short) }.joined()
      + caption("Mean difference", y: Self.meanTop)
  }

  private var timeAxis: String {
    let step = Self.niceStep(for: end - start)
    var ticks: [String] = []
    var tick = (start / step).rounded(.up) * step
    while tick <= end + step * 1e-6, ticks.count < 40 {
      let place = x(tick).short
      ticks.append(
        "<path class=\"tick\" d=\"M\(place) \(Self.meanBottom.short)v5\"/><text class=\"label\" "
          + "x=\"\(place)\" y=\"\((Self.meanBottom + 19).short)\" text-anchor=\"middle\">"
          + "\(tick.short)</text>")
      tick += step
    }
    let middle = ((Self.left + Self.right) / 2).short
    return ticks.joined()
      + "<text class=\"caption\" x=\"\(middle)\" y=\"\((Self.height - 10).short)\" "
      + "text-anchor=\"middle\">\(isTimed ? "Time in seconds" : "Frame")</text>"
  }

  private var limits: String {
    var limits = [("interior", parity.interior)]
    if hasBand { limits.append(("band", parity.band)) }
    return limits.map { name, limit in
      let place = y(largest: Double(min(limit, Int(topValue))))
      return "<path class=\"limit \(name)\" d=\"M\(Self.left.short) \(place.short)H"
        + "\(Self.right.short)\"/><text class=\"label \(name)\" x=\"\((Self.right + 8).short)\" "
        + "y=\"\((place + 4).short)\">\(name) ≤ \(limit)</text>"
    }.joined()
  }

  private var lines: String {
    var lines = [
      line("interior", points.map { (x($0), y(largest: Double($0.interior))) }),
      line("mean", points.map { (x($0), y(mean: $0.mean)) }),
    ]
    if hasBand {
      let band = points.compactMap { point in
        point.band.map { (x(point), y(largest: Double($0))) }
      }
      lines.insert(line("band", band), at: 0)
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ places: [(Double, Double)]) -> String {
    let text = places.map { "\($0.0.short),\($0.1.short)" }.joined(separator: " ")
    return "<polyline class=\"line \(name)\" points=\"\(text)\"/>"
  }

  /// A red ground behind frames beyond tolerance.
  private var failures: String {
    columns { $0.failedCount > 0 }.map { column in
      "<rect class=\"failure\" \(column.frame)/>"
    }.joined()
  }

  /// What a pointer reads off at each point.
  private var hits: String {
    columns { _ in true }.map {
      "<rect class=\"hit\" \($0.frame)><title>\($0.title)</title></rect>"
    }
    .joined()
  }

  /// The stretches of the axis that belong to points, half-way to the neighbours.
  private func columns(
    where isIncluded: (DifferenceSeries.Point) -> Bool
  ) -> [(frame: String, title: String)] {
    let places = points.map(x)
    return points.indices.filter { isIncluded(points[$0]) }.map { index in
      let from = index > 0 ? (places[index - 1] + places[index]) / 2 : Self.left
      let to = index + 1 < places.count ? (places[index] + places[index + 1]) / 2 : Self.right
      let frame =
        "x=\"\(from.short)\" y=\"\(Self.largestTop.short)\" width=\"\(max(0.5, to - from).short)\" "
        + "height=\"\((Self.meanBottom - Self.largestTop).short)\""
      return (frame, title(points[index]))
    }
  }

  private func title(_ point: DifferenceSeries.Point) -> String {
    var parts = [
      point.frameCount == 1
        ? "frame \(point.firstFrame)" : "frames \(point.firstFrame) to \(point.lastFrame)"
    ]
    if let time = point.time { parts.append("\(time.fixed(digits: 3)) s") }
    parts.append("interior \(point.interior)")
    if let band = point.band { parts.append("band \(band)") }
    parts.append("mean \(point.mean.fixed(digits: 4))")
    if point.failedCount > 0 { parts.append("beyond tolerance") }
    return parts.joined(separator: " · ")
  }

  private func grid(y: Double, label: String) -> String {
    "<path class=\"grid\" d=\"M\(Self.left.short) \(y.short)H\(Self.right.short)\"/>"
      + "<text class=\"label\" x=\"\((Self.left - 8).short)\" y=\"\((y + 4).short)\" "
      + "text-anchor=\"end\">\(label)</text>"
  }

  private func caption(_ text: String, y: Double) -> String {
    "<text class=\"caption\" x=\"\(Self.left.short)\" y=\"\((y - 10).short)\">\(text)</text>"
  }
}
