/// What counts as one instant.
enum Instant {
  /// Times that differ by no more than this many seconds mean the same instant: the sum of a
  /// script's time and a sample's time is off by rounding from the frame time that is meant, and a
  /// frame must not show the sample before for that.
  static let tolerance = 1e-9
}
