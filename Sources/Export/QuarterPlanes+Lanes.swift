internal import CreaseCLanes

/// Four pixels: red and green in the low and high bytes of the even lanes, blue and alpha in the odd.
///
/// Whatever is done with them is done in lanes of 16 bits without moving any, which every processor
/// with vectors can do: eight products at once, of which the high half is kept.
typealias PixelLanes = SIMD8<UInt16>

extension QuarterPlanes {
  /// Writes the luma of eight pixels of two rows each.
  ///
  /// - Returns: What the pixels have in common, alpha among it.
  @inline(__always)
  static func luma(
    _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, at x: Int,
    into upperLuma: UnsafeMutableRawPointer, _ lowerLuma: UnsafeMutableRawPointer
  ) -> PixelLanes {
    let (a, b) = unsafe (load(upper, x), load(upper, x &+ 4))
    let (c, d) = unsafe (load(lower, x), load(lower, x &+ 4))
    unsafe upperLuma.storeBytes(of: bytes(luma(a), luma(b)), toByteOffset: x, as: Bytes.self)
    unsafe lowerLuma.storeBytes(of: bytes(luma(c), luma(d)), toByteOffset: x, as: Bytes.self)
    return a & b & c & d
  }

  /// Adds eight pixels of two rows: red and blue, and green and alpha.
  @inline(__always)
  static func sum(
    _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, at x: Int,
    into sums: UnsafeMutableRawPointer, _ others: UnsafeMutableRawPointer
  ) {
    let (a, b) = unsafe (load(upper, x), load(upper, x &+ 4))
    let (c, d) = unsafe (load(lower, x), load(lower, x &+ 4))
    let place = (x &+ 1) &* 4
    unsafe store((a & 0xFF) &+ (c & 0xFF), sums, place)
    unsafe store((b & 0xFF) &+ (d & 0xFF), sums, place &+ 16)
    unsafe store((a &>> 8) &+ (c &>> 8), others, place)
    unsafe store((b &>> 8) &+ (d &>> 8), others, place &+ 16)
  }

  /// Writes the colour samples of sixteen pixels of two rows.
  @inline(__always)
  static func colors(
    _ sums: UnsafeRawPointer, _ others: UnsafeRawPointer, at x: Int,
    into blue: UnsafeMutableRawPointer, _ red: UnsafeMutableRawPointer
  ) {
    let (a, b) = unsafe (colors(sums, others, x), colors(sums, others, x &+ 8))
    unsafe blue.storeBytes(of: bytes(a.blue, b.blue), toByteOffset: x / 2, as: Bytes.self)
    unsafe red.storeBytes(of: bytes(a.red, b.red), toByteOffset: x / 2, as: Bytes.self)
  }

  /// The same for all four pixels.
  @inline(__always)
  static func lanes(_ even: UInt16, _ odd: UInt16) -> PixelLanes {
    PixelLanes(even, odd, even, odd, even, odd, even, odd)
  }

  private typealias Bytes = SIMD8<UInt8>
  private typealias Quad = SIMD4<UInt32>

  /// Luma in 256ths: red 11966, green 40253 and blue 4064 in 65536ths. The alpha of 255 brings the
  /// offset of 16, the half for rounding, and what cutting off three products takes on average.
  @inline(__always)
  private static func luma(_ pixels: PixelLanes) -> Quad {
    let products =
      high(pixels &<< 8, lanes(11966, 4064)) &+ high(pixels & 0xFF00, lanes(40253, 4243))
    let sums = unsafe unsafeBitCast(products, to: Quad.self)
    return ((sums &+ (sums &>> 16)) &>> 8) & 0xFF
  }

  /// The colour samples of eight pixels, of which the alpha brings the offset of 128 and the half for
  /// rounding. Sums are differences of 16 bits, whatever stands above those.
  @inline(__always)
  private static func colors(
    _ sums: UnsafeRawPointer, _ others: UnsafeRawPointer, _ x: Int
  ) -> (blue: Quad, red: Quad) {
    let (rb, ga) = unsafe (mean(sums, x), mean(others, x))
    let blue = high(rb, lanes(6596, 28784)) &+ high(ga, lanes(22188, 33025))
    let red = high(rb, lanes(28784, 2638)) &- high(ga, lanes(26146, 33025))
    let b = unsafe unsafeBitCast(blue, to: Quad.self)
    let r = unsafe unsafeBitCast(red, to: Quad.self)
    return ((((b &>> 16) &- b) &>> 8) & 0xFF, ((r &- (r &>> 16)) &>> 8) & 0xFF)
  }

  /// The weighted means of eight pixels around every other one, in 256ths.
  @inline(__always)
  private static func mean(_ sums: UnsafeRawPointer, _ x: Int) -> PixelLanes {
    let left = unsafe sums.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
    let right = unsafe sums.loadUnaligned(fromByteOffset: x &* 4 &+ 4, as: SIMD8<UInt32>.self)
    let pairs = left &+ right
    return unsafe unsafeBitCast(pairs.evenHalf &+ pairs.oddHalf, to: PixelLanes.self) &<< 5
  }

  /// The high halves of products.
  @inline(__always)
  private static func high(_ a: PixelLanes, _ b: PixelLanes) -> PixelLanes {
    crease_high_products(a, b)
  }

  @inline(__always)
  private static func load(_ row: UnsafeRawPointer, _ x: Int) -> PixelLanes {
    unsafe row.loadUnaligned(fromByteOffset: x &* 4, as: PixelLanes.self)
  }

  @inline(__always)
  private static func store(
    _ lanes: PixelLanes, _ sums: UnsafeMutableRawPointer, _ offset: Int
  ) {
    unsafe sums.storeBytes(of: lanes, toByteOffset: offset, as: PixelLanes.self)
  }

  @inline(__always)
  private static func bytes(_ a: Quad, _ b: Quad) -> Bytes {
    Bytes(truncatingIfNeeded: SIMD8<UInt32>(lowHalf: a, highHalf: b))
  }
}
