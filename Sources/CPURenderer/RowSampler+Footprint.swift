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
    let first = bounds(at: columns.lowerBound)
    let last = bounds(at: columns.upperBound - 1)
    let least = min(first.depth, last.depth)
    guard least > 0 else { return nil }
    let across = pointwiseMax(first.across, last.across) / (least * least)
    let down = pointwiseMax(first.down, last.down) / (least * least)
    // Half a side, and a hundredth of a texel for what rounding may do.
    var margin = SIMD2(repeating: 0.01)
    let limit = Self.unfilteredLength * Self.unfilteredLength * 0.999
    if (across * across).sum() > limit || (down * down).sum() > limit {
      margin += pointwiseMax(across, down) / 2
    }
    return Footprint(
      low: pointwiseMin(first.position, last.position) - margin,
      high: pointwiseMax(first.position, last.position) + margin, margin: margin,
      isForward: first.position.x < last.position.x)
  }

  /// A position, and the numerators of its derivatives without their signs.
  private struct End {
    var position: SIMD2<Double>
    var depth: Double
    var across: SIMD2<Double>
    var down: SIMD2<Double>
  }

  private func bounds(at column: Int) -> End {
    let x = Double(column) + 0.5
    let depth = sampler.depth.x * x + depth
    let s = sampler.perColumn * x + start
    let across = sampler.perColumn * depth - s * sampler.depth.x
    let down = sampler.perRow * depth - s * sampler.depth.y
    return End(
      position: s / depth, depth: depth, across: Self.size(across), down: Self.size(down))
  }

  private static func size(_ v: SIMD2<Double>) -> SIMD2<Double> { SIMD2(abs(v.x), abs(v.y)) }
}
