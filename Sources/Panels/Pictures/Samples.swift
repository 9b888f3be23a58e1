internal import CreasePixmaps

/// A picture as it is stored: straight alpha, the colours of its own profile.
struct Samples {
  /// The channels of a pixel.
  enum Layout {
    case gray8
    case grayAlpha8
    case grayAlpha16
    case rgba8
    case rgba16
    /// The amounts of ink: 0 for none.
    case cmyk8

    var bytesPerPixel: Int {
      switch self {
      case .gray8: 1
      case .grayAlpha8: 2
      case .grayAlpha16, .rgba8, .cmyk8: 4
      case .rgba16: 8
      }
    }
  }

  var width: Int
  var height: Int
  var layout: Layout
  /// The rows from top to bottom without padding; 16-bit numbers in the machine's order.
  var bytes: [UInt8]
  /// Whether alpha may be below its maximum.
  var hasAlpha: Bool
  /// The colour profile (ICC.1); nil for sRGB.
  var profile: ColorProfile?
  /// How the picture is to be turned.
  var orientation: Orientation = .upright

  /// The picture as it is drawn: upright, premultiplied, in sRGB.
  consuming func pixmap() throws(PanelError) -> Pixmap {
    let (width, height, hasAlpha, orientation) = (width, height, hasAlpha, orientation)
    var rgba: [UInt8]
    if let profile {
      rgba = try profile.converted(self)
    } else if layout == .cmyk8 {
      rgba = bytes
      Self.convertInk(&rgba)
    } else {
      rgba = bytes
    }
    if hasAlpha { Self.premultiply(&rgba) }
    return orientation.applied(to: Pixmap(width: width, height: height, bytes: rgba))
  }

  /// Turns amounts of four inks into the colours they'd have if each took away all of its own light
  /// and no other: what is done where no profile says what the inks are.
  private static func convertInk(_ bytes: inout [UInt8]) {
    unsafe bytes.withUnsafeMutableBytes { bytes in
      for i in stride(from: 0, to: bytes.count, by: 4) {
        let light = unsafe 255 - UInt32(bytes[i + 3])
        for c in i..<i + 3 {
          unsafe bytes[c] = UInt8(truncatingIfNeeded: divided((255 - UInt32(bytes[c])) * light))
        }
        unsafe bytes[i + 3] = 255
      }
    }
  }

  /// Multiplies the colours with alpha, rounding to the nearest.
  static func premultiply(_ bytes: inout [UInt8]) {
    unsafe bytes.withUnsafeMutableBytes { bytes in
      for i in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = unsafe UInt32(bytes[i + 3])
        if alpha == 255 { continue }
        for c in i..<i + 3 {
          unsafe bytes[c] = UInt8(truncatingIfNeeded: divided(UInt32(bytes[c]) * alpha))
        }
      }
    }
  }

  /// A product of two bytes divided by 255, rounded to the nearest.
  private static func divided(_ product: UInt32) -> UInt32 { (product + 127) / 255 }
}
