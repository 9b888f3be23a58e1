/// Colours in arithmetic: four floats in 0…255, in the order red, green, blue, alpha,
/// premultiplied.
typealias Pixel = SIMD4<Float>

/// The steps between stored bytes and floats that every way of drawing a pixel shares, so that all
/// of them give the same bits.
enum PixelMath {
  /// Reads four stored bytes.
  @inline(__always)
  static func widened(_ stored: UInt32) -> Pixel {
    let bytes = unsafe unsafeBitCast(stored, to: SIMD4<UInt8>.self)
    return Pixel(SIMD4<Int32>(truncatingIfNeeded: bytes))
  }

  /// Mixes two texels and their right neighbours by the fractions of a position among them; equal
  /// texels give themselves exactly.
  ///
  /// A function of its own, since inlined into a loop the compiler takes the vectors apart, and
  /// the loop takes half as long again.
  @inline(never)
  static func bilinear(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, _ x: Float, _ y: Float
  ) -> Pixel {
    let left = unsafe mix(upper[0], lower[0], Pixel(repeating: y))
    let right = unsafe mix(upper[1], lower[1], Pixel(repeating: y))
    return left + (right - left) * Pixel(repeating: x)
  }

  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ fraction: Pixel) -> Pixel {
    let start = widened(a)
    return start + (widened(b) - start) * fraction
  }

  /// Rounds to the nearest bytes, halves up.
  ///
  /// In 512 ≤ x < 1024 a float has 14 bits after the point, so adding 512.5 leaves
  /// ⌊value + ½⌋ above the lowest 14 bits of the representation. Values are taken to a precision
  /// of 2⁻¹⁴, which is that of the arithmetic that led to them, and nothing can trap.
  @inline(__always)
  static func stored(_ pixel: Pixel) -> UInt32 {
    let bits = unsafe unsafeBitCast(pixel + 512.5, to: SIMD4<UInt32>.self)
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: bits &>> 14)
    return unsafe unsafeBitCast(bytes, to: UInt32.self)
  }

  /// What is left of the pixel below one of an alpha in 0…255, as a factor; exactly 0 for 255.
  @inline(__always)
  static func transmission(ofAlpha alpha: Float) -> Float { (255 - alpha) * (1 / 255) }

  /// Rounds to whole steps of 255, halves up.
  @inline(__always)
  static func rounded(_ pixel: Pixel) -> Pixel { widened(stored(pixel)) }

  /// Lays a pixel over a stored one: Porter and Duff's "over", premultiplied.
  ///
  /// It is rounded to bytes first, as by drivers that blend in bytes (Mesa's llvmpipe): the two would
  /// otherwise drift apart by a step with each translucent layer. A driver that blends more exactly
  /// is half a step off a layer.
  @inline(__always)
  static func over(_ pixel: Pixel, _ below: UInt32) -> UInt32 {
    let pixel = rounded(pixel)
    return stored(widened(below) * transmission(ofAlpha: pixel.w) + pixel)
  }
}
