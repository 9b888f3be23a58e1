/// Loops over pixels: premultiplied RGBA in, rows without padding.
enum Pixels {
  /// Whether every pixel's alpha is 255.
  static func areOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    let block = MemoryLayout<SIMD16<UInt32>>.size
    let whole = pixels.count / block * block
    // In stretches, so that a transparent corner is found out early.
    for start in stride(from: 0, to: whole, by: 64 * block) {
      var all = SIMD16<UInt32>(repeating: .max)
      for offset in stride(from: start, to: min(start + 64 * block, whole), by: block) {
        unsafe all &= pixels.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
      }
      if all & alphaMask != alphaMask { return false }
    }
    for offset in stride(from: whole + 3, to: pixels.count, by: 4) {
      if unsafe pixels[offset] != 255 { return false }
    }
    return true
  }

  /// A colour component with straight alpha: `255 · p / a` rounded, half up; at most 255.
  @inline(__always)
  static func straight(_ premultiplied: UInt8, alpha: UInt8) -> UInt8 {
    let a = UInt32(alpha)
    return UInt8(truncatingIfNeeded: min(255, (UInt32(premultiplied) * 255 + a / 2) / a))
  }

  /// A premultiplied component laid over an opaque one: `p + (255 − a) · b / 255` rounded; at most
  /// 255.
  @inline(__always)
  static func over(_ premultiplied: UInt8, alpha: UInt8, background: UInt8) -> UInt8 {
    let rest = (UInt32(255 - alpha) * UInt32(background) + 127) / 255
    return UInt8(truncatingIfNeeded: min(255, UInt32(premultiplied) + rest))
  }

  /// Copies pixels with straight alpha; where alpha is 0 all four bytes are.
  static func straighten(
    _ pixels: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) {
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = unsafe pixels[offset + 3]
      if alpha == 255 {
        let pixel = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        unsafe output.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
      } else if alpha == 0 {
        unsafe output.storeBytes(of: 0, toByteOffset: offset, as: UInt32.self)
      } else {
        for c in offset..<offset + 3 {
          unsafe output[c] = straight(pixels[c], alpha: alpha)
        }
        unsafe output[offset + 3] = alpha
      }
    }
  }

  /// Copies pixels laid on an opaque background: the result's alpha is 255.
  static func flatten(
    _ pixels: UnsafeRawBufferPointer, on background: SIMD3<UInt8>,
    into output: UnsafeMutableRawBufferPointer
  ) {
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = unsafe pixels[offset + 3]
      if alpha == 255 {
        let pixel = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        unsafe output.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
      } else {
        for c in 0..<3 {
          unsafe output[offset + c] = over(
            pixels[offset + c], alpha: alpha, background: background[c])
        }
        unsafe output[offset + 3] = 255
      }
    }
  }

  /// Copies red, green and blue, three bytes a pixel.
  static func dropAlpha(
    _ pixels: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) {
    var target = 0
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      unsafe output[target] = pixels[offset]
      unsafe output[target + 1] = pixels[offset + 1]
      unsafe output[target + 2] = pixels[offset + 2]
      target += 3
    }
  }

  /// Exchanges the first and the third byte of every pixel.
  static func swapRedAndBlue(_ pixels: UnsafeMutableRawBufferPointer) {
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let pixel = unsafe UInt32(
        littleEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      let swapped = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
      unsafe pixels.storeBytes(of: swapped.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
  }

  private static let alphaMask = SIMD16<UInt32>(repeating: UInt32(littleEndian: 0xFF00_0000))
}
