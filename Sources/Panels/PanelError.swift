/// Why contents could not be made into pixels.
public enum PanelError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A measure is not a number or infinite.
  case notFinite(field: String, value: Double)
  /// The number of pixels per point is not above 0.
  case scale(Double)
  /// The font's size is not above 0, or over the limit, in pixels.
  case fontSize(points: Double, scale: Double, limit: Double)
  /// The inked part of the sheet has too long a side or too many pixels.
  case tooLarge(width: Int, height: Int)
  /// There was no memory for a picture of that many pixels.
  case outOfMemory(width: Int, height: Int)
  /// A call of the drawing library failed.
  case library(call: String, reason: String)

  /// The largest font size that is drawn, in pixels.
  public static let fontSizeLimit = 16384.0
  /// The longest side of a raster, in pixels: Cairo's limit for a picture in memory.
  public static let sideLimit = 32767
  /// The largest number of pixels of a raster: 2^28, as for a whole frame.
  public static let pixelLimit = 1 << 28

  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .notFinite(let field, let value):
      "\(field) is \(value); give a finite number"
    case .scale(let scale):
      "a scale of \(scale) pixels per point can't be drawn; give one above 0"
    case .fontSize(let points, let scale, let limit):
      "a font size of \(points) points at scale \(scale) can't be drawn;"
        + " give one above 0 and at most \(limit) pixels"
    case .tooLarge(let width, let height):
      "a text of \(width) × \(height) pixels is over the limit of \(Self.sideLimit) pixels a side"
        + " or \(Self.pixelLimit) in all; lower the font size or the scale"
    case .outOfMemory(let width, let height):
      "there is no memory for a text of \(width) × \(height) pixels; lower the scale"
    case .library(let call, let reason):
      "\(call) failed: \(reason)"
    }
  }
}
