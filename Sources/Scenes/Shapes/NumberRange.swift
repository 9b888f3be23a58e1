/// The numbers that a value may be.
struct NumberRange: Sendable {
  /// The least number, or the one that the value must be above.
  var low: Double
  /// Whether `low` itself is left out.
  var excludesLow: Bool
  /// The greatest number.
  var high: Double

  /// The numbers above one, up to another.
  static func above(_ low: Double, through high: Double) -> NumberRange {
    NumberRange(low: low, excludesLow: true, high: high)
  }

  /// The numbers from one to another.
  static func from(_ low: Double, through high: Double) -> NumberRange {
    NumberRange(low: low, excludesLow: false, high: high)
  }

  /// Whether a number is in the range; NaN is in none.
  func contains(_ number: Double) -> Bool {
    (excludesLow ? number > low : number >= low) && number <= high
  }

  /// The members by which a JSON Schema tells the range.
  var schema: [JSONValue.Member] {
    [
      .init(excludesLow ? "exclusiveMinimum" : "minimum", .init(.number(low))),
      .init("maximum", .init(.number(high))),
    ]
  }
}

extension NumberRange: CustomStringConvertible {
  var description: String {
    let high = JSONWriter.text(of: high)
    let low = JSONWriter.text(of: low)
    return excludesLow ? "above \(low), at most \(high)" : "\(low) to \(high)"
  }
}
