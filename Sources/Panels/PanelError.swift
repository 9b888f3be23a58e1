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
  /// A picture's file can't be opened or read.
  case pictureUnreadable(picture: String, reason: String)
  /// A picture's file holds nothing that can be drawn; `reason` says what it seems to be.
  case pictureUnknown(picture: String, reason: String)
  /// A picture's bytes are damaged or not whole.
  case pictureBroken(picture: String, reason: String)
  /// A picture has, or claims to have, too long a side or too many pixels.
  case pictureTooLarge(picture: String, width: Int, height: Int)
  /// A library that pictures of this kind need is not installed; `package` is its Debian package.
  case libraryMissing(picture: String, reason: String, package: String)

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
      "contents of \(width) × \(height) pixels are over the limit of \(Self.sideLimit) pixels a side"
        + " or \(Self.pixelLimit) in all; lower their size or the scale"
    case .outOfMemory(let width, let height):
      "there is no memory for contents of \(width) × \(height) pixels; lower the scale"
    case .library(let call, let reason):
      "\(call) failed: \(reason)"
    case .pictureUnreadable(let picture, let reason):
      "\(picture) can't be read: \(reason)"
    case .pictureUnknown(let picture, let reason):
      "\(picture) is no picture that can be drawn: \(reason);"
        + " PNG, JPEG, WebP, GIF, SVG, AVIF, BMP and TIFF can"
    case .pictureBroken(let picture, let reason):
      "\(picture) is damaged or not whole: \(reason); make it anew"
    case .pictureTooLarge(let picture, let width, let height):
      "\(picture): a picture of \(width) × \(height) pixels is over the limit of"
        + " \(Self.sideLimit) pixels a side or \(Self.pixelLimit) in all; scale it down"
    case .libraryMissing(let picture, let reason, let package):
      "\(picture) needs a library that can't be used: \(reason);"
        + " install it (on Debian: apt-get install \(package))"
    }
  }
}
