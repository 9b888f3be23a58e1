extension Double {
  /// The number with a fixed count of digits after the point, cut off toward zero, so that 1 is
  /// written only for 1 itself. For magnitudes below 10¹² and at most 6 digits.
  func fixed(digits: Int) -> String {
    let factor = (0..<digits).reduce(1) { product, _ in product * 10 }
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let units = Int(magnitude * Double(factor))
    let fraction = String(units % factor)
    let padding = String(repeating: "0", count: max(0, digits - fraction.count))
    let sign = self < 0 ? "-" : ""
    return "\(sign)\(units / factor)" + (digits > 0 ? "." + padding + fraction : "")
  }
}
