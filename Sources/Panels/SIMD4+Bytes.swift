extension SIMD4<Float> {
  /// The nearest bytes, halves to even ones; each component in 0…255 but for rounding errors.
  ///
  /// The last bits of 2^23 + x are x (Swift's own conversion takes a call for each component).
  var nearestBytes: SIMD4<UInt8> {
    let shifted = self + SIMD4(repeating: 0x1p23)
    return SIMD4<UInt8>(
      UInt8(truncatingIfNeeded: shifted.x.bitPattern),
      UInt8(truncatingIfNeeded: shifted.y.bitPattern),
      UInt8(truncatingIfNeeded: shifted.z.bitPattern),
      UInt8(truncatingIfNeeded: shifted.w.bitPattern))
  }
}
