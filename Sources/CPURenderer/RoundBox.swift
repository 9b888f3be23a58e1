internal import CreaseGeometry
internal import CreaseLayers

/// A rectangle of a panel's plane, in points, with some round corners.
struct RoundBox {
  /// The least u and v.
  let low: SIMD2<Double>
  /// The largest u and v.
  let high: SIMD2<Double>
  /// The radius, in points.
  let radius: Double
  /// Whether the top left, top right, bottom left and bottom right corners are round.
  let isRound: (Bool, Bool, Bool, Bool)

  /// The outline of a panel; nil if it has no round corners.
  init?(_ panel: Panel) {
    let rect = panel.rect
    self.init(
      low: SIMD2(rect.minX, rect.minY), high: SIMD2(rect.maxX, rect.maxY),
      radius: Self.radius(panel.cornerRadius, in: rect), edges: panel.edges)
  }

  /// A rectangle with round corners between outer edges; nil if it has none.
  init?(low: SIMD2<Double>, high: SIMD2<Double>, radius: Double, edges: Edges) {
    let (top, bottom) = (edges.top == .outer, edges.bottom == .outer)
    let (left, right) = (edges.left == .outer, edges.right == .outer)
    guard radius > 0, (top || bottom) && (left || right) else { return nil }
    self.low = low
    self.high = high
    self.radius = radius
    isRound = (top && left, top && right, bottom && left, bottom && right)
  }

  /// The part of a radius that counts: at most half the shorter side.
  static func radius(_ radius: Double, in rect: Rect) -> Double {
    radius > 0 ? min(radius, min(rect.width, rect.height) / 2) : 0
  }

  /// What the circle of a round corner leaves of a pixel: clamp(d / |∇d| + ½, 0, 1) of the distance d
  /// to it; 1 beside the corners.
  @inline(__always)
  func cornerCoverage(at point: PlanePoint) -> Double {
    let (fromLow, fromHigh) = (point.position - low, high - point.position)
    let isLeft = fromLow.x < fromHigh.x
    let isTop = fromLow.y < fromHigh.y
    // From the circle's centre, outward.
    let q = SIMD2(repeating: radius) - pointwiseMin(fromLow, fromHigh)
    guard q.x > 0, q.y > 0, isRound(isTop: isTop, isLeft: isLeft) else { return 1 }
    let length = (q * q).sum().squareRoot()
    let outward = q / length * SIMD2(isLeft ? -1 : 1, isTop ? -1 : 1)
    let across = (outward * point.across).sum()
    let down = (outward * point.down).sum()
    let steepness = (across * across + down * down).squareRoot()
    return min(max((radius - length) / steepness + 0.5, 0), 1)
  }

  @inline(__always)
  private func isRound(isTop: Bool, isLeft: Bool) -> Bool {
    isTop ? (isLeft ? isRound.0 : isRound.1) : (isLeft ? isRound.2 : isRound.3)
  }
}

/// Where a box has no round corner: a cross of two strips.
struct StraightPart {
  /// The pixels of a plane between two lines of equal u or equal v: where some linear forms
  /// x · column + y · row + z are not negative.
  struct Strip {
    let forms: [SIMD3<Double>]
  }

  /// Between the corners at the left and those at the right.
  let x: Strip
  /// Between the corners at the top and those at the bottom.
  let y: Strip

  /// Finds the strips, a hair smaller than they are.
  init(_ box: RoundBox, map: ScreenMap) {
    let inset = box.radius + 1e-6 * (box.high - box.low).max()
    /// The form that is not negative where `axis` is at least, or at most, a limit.
    func form(_ axis: Int, _ sign: Double, _ limit: Double) -> SIMD3<Double> {
      func value(_ m: SIMD3<Double>) -> Double { sign * (m[axis] - limit * m.z) }
      return SIMD3(value(map.perColumn), value(map.perRow), value(map.atOrigin))
    }
    func strip(_ axis: Int, low: Bool, high: Bool) -> Strip {
      var forms: [SIMD3<Double>] = []
      if low { forms.append(form(axis, 1, box.low[axis] + inset)) }
      if high { forms.append(form(axis, -1, box.high[axis] - inset)) }
      return Strip(forms: forms)
    }
    let r = box.isRound
    x = strip(0, low: r.0 || r.2, high: r.1 || r.3)
    y = strip(1, low: r.0 || r.1, high: r.2 || r.3)
  }
}
