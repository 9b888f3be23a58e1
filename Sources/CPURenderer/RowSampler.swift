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
  ///
  /// Meant for functions that do nothing else, so that the compiler puts all of it into their loops.
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

  /// The contents at a pixel centre with a given 1 / Q: the mean of up to 16 × 4 bilinear samples
  /// along the longer and along the shorter of the two directions that the pixel's sides have on the
  /// sheet.
  @inline(__always)
  private func filtered(_ x: Double, _ scale: Double) -> Pixel {
    let position = (sampler.perColumn * x + start) * scale
    // The derivatives of S / Q by the quotient rule.
    let across = (sampler.perColumn - position * sampler.depth.x) * scale
    let down = (sampler.perRow - position * sampler.depth.y) * scale
    let acrossSquared = (across * across).sum()
    let downSquared = (down * down).sum()
    let takesDown = downSquared > acrossSquared * Self.tie
    let count = Self.sampleCount(takesDown ? downSquared : acrossSquared)
    if count == 1 { return sample(position) }
    let side = takesDown ? down : across
    let lines = Self.lineCount(takesDown ? acrossSquared : downSquared)
    if lines > 1 {
      return mean(
        of: count, around: position, along: side, lines: lines, apart: takesDown ? across : down)
    }
    return sum(of: count, around: position, along: side) / Float(count)
  }

  /// By how much the square of the way down must exceed that of the way across to be the longer:
  /// without a margin, rounding would choose where both are alike, as they are in all pictures that
  /// are only scaled.
  static var tie: Double { 1.001 }

  /// How many samples a footprint of a squared length in texels takes along its longer side:
  /// ⌈length − 0.01⌉, 1…16.
  ///
  /// The number is found by comparing: the processor foresees it from the pixel before, and need
  /// not wait for a square root.
  @inline(__always)
  static func sampleCount(_ squared: Double) -> Int {
    var count = 1
    while squared > (Double(count) + 0.01) * (Double(count) + 0.01) && count < 16 { count += 1 }
    return count
  }

  /// How many lines of samples a footprint takes along its shorter side: ⌈length − 0.3⌉, 1…4. Up to
  /// 1.3 texels nothing is missed: contents come at a resolution near the screen's.
  @inline(__always)
  static func lineCount(_ squared: Double) -> Int {
    var count = 1
    while squared > (Double(count) + 0.3) * (Double(count) + 0.3) && count < 4 { count += 1 }
    return count
  }

  /// The sum of samples that are spread evenly over a footprint.
  @inline(__always)
  private func sum(
    of count: Int, around position: SIMD2<Double>, along side: SIMD2<Double>
  ) -> Pixel {
    let part = 1 / Double(count)
    let first = position + side * (0.5 * part - 0.5)
    let step = side * part
    var sum = Pixel.zero
    for k in 0..<count { sum += sample(first + step * Double(k)) }
    return sum
  }

  /// The mean of lines of samples. A function of its own, to keep the loops around it small.
  @inline(never)
  private func mean(
    of count: Int, around position: SIMD2<Double>, along side: SIMD2<Double>, lines: Int,
    apart: SIMD2<Double>
  ) -> Pixel {
    let part = 1 / Double(lines)
    let first = position + apart * (0.5 * part - 0.5)
    var all = Pixel.zero
    for line in 0..<lines {
      all += sum(of: count, around: first + apart * (part * Double(line)), along: side)
    }
    return all / Float(count * lines)
  }

  /// A bilinear sample.
  @inline(__always)
  private func sample(_ s: SIMD2<Double>) -> Pixel {
    guard s.x >= 0, s.y >= 0, s.x < sampler.limit.x, s.y < sampler.limit.y else {
      return sampler.isClamped ? edge(nearest: s) : .zero
    }
    return sampleInside(s)
  }

  /// What lies beyond clamped contents.
  @inline(never)
  private func edge(nearest s: SIMD2<Double>) -> Pixel { sampleInside(sampler.nearestTexel(to: s)) }

  @inline(__always)
  private func sampleInside(_ s: SIMD2<Double>) -> Pixel {
    // In 2^20 ≤ x < 2^21 a double has 32 bits after the point.
    let bits = unsafe unsafeBitCast(s + 0x1p20, to: SIMD2<UInt64>.self)
    let x = bits.x
    let y = bits.y
    let index =
      Int(truncatingIfNeeded: y &>> 32 & 0xFFFFF) &* sampler.stride
      &+ Int(truncatingIfNeeded: x &>> 32 & 0xFFFFF)
    let upper = unsafe sampler.texels + index
    return unsafe PixelMath.bilinear(
      upper, upper + sampler.stride, Float(UInt32(truncatingIfNeeded: x)) * 0x1p-32,
      Float(UInt32(truncatingIfNeeded: y)) * 0x1p-32)
  }

  /// The texel that a pixel is a copy of.
  @inline(__always)
  private func copied(_ column: Int, _ shift: Sampler.Shift) -> Pixel {
    let x = column + shift.x
    let y = row + shift.y
    guard x >= 0, y >= 0, Double(x) < sampler.limit.x, Double(y) < sampler.limit.y else {
      return copiedOutside(x, y)
    }
    return unsafe PixelMath.widened(sampler.texels[y * sampler.stride + x])
  }

  /// What lies beyond the texels.
  @inline(never)
  private func copiedOutside(_ x: Int, _ y: Int) -> Pixel {
    guard sampler.isClamped else { return .zero }
    let column = min(max(x, 1), Int(sampler.limit.x) - 1)
    let row = min(max(y, 1), Int(sampler.limit.y) - 1)
    return unsafe PixelMath.widened(sampler.texels[row * sampler.stride + column])
  }
}
