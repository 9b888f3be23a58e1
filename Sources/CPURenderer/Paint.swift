internal import CreaseGeometry
internal import CreaseLayers

/// A panel's colour, shade and opacity as the constants of the pixel formula.
///
/// With the contents c, the colour k and the shade factors s, in 0…255 and premultiplied:
/// rgb = c.rgb · s.contents + (1 − c.a/255) · k.rgb · s.color and a = c.a + (1 − c.a/255) · k.a.
/// Sorted by c this is `base + c · direct − c.a · cover`, in which an opaque k leaves alpha at
/// exactly 255, and no contents leave exactly `base`.
struct Paint {
  /// The pixel where the contents are transparent, before opacity.
  let base: Pixel
  /// The factors on the contents.
  let direct: Pixel
  /// The factors on the contents' alpha.
  let cover: Pixel
  /// The factor on everything, 0…1.
  let opacity: Double
  /// Whether a pixel that is covered in full hides all below it.
  let isOpaque: Bool
  /// Whether the colour does not show at all.
  let isClear: Bool

  /// Makes a panel's paint.
  ///
  /// - Parameter contents: What lies over the colour.
  init(_ panel: Panel, under contents: Sampler?) {
    let color = panel.color
    // Below contents that hide it, the colour is left out: alpha is exactly theirs then.
    let isHidden = panel.showsOpaqueContents(contents)
    let alpha = isHidden ? 0 : color.alpha.unit
    let factor = alpha * panel.shade.color.unit
    let k = SIMD3(color.red.unit, color.green.unit, color.blue.unit) * factor
    let contents = Float(panel.shade.contents.unit)
    base = Pixel(SIMD4(k * 255, alpha * 255))
    direct = Pixel(contents, contents, contents, Float(1 - alpha))
    cover = Pixel(SIMD4(k, 0))
    opacity = panel.opacity.unit
    isOpaque = (isHidden || alpha == 1 || panel.fill?.isOpaque == true) && opacity == 1
    isClear = alpha == 0
  }

  /// The colour of the paper where it shows a piece of contents, before coverage and opacity.
  @inline(__always)
  func color(showing contents: Pixel) -> Pixel {
    base + contents * direct - cover * contents.w
  }

  /// A canvas's background, as it is stored.
  static func background(_ color: Color) -> UInt32 {
    PixelMath.stored(color.pixel)
  }
}

extension Panel {
  /// Whether contents hide the colour in all places.
  fileprivate func showsOpaqueContents(_ contents: Sampler?) -> Bool {
    guard let contents, contents.isOpaque else { return false }
    return tint.map { $0.alpha >= 1 } ?? true
  }
}

extension Gradient {
  /// Whether it hides in all places what is below.
  fileprivate var isOpaque: Bool {
    opacity >= 1 && !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
  }
}

extension Color {
  /// The colour as it is laid over others, premultiplied, 0…255.
  var pixel: Pixel {
    let alpha = alpha.unit
    let k = SIMD3(red.unit, green.unit, blue.unit) * alpha
    return Pixel(SIMD4(k * 255, alpha * 255))
  }
}

extension Double {
  /// The number confined to 0…1; 0 for what is not a number.
  var unit: Double { self > 0 ? min(self, 1) : 0 }
}
