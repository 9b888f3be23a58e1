/// A convex polygon of pixel coordinates; without corners it is empty.
struct ConvexRegion {
  private(set) var corners: [SIMD2<Double>]

  /// A rectangle.
  init(_ rect: PixelRect) {
    guard !rect.isEmpty else {
      corners = []
      return
    }
    let (left, top) = (Double(rect.left), Double(rect.top))
    let (right, bottom) = (Double(rect.right), Double(rect.bottom))
    corners = [[left, top], [right, top], [right, bottom], [left, bottom]]
  }

  /// Keeps what lies on the inner side of a line, at least a distance from it (Sutherland and
  /// Hodgman, Reentrant Polygon Clipping, 1974).
  ///
  /// - Parameters:
  ///   - point: A point of the line.
  ///   - inward: The line's normal, of length 1.
  ///   - distance: The least distance, in pixels.
  mutating func keep(from point: SIMD2<Double>, inward: SIMD2<Double>, distance: Double) {
    guard var last = corners.last else { return }
    func depth(_ corner: SIMD2<Double>) -> Double {
      (inward * (corner - point)).sum() - distance
    }
    var lastDepth = depth(last)
    var kept: [SIMD2<Double>] = []
    kept.reserveCapacity(corners.count + 1)
    for corner in corners {
      let depth = depth(corner)
      if depth * lastDepth < 0 {
        kept.append(last + (corner - last) * (lastDepth / (lastDepth - depth)))
      }
      if depth >= 0 { kept.append(corner) }
      (last, lastDepth) = (corner, depth)
    }
    corners = kept
  }

  /// The rows whose centres lie in the region's extent.
  var rows: Range<Int> {
    guard let first = corners.first else { return 0..<0 }
    var (low, high) = (first.y, first.y)
    for corner in corners {
      low = min(low, corner.y)
      high = max(high, corner.y)
    }
    return Self.centers(from: low, to: high)
  }

  /// The columns whose centres lie in the region at a height.
  func columns(at y: Double) -> Range<Int> {
    guard let (low, high) = extent(at: y) else { return 0..<0 }
    return Self.centers(from: low, to: high)
  }

  /// The columns whose centres lie in the region in every one of some rows.
  func columnsOfAll(_ rows: Range<Int>) -> Range<Int> {
    guard let a = extent(at: Double(rows.lowerBound) + 0.5),
      let b = extent(at: Double(rows.upperBound) - 0.5)
    else { return 0..<0 }
    return Self.centers(from: max(a.low, b.low), to: min(a.high, b.high))
  }

  /// The columns whose centres lie in the region in any of some rows.
  func columnsOfAny(_ rows: Range<Int>) -> Range<Int> {
    let (top, bottom) = (Double(rows.lowerBound) + 0.5, Double(rows.upperBound) - 0.5)
    var (low, high) = (Double.infinity, -Double.infinity)
    for y in [top, bottom] {
      guard let extent = extent(at: y) else { continue }
      low = min(low, extent.low)
      high = max(high, extent.high)
    }
    for corner in corners where corner.y >= top && corner.y <= bottom {
      low = min(low, corner.x)
      high = max(high, corner.x)
    }
    return Self.centers(from: low, to: high)
  }

  /// Where a horizontal line enters and leaves the region.
  private func extent(at y: Double) -> (low: Double, high: Double)? {
    guard var last = corners.last else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    for corner in corners {
      defer { last = corner }
      guard min(last.y, corner.y) <= y, max(last.y, corner.y) >= y else { continue }
      let span = corner.y - last.y
      if span == 0 {
        low = min(low, last.x, corner.x)
        high = max(high, last.x, corner.x)
      } else {
        let x = last.x + (corner.x - last.x) * ((y - last.y) / span)
        low = min(low, x)
        high = max(high, x)
      }
    }
    return low <= high ? (low, high) : nil
  }

  /// The pixels whose centres lie between two coordinates.
  private static func centers(from low: Double, to high: Double) -> Range<Int> {
    guard low <= high else { return 0..<0 }
    let first = Int((low - 0.5).rounded(.up))
    return first..<max(first, Int((high - 0.5).rounded(.down)) + 1)
  }
}
