internal import Glibc

extension Plot {
  /// The logarithm to the base of 2.
  static func logarithm(_ value: Double) -> Double { log2(value) }

  /// The least of 1, 2 or 5 times a power of ten that is not below a number; 1 for 0.
  static func roundedUp(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return 1 }
    let power = pow(10, log10(value).rounded(.down))
    for factor in [1.0, 2, 5] where factor * power >= value { return factor * power }
    return 10 * power
  }

  /// The distance between ticks of an axis, for about ten of them.
  static func niceStep(for span: Double) -> Double { span > 0 ? roundedUp(span / 10) : 1 }
}

extension Double {
  /// The number with at most six digits after the point, and no zeros at its end.
  var short: String {
    let nudge = self < 0 ? -5e-7 : 5e-7
    var text = (self + nudge).fixed(digits: 6)[...]
    while text.hasSuffix("0") { text = text.dropLast() }
    if text.hasSuffix(".") { text = text.dropLast() }
    return text == "-0" ? "0" : String(text)
  }
}
