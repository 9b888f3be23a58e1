internal import CreaseCAV

/// How the bytes of a pixel lie in an encoder's picture of one plane.
enum PackedLayout {
  /// Red, green, blue and straight alpha.
  case rgba
  /// Blue, green, red and straight alpha.
  case bgra
  /// Red, green and blue.
  case rgb
  /// Blue, green, red and an unused byte.
  case bgr0

  /// FFmpeg's name for it.
  var format: AVPixelFormat {
    switch self {
    case .rgba: AV_PIX_FMT_RGBA
    case .bgra: AV_PIX_FMT_BGRA
    case .rgb: AV_PIX_FMT_RGB24
    case .bgr0: AV_PIX_FMT_BGR0
    }
  }

  /// The number of bytes of a pixel.
  var bytesPerPixel: Int { self == .rgb ? 3 : 4 }

  /// Copies a row of premultiplied RGBA; it is opaque if the layout has no alpha.
  ///
  /// - Returns: False if it is RGB and the row is not opaque.
  @discardableResult
  func copy(_ row: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) -> Bool {
    guard target.count * 4 == row.count * bytesPerPixel else { return true }
    switch self {
    case .rgba: unsafe Pixels.straighten(row, into: target)
    case .rgb: return unsafe Pixels.dropAlpha(row, into: target)
    case .bgra, .bgr0:
      unsafe Pixels.straighten(row, into: target)
      unsafe Pixels.swapRedAndBlue(target)
    }
    return true
  }
}
