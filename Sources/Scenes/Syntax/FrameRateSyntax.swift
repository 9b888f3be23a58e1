internal import CreaseMotion

/// How a scene writes frame rates: 60, 29.97 or "30000/1001".
enum FrameRateSyntax {
  /// The frames per second that a film may have.
  static let range = NumberRange.from(0.01, through: 1000)
  /// The largest numerator and denominator, so that no frame's time overflows.
  static let limit = 1_000_000_000

  /// What is wrong with a text that is no frame rate.
  static func fault(_ found: String) -> SceneFault {
    .malformed(
      found: found, what: "a frame rate",
      remedy: "write frames per second such as 60, 29.97 or \"30000/1001\"")
  }

  /// Reads a number in decimal digits, or a fraction of two whole numbers.
  static func parse(_ text: String) -> Result<FrameRate, SceneFault> {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.utf8.count <= 40, let first = parts.first,
      parts.allSatisfy({ part in part.utf8.first?.isDigit == true })
    else { return .failure(fault(text.quotedExcerpt)) }
    if parts.count == 1 {
      guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
        let value = Double(text)
      else { return .failure(fault(text.quotedExcerpt)) }
      return parse(value)
    }
    guard let numerator = Int(first), let denominator = Int(parts[1]) else {
      return .failure(fault(text.quotedExcerpt))
    }
    guard let rate = FrameRate(numerator, denominator), isAllowed(rate) else {
      return .failure(outOfRange(text))
    }
    return .success(rate)
  }

  /// The frame rate that a number stands for: one of television's k · 1000/1001 if the number is it
  /// rounded to two decimals or more, and else the simplest fraction within 1e-9 of it.
  static func parse(_ value: Double) -> Result<FrameRate, SceneFault> {
    let shown = JSONWriter.text(of: value)
    guard range.contains(value) else { return .failure(outOfRange(shown)) }
    let decimals = shown.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    if decimals >= 2 {
      var half = 0.5
      for _ in 0..<decimals { half /= 10 }
      for whole in [24, 30, 48, 60, 120] {
        let exact = Double(whole * 1000) / 1001
        // A digit written in full differs from the fraction only by rounding to a Double.
        if abs(value - exact) <= max(half, 1e-12), let rate = FrameRate(whole * 1000, 1001) {
          return .success(rate)
        }
      }
    }
    guard let rate = nearest(to: value) else { return .failure(outOfRange(shown)) }
    return .success(rate)
  }

  /// The simplest fraction within 1e-9 of a number, since that is how a program that divides prints
  /// one: the convergents of its continued fraction (Hardy and Wright, An Introduction to the Theory
  /// of Numbers, §10.2), each the best for its size.
  private static func nearest(to value: Double) -> FrameRate? {
    var (numerator, denominator) = (1, 0)
    var (formerNumerator, formerDenominator) = (0, 1)
    var rest = value
    while true {
      let whole = Int(rest.rounded(.down))
      (numerator, formerNumerator) = (whole * numerator + formerNumerator, numerator)
      (denominator, formerDenominator) = (whole * denominator + formerDenominator, denominator)
      let error = abs(value - Double(numerator) / Double(denominator))
      let remainder = rest - rest.rounded(.down)
      if error <= 1e-9 || remainder < 1e-9 || denominator > 1_000_000 {
        return FrameRate(numerator, denominator)
      }
      rest = 1 / remainder
    }
  }

  /// Whether a film can have a frame rate.
  static func isAllowed(_ rate: FrameRate) -> Bool {
    range.contains(rate.framesPerSecond) && rate.numerator <= 1000 * limit
      && rate.denominator <= limit
  }

  /// The fault of a frame rate that is too high or too low.
  static func outOfRange(_ found: String) -> SceneFault {
    .outOfRange(
      found: found.escapedExcerpt,
      allowed: "\(range) frames per second, the denominator at most \(limit)")
  }
}
