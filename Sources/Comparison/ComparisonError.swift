/// Why two pictures could not be compared.
public enum ComparisonError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The pictures differ in size, in pixels.
  case sizes(expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int)
  /// The band's mask and the pictures differ in size, in pixels.
  case maskSize(maskWidth: Int, maskHeight: Int, width: Int, height: Int)

  /// What happened and what to do about it.
  public var description: String {
    switch self {
    case .sizes(let expectedWidth, let expectedHeight, let actualWidth, let actualHeight):
      "the expected picture has \(expectedWidth) × \(expectedHeight) pixels, the actual one"
        + " \(actualWidth) × \(actualHeight); give both the same canvas and scale"
    case .maskSize(let maskWidth, let maskHeight, let width, let height):
      "the edges' mask has \(maskWidth) × \(maskHeight) pixels, the pictures"
        + " \(width) × \(height); make the mask for the pictures' size"
    }
  }
}
