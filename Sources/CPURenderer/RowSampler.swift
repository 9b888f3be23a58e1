/// The contents of a panel along one row of pixels.
@safe
struct RowSampler {
  let sampler: Sampler
  let row: Int
  /// S at the row's start.
  let start: SIMD2<Double>
  /// Q at the row's start.
  let depth: Double
  /// 1 / Q where it is the same along the whole row.
  let constantScale: Double?

  init(_ sampler: Sampler, row: Int) {
    let y = Double(row) + 0.5
    self.sampler = sampler
    self.row = row
    start = sampler.perRow * y + sampler.atOrigin
    depth = sampler.depth.y * y + sampler.depth.z
    constantScale = sampler.depth.x == 0 ? 1 / depth : nil
  }

  /// Calls a function with the contents at each pixel of a range.
  @inline(__always)
  func forEach(_ columns: Range<Int>, _ body: (Int, Pixel) -> Void) {
    // Three loops, each without the others' tests.
    if let shift = sampler.shift {
      for column in columns { body(column, copied(column, shift)) }
    } else if let scale = constantScale {
      for column in columns { body(column, filtered(Double(column) + 0.5, scale)) }
    } else {
      for column in columns {
        let x = Double(column) + 0.5
        body(column, filtered(x, 1 / (sampler.depth.x * x + depth)))
      }
    }
  }

  /// The contents at a pixel centre with a given 1 / Q: the mean of up to 16 bilinear samples along
  /// the longer of the two directions that the pixel's sides have on the sheet.
  @inline(__always)
  private func filtered(_ x: Double, _ scale: Double) -> Pixel {
    let position = (sampler.perColumn * x + start) * scale
    // The derivatives of S / Q by the quotient rule.
    let across = (sampler.perColumn - position * sampler.depth.x) * scale
    let down = (sampler.perRow - position * sampler.depth.y) * scale
    let acrossSquared = (across * across).sum()
    let downSquared = (down * down).sum()
    let squared = max(acrossSquared, downSquared)
    if squared <= Self.unfilteredLength * Self.unfilteredLength { return sample(position) }
    return mean(around: position, along: acrossSquared < downSquared ? down : across, squared)
  }

  /// A footprint of up to this length, in texels, takes a single sample.
  static var unfilteredLength: Double { 1.01 }

  /// The mean of n = ⌈length − 0.01⌉ samples, at most 16, spread evenly over a footprint.
  @inline(__always)
  private func mean(
    around position: SIMD2<Double>, along side: SIMD2<Double>, _ squared: Double
  ) -> Pixel {
    let length = min(16, squared.squareRoot() - 0.01)
    var count = Int(length)
    if Double(count) < length { count += 1 }
    let step = side / Double(count)
    let first = position + side * (0.5 / Double(count) - 0.5)
    var sum = Pixel.zero
    for k in 0..<count { sum += sample(first + step * Double(k)) }
    return sum / Float(count)
  }

  /// A bilinear sample; transparent beyond the ink.
  @inline(__always)
  private func sample(_ s: SIMD2<Double>) -> Pixel {
    guard s.x >= 0, s.y >= 0, s.x < sampler.limit.x, s.y < sampler.limit.y else { return .zero }
    // In 2^20 ≤ x < 2^21 a double has 32 bits after the point.
    let x = (s.x + 0x1p20).bitPattern
    let y = (s.y + 0x1p20).bitPattern
    let index =
      Int(truncatingIfNeeded: y &>> 32 & 0xFFFFF) &* sampler.stride
      &+ Int(truncatingIfNeeded: x &>> 32 & 0xFFFFF)
    let upper = unsafe UnsafeRawPointer(sampler.texels + index)
    let lower = unsafe UnsafeRawPointer(sampler.texels + index + sampler.stride)
    let a = unsafe upper.loadUnaligned(as: UInt64.self)
    let b = unsafe lower.loadUnaligned(as: UInt64.self)
    let fractionX = Float(UInt32(truncatingIfNeeded: x)) * 0x1p-32
    let fractionY = Float(UInt32(truncatingIfNeeded: y)) * 0x1p-32
    let above = Self.widened(a)
    let below = Self.widened(b)
    let both = above + (below - above) * fractionY
    return both.lowHalf + (both.highHalf - both.lowHalf) * fractionX
  }

  /// Reads two texels that lie side by side.
  @inline(__always)
  private static func widened(_ pair: UInt64) -> SIMD8<Float> {
    SIMD8(
      lowHalf: PixelMath.widened(UInt32(truncatingIfNeeded: pair)),
      highHalf: PixelMath.widened(UInt32(truncatingIfNeeded: pair &>> 32)))
  }

  /// The texel that a pixel is a copy of.
  @inline(__always)
  private func copied(_ column: Int, _ shift: Sampler.Shift) -> Pixel {
    let x = column + shift.x
    let y = row + shift.y
    guard x >= 0, y >= 0, Double(x) < sampler.limit.x, Double(y) < sampler.limit.y else {
      return .zero
    }
    return unsafe PixelMath.widened(sampler.texels[y * sampler.stride + x])
  }
}
