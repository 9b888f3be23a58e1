extension Double {
  /// The nearest number in 0…1; 0 for what is not a number.
  var unitClamped: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
