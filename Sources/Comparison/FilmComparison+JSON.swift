extension FilmComparison {
  /// The outcome as a JSON text.
  ///
  /// `passes`, `objections`, the `parity`, the counts of `frames` and `failedFrames`,
  /// `firstFailedFrame` (null if there is none), the metrics of `whole`, `interior` and `band`, and
  /// the `worstFrames` with theirs. A region has its number of `pixels`, the `maximum` and `mean`
  /// difference of red, green, blue and alpha in steps of 1/255, `psnr` in decibels (null where it
  /// is infinite: all pixels are equal), `ssim`, and with a limit the number of pixels `above` it.
  public var json: String {
    JSONText.object(
      [
        ("passes", .bool(passes)), ("objections", .list(objections.map { .string($0) })),
        (
          "parity",
          .object([
            ("interior", .integer(parity.interior)), ("band", .integer(parity.band)),
            ("bandPerMille", .integer(parity.bandPerMille)),
          ])
        ), ("frames", .integer(frameCount)), ("failedFrames", .integer(failedCount)),
        ("firstFailedFrame", firstFailed.map { .integer($0.number) } ?? .null),
      ] + Self.regions(whole: whole, interior: interior, band: band, parity: parity)
        + [("worstFrames", .list(worst.map { Self.json(of: $0.frame) }))]
    ).text() + "\n"
  }

  private static func json(of frame: ComparedFrame) -> JSONText {
    let comparison = frame.verdict.comparison
    return .object(
      [
        ("frame", .integer(frame.number)), ("time", frame.time.map { .number($0) } ?? .null),
        ("passes", .bool(frame.verdict.passes)),
        (
          "worstPixel",
          comparison.whole.worst.map { .list([.integer($0.x), .integer($0.y)]) } ?? .null
        ),
      ]
        + regions(
          whole: comparison.whole, interior: comparison.interior, band: comparison.band,
          parity: frame.verdict.parity))
  }

  private static func regions(
    whole: Metrics, interior: Metrics, band: Metrics, parity: Parity
  ) -> [(String, JSONText)] {
    [
      ("whole", json(of: whole, limit: nil)),
      ("interior", json(of: interior, limit: parity.interior)),
      ("band", json(of: band, limit: parity.band)),
    ]
  }

  private static func json(of metrics: Metrics, limit: Int?) -> JSONText {
    .object(
      [
        ("pixels", .integer(metrics.pixelCount)),
        ("maximum", .list((0..<4).map { .integer(Int(metrics.maximum[$0])) })),
        ("mean", .list((0..<4).map { .number(metrics.mean[$0]) })),
        ("psnr", .number(metrics.psnr)), ("ssim", .number(metrics.ssim)),
      ] + (limit.map { [("above", .integer(metrics.count(above: $0)))] } ?? []))
  }
}
