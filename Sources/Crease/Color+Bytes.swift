extension Color {
  /// Red, green and blue as bytes, without regard to the alpha.
  var opaqueBytes: SIMD3<UInt8> {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return SIMD3(byte(red), byte(green), byte(blue))
  }
}
