/// What two renderers must agree on.
public struct Parity: Sendable, Hashable {
  /// The largest channel difference allowed outside the band, 0…255.
  public var interior: Int
  /// The largest channel difference allowed in the band, 0…255, but for a few pixels.
  public var band: Int
  /// How many of 1000 pixels in the band may differ by more than `band`, 0…1000.
  public var bandPerMille: Int

  /// Makes a parity from its limits; those of `Tolerance` unless said otherwise.
  public init(
    interior: Int = Tolerance.interior, band: Int = Tolerance.band,
    bandPerMille: Int = Tolerance.bandPerMille
  ) {
    self.interior = interior
    self.band = band
    self.bandPerMille = bandPerMille
  }

  /// What holds for two renderers on any frame.
  public static let standard = Parity()
  /// What holds for two renderers on flat frames whose panels lie on whole pixels, and for two runs
  /// of one renderer: no difference at all.
  public static let identical = Parity(interior: 0, band: 0, bandPerMille: 0)

  /// Judges a comparison.
  public func verdict(on comparison: Comparison) -> Verdict {
    Verdict(parity: self, comparison: comparison)
  }
}
