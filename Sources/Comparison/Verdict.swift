/// Whether a comparison is within a parity's limits, with the numbers that say so.
public struct Verdict: Sendable, Hashable, CustomStringConvertible {
  /// The limits.
  public let parity: Parity
  /// The measured pictures.
  public let comparison: Comparison

  /// Judges a comparison by a parity.
  public init(parity: Parity, comparison: Comparison) {
    self.parity = parity
    self.comparison = comparison
  }

  /// The number of interior pixels over the interior's limit.
  public var interiorAbove: Int { comparison.interior.count(above: parity.interior) }
  /// The number of the band's pixels over the band's limit.
  public var bandAbove: Int { comparison.band.count(above: parity.band) }

  /// Whether all of the interior is within its limit, and so many of the band's pixels that the
  /// rest is at most the allowed share.
  public var passes: Bool {
    interiorAbove == 0 && bandAbove * 1000 <= comparison.band.pixelCount * parity.bandPerMille
  }

  /// The verdict in one line.
  public var description: String {
    (passes ? "within tolerance: " : "beyond tolerance: ") + numbers
  }

  /// The numbers behind the verdict, in one line.
  var numbers: String {
    let whole = comparison.whole
    var parts = [
      "interior max \(comparison.interior.largest) of \(parity.interior)"
        + (interiorAbove == 0 ? "" : " (\(interiorAbove.counted("pixel")) above)")
    ]
    if comparison.band.pixelCount > 0 {
      parts.append(
        "band max \(comparison.band.largest) of \(parity.band) (\(bandAbove) of"
          + " \(comparison.band.pixelCount) pixels above, \(parity.bandPerMille) ‰ allowed)")
    }
    if let worst = whole.worst { parts.append("worst at (\(worst.x), \(worst.y))") }
    parts.append("PSNR \(whole.psnrText)")
    parts.append("SSIM \(whole.ssim.fixed(digits: 5))")
    return parts.joined(separator: ", ")
  }
}
