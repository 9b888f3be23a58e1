internal import CreaseMotion

extension Shape<FrameRate> {
  /// Frames per second as a number, or a fraction in a text.
  static let frameRate = Shape(
    schema: .object(
      .init(
        "anyOf",
        .array([
          JSONValue.object(.init("type", "number")).adding(FrameRateSyntax.range.schema),
          .object(
            .init("type", "string"), .init("pattern", "^[0-9]+(\\.[0-9]*|/[0-9]+)?$")),
        ]))),
    read: { json, reader in
      let result: Result<FrameRate, SceneFault>
      switch json.kind {
      case .number(let value): result = FrameRateSyntax.parse(value)
      case .string(let text): result = FrameRateSyntax.parse(text)
      default: result = .failure(FrameRateSyntax.fault(json.summary))
      }
      switch result {
      case .success(let rate): return rate
      case .failure(let fault):
        reader.report(fault)
        return nil
      }
    },
    check: { rate, reader in
      guard !FrameRateSyntax.isAllowed(rate) else { return }
      reader.report(FrameRateSyntax.outOfRange("\(rate)"))
    },
    write: { rate in
      rate.denominator == 1
        ? JSONValue(.number(Double(rate.numerator))) : JSONValue(.string("\(rate)"))
    })
}
