internal import CreaseGeometry

/// What is blurred of a pixel.
protocol BlurSample {
  /// What a transparent pixel has.
  static var none: Self { get }
  /// Takes it from a pixel of Cairo's: alpha in the highest bits, then red, green and blue, each of 255.
  init(argb: UInt32)
  /// Adds a part of another one.
  mutating func add(_ other: Self, times weight: Float)
}

/// The coverage of a drawing in one colour.
extension Float: BlurSample {
  static var none: Float { 0 }

  init(argb: UInt32) { self = Float(argb >> 24) }

  mutating func add(_ other: Float, times weight: Float) { self += other * weight }
}

/// A premultiplied colour, red first.
extension SIMD4<Float>: BlurSample {
  static var none: SIMD4<Float> { .zero }

  init(argb: UInt32) {
    self.init(SIMD4<UInt32>(argb >> 16 & 255, argb >> 8 & 255, argb & 255, argb >> 24))
  }

  mutating func add(_ other: SIMD4<Float>, times weight: Float) { self += other * weight }
}
