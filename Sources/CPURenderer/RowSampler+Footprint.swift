/// What bounds the samples of a range of pixels.
struct Footprint {
  /// The smallest coordinates of their positions.
  var low: SIMD2<Double>
  /// The largest coordinates of their positions.
  var high: SIMD2<Double>
  /// How far samples may lie from their pixel's own position; `low` and `high` allow for it.
  var margin: SIMD2<Double>
  /// Whether positions move to the right on the sheet as pixels do.
  var isForward: Bool
}

extension RowSampler {
  /// Bounds the samples of a range of pixels; nil if it reaches behind the eye.
  ///
  /// Positions between two columns lie between theirs, since S / Q has no turning point. The
  /// derivatives are (S' Q − S Q') / Q², whose numerator is linear along the row.
  ///
  /// - Precondition: The range is not empty.
  func footprint(of columns: Range<Int>) -> Footprint? {
    let first = end(at: columns.lowerBound)
    let last = end(at: columns.upperBound - 1)
    guard first.depth > 0, last.depth > 0 else { return nil }
    let margin = margin(first, last)
    return Footprint(
      low: pointwiseMin(first.position, last.position) - margin,
      high: pointwiseMax(first.position, last.position) + margin, margin: margin,
      isForward: first.position.x < last.position.x)
  }

  /// What bounds the footprints between two columns.
  private struct End {
    var position: SIMD2<Double>
    var depth: Double
    /// The derivatives' numerators.
    var across: SIMD2<Double>
    var down: SIMD2<Double>
  }

  private func end(at column: Int) -> End {
    let x = Double(column) + 0.5
    let depth = sampler.depth.x * x + depth
    let s = sampler.perColumn * x + start
    return End(
      position: s / depth, depth: depth, across: sampler.perColumn * depth - s * sampler.depth.x,
      down: sampler.perRow * depth - s * sampler.depth.y)
  }

  /// How far samples lie from their pixel's position at most: the outer two of n samples along a
  /// side are (1 − 1/n)/2 of it away.
  private func margin(_ first: End, _ last: End) -> SIMD2<Double> {
    let near = min(first.depth, last.depth)
    let far = max(first.depth, last.depth)
    // The numerator of `across` is the same along the whole row.
    let across = Self.size(first.across) / (near * near)
    let down = pointwiseMax(Self.size(first.down), Self.size(last.down)) / (near * near)
    let acrossSquared = (across * across).sum()
    let downSquared = (down * down).sum()
    let count = Self.sampleCount(max(acrossSquared, downSquared) * 1.001)
    // Where there may be several lines of samples, some lie to the side of the pixel's position.
    if Self.lineCount(min(acrossSquared, downSquared) * 1.001) > 1 {
      return (across + down) * 0.5 + 0.01
    }
    var side = pointwiseMax(across, down)
    if downSquared < acrossSquared * Self.fourth(near / far) * 0.999 {
      side = across
    } else {
      let a = first.down.y
      let b = last.down.y
      let least = a * b > 0 ? min(abs(a), abs(b)) / (far * far) : 0
      if acrossSquared * Self.tie < least * least * 0.999 { side = down }
    }
    // A hundredth of a texel is for what rounding may do.
    return side * (0.5 - 0.5 / Double(count)) + 0.01
  }

  private static func size(_ v: SIMD2<Double>) -> SIMD2<Double> { SIMD2(abs(v.x), abs(v.y)) }
  private static func fourth(_ x: Double) -> Double { x * x * x * x }
}
