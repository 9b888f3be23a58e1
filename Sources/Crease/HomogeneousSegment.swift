/// A side of a projected panel before the division.
struct HomogeneousSegment {
  private let start: HomogeneousPoint
  private let end: HomogeneousPoint

  init(_ start: HomogeneousPoint, _ end: HomogeneousPoint) {
    self.start = start
    self.end = end
  }

  /// A side whose ends are points of the plane.
  init(_ start: Point, _ end: Point) {
    self.init(
      HomogeneousPoint(x: start.x, y: start.y, w: 1), HomogeneousPoint(x: end.x, y: end.y, w: 1))
  }

  /// The part that lies in front of the eye plane and within bounds, or nil if there is none.
  ///
  /// Clipped in homogeneous coordinates, after Blinn and Newell, "Clipping Using Homogeneous
  /// Coordinates", SIGGRAPH 1978: each limit is a linear function along the side, and what is left
  /// is divided at last, so that no point near the eye plane is ever computed.
  func clipped(to bounds: Bounds) -> (Point, Point)? {
    let limits: [(HomogeneousPoint) -> Double] = [
      { $0.w - 1e-9 }, { $0.x - bounds.minX * $0.w }, { bounds.maxX * $0.w - $0.x },
      { $0.y - bounds.minY * $0.w }, { bounds.maxY * $0.w - $0.y },
    ]
    var from = 0.0
    var to = 1.0
    for limit in limits {
      let a = limit(start)
      let b = limit(end)
      // Also refuses what is not a number.
      guard a >= 0 || b >= 0 else { return nil }
      if a < 0 { from = max(from, a / (a - b)) }
      if b < 0 { to = min(to, a / (a - b)) }
    }
    guard from <= to, let first = point(at: from), let last = point(at: to) else { return nil }
    return (first, last)
  }

  private func point(at fraction: Double) -> Point? {
    func mix(_ a: Double, _ b: Double) -> Double { a * (1 - fraction) + b * fraction }
    return HomogeneousPoint(
      x: mix(start.x, end.x), y: mix(start.y, end.y), w: mix(start.w, end.w)
    ).point
  }
}
