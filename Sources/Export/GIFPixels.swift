extension Pixels {
  /// Copies pixels as blue, green, red and alpha, each opaque with its straight colour if its alpha
  /// is at least 128, else zero.
  ///
  /// - Returns: Whether some alpha was neither 0 nor 255.
  static func threshold(
    _ pixels: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var isPartial = false
    for offset in stride(from: 0, to: min(pixels.count, output.count), by: 4) {
      let alpha = unsafe pixels[offset + 3]
      var bgra: UInt32 = 0
      if alpha >= 128 {
        let red = unsafe straight(pixels[offset], alpha: alpha)
        let green = unsafe straight(pixels[offset + 1], alpha: alpha)
        let blue = unsafe straight(pixels[offset + 2], alpha: alpha)
        bgra = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      }
      if alpha != 0, alpha != 255 { isPartial = true }
      unsafe output.storeBytes(of: bgra.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
    return isPartial
  }
}
