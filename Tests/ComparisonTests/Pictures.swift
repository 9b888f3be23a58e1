import CreaseComparison
import CreasePixmaps

/// A picture whose pixels are computed from column and row.
func picture(
  _ width: Int, _ height: Int, _ pixel: (Int, Int) -> SIMD4<UInt8>
) -> Pixmap {
  var picture = Pixmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width { picture[x, y] = pixel(x, y) }
  }
  return picture
}

/// An opaque picture of one grey.
func grey(_ width: Int, _ height: Int, _ value: UInt8) -> Pixmap {
  picture(width, height) { _, _ in SIMD4(value, value, value, 255) }
}

/// An opaque picture of reproducible noise.
func noise(_ width: Int, _ height: Int, seed: UInt64, contrast: UInt64 = 256) -> Pixmap {
  var state = seed
  // Knuth's linear congruential generator for MMIX; its high bits are the random ones.
  func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8((state >> 33) % contrast)
  }
  return picture(width, height) { _, _ in SIMD4(next(), next(), next(), 255) }
}
