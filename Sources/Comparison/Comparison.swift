public import CreasePixmaps

/// Two pictures of one size, measured over the whole, over the band around edges and over the
/// interior, which is all the rest.
public struct Comparison: Sendable, Hashable {
  /// The metrics of all pixels.
  public let whole: Metrics
  /// The metrics of the pixels outside the band.
  public let interior: Metrics
  /// The metrics of the pixels in the band.
  public let band: Metrics

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - actual: The picture to judge.
  ///   - expected: The picture that it should equal.
  ///   - mask: The band around edges; without one all pixels are interior.
  /// - Throws: `ComparisonError` if the pictures or the mask differ in size.
  public init(
    of actual: Pixmap, with expected: Pixmap, band mask: EdgeMask? = nil
  ) throws(ComparisonError) {
    let width = expected.width
    let height = expected.height
    guard actual.width == width, actual.height == height else {
      throw .sizes(
        expectedWidth: width, expectedHeight: height,
        actualWidth: actual.width, actualHeight: actual.height)
    }
    if let mask, mask.width != width || mask.height != height {
      throw .maskSize(
        maskWidth: mask.width, maskHeight: mask.height, width: width, height: height)
    }
    var interior = Tally()
    var band = Tally()
    var similarity = Similarity(expected, actual)
    for y in 0..<height {
      similarity.moveOn(to: y)
      for x in 0..<width {
        let difference = expected[x, y].distance(to: actual[x, y])
        if mask?[x, y] == true {
          band.add(difference, similarity: similarity.row[x], x: x, y: y)
        } else {
          interior.add(difference, similarity: similarity.row[x], x: x, y: y)
        }
      }
    }
    whole = Metrics(interior.adding(band))
    self.interior = Metrics(interior)
    self.band = Metrics(band)
  }
}

extension SIMD4<UInt8> {
  /// The absolute difference of each component.
  func distance(to other: Self) -> Self {
    pointwiseMax(self, other) &- pointwiseMin(self, other)
  }
}
