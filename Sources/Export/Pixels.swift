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
    let block = MemoryLayout<SIMD8<UInt32>>.size
    let whole = min(pixels.count, output.count) / block * block
    for offset in stride(from: 0, to: whole, by: block) {
      let block = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
      let alpha = block & alphaMask.lowHalf
      let isOpaque = all(alpha .== alphaMask.lowHalf)
      let straight = isOpaque ? block : all(alpha .== 0) ? .zero : straight(block)
      unsafe output.storeBytes(of: straight, toByteOffset: offset, as: SIMD8<UInt32>.self)
    }
    for offset in stride(from: whole, to: min(pixels.count, output.count), by: 4) {
      let alpha = unsafe pixels[offset + 3]
      for c in offset..<offset + 3 {
        unsafe output[c] = alpha == 0 ? 0 : straight(pixels[c], alpha: alpha)
      }
      unsafe output[offset + 3] = alpha
    }
  }

  /// Eight pixels with straight alpha.
  @inline(__always)
  private static func straight(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let alpha = pixels &>> 24
    // One in place of zero, whose pixels are cleared below.
    let divisor = float(alpha.replacing(with: 1, where: alpha .== 0))
    var result = pixels & 0xFF00_0000
    for shift in [UInt32(0), 8, 16] {
      let numerator = ((pixels &>> shift) & 0xFF) &* 255 &+ (alpha &>> 1)
      result |= floor(pointwiseMin(float(numerator) / divisor, SIMD8(repeating: 255))) &<< shift
    }
    return result.replacing(with: 0, where: alpha .== 0)
  }

  /// A number below 2^23 as the last bits of one between 2^23 and 2^24, whose last bit stands for 1.
  @inline(__always)
  private static func float(_ value: SIMD8<UInt32>) -> SIMD8<Float> {
    unsafe unsafeBitCast(value | 0x4B00_0000, to: SIMD8<Float>.self) - 8_388_608
  }

  /// The whole number below. A quotient of numbers below 2^16 and 2^8 is never rounded up to one.
  @inline(__always)
  private static func floor(_ value: SIMD8<Float>) -> SIMD8<UInt32> {
    let rounded = value + 8_388_608
    let number = unsafe unsafeBitCast(rounded, to: SIMD8<UInt32>.self) & 0x7F_FFFF
    return number.replacing(with: number &- 1, where: rounded - 8_388_608 .> value)
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
  ///
  /// - Returns: Whether every pixel is opaque.
  @discardableResult
  static func dropAlpha(
    _ pixels: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let source = pixels.baseAddress, let target = output.baseAddress else { return true }
    let count = min(pixels.count / 4, output.count / 3)
    var common = UInt64.max
    var x = 0
    while x &+ 8 <= count {
      let place = unsafe source + x &* 4
      let (a, b) = unsafe (pair(place), pair(place + 8))
      let (c, d) = unsafe (pair(place + 16), pair(place + 24))
      common &= a & b & c & d
      let room = unsafe target + x &* 3
      let (second, third) = (packed(b), packed(c))
      unsafe store(packed(a) | second &<< 48, room)
      unsafe store(second &>> 16 | third &<< 32, room + 8)
      unsafe store(third &>> 32 | packed(d) &<< 16, room + 16)
      x &+= 8
    }
    var isOpaque = common & opaquePair == opaquePair
    while x < count {
      for c in 0..<3 { unsafe output[x * 3 + c] = pixels[x * 4 + c] }
      if unsafe pixels[x * 4 + 3] != 255 { isOpaque = false }
      x += 1
    }
    return isOpaque
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
  private static let opaquePair: UInt64 = 0xFF00_0000_FF00_0000

  /// Two pixels, the first one's red in the lowest bits.
  @inline(__always)
  private static func pair(_ place: UnsafeRawPointer) -> UInt64 {
    unsafe UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
  }

  /// Two pixels without alpha, in 48 bits.
  @inline(__always)
  private static func packed(_ pair: UInt64) -> UInt64 {
    pair & 0xFF_FFFF | pair &>> 8 & 0xFFFF_FF00_0000
  }

  @inline(__always)
  private static func store(_ bytes: UInt64, _ place: UnsafeMutableRawPointer) {
    unsafe place.storeBytes(of: bytes.littleEndian, as: UInt64.self)
  }
}
