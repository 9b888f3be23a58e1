internal import CreaseGeometry

/// The part of a plane where `a · x + b · y + c ≥ 0`.
struct HalfPlane {
  var a: Double
  var b: Double
  var c: Double

  /// The other side.
  var opposite: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }

  /// The length of the function's gradient.
  var slope: Double { (a * a + b * b).squareRoot() }

  func value(at p: Point) -> Double { a * p.x + b * p.y + c }

  /// The function with a gradient of length 1; nil without a gradient.
  var normalized: HalfPlane? {
    let slope = slope
    guard slope > 0, slope.isFinite, c.isFinite else { return nil }
    return HalfPlane(a: a / slope, b: b / slope, c: c / slope)
  }

  /// The part of a convex polygon on this side (Sutherland and Hodgman, Reentrant Polygon Clipping,
  /// 1974).
  func clip(_ polygon: [Point]) -> [Point] {
    var result: [Point] = []
    guard var previous = polygon.last else { return [] }
    result.reserveCapacity(polygon.count + 1)
    var before = value(at: previous)
    for point in polygon {
      let here = value(at: point)
      if (before < 0) != (here < 0) {
        let t = before / (before - here)
        result.append(
          Point(
            x: previous.x + (point.x - previous.x) * t, y: previous.y + (point.y - previous.y) * t))
      }
      if here >= 0 { result.append(point) }
      (previous, before) = (point, here)
    }
    return result.count < 3 ? [] : result
  }

  /// The two places where the line crosses a convex polygon's outline.
  func crossing(_ polygon: [Point]) -> (Point, Point)? {
    var found: [Point] = []
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      let (u, v) = (value(at: a), value(at: b))
      guard (u < 0) != (v < 0) else { continue }
      let t = u / (u - v)
      found.append(Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
    }
    return found.count == 2 ? (found[0], found[1]) : nil
  }
}

/// Twice the area of a polygon, above 0 if its corners go clockwise as seen on the canvas.
func doubleArea(_ polygon: [Point]) -> Double {
  guard let first = polygon.first else { return 0 }
  var sum = 0.0
  for index in 1..<max(1, polygon.count - 1) where polygon.count > 2 {
    let (p, q) = (polygon[index] - first, polygon[index + 1] - first)
    sum += p.x * q.y - p.y * q.x
  }
  return sum
}

/// What two convex polygons share, both with corners clockwise.
func intersection(_ a: [Point], _ b: [Point]) -> [Point] {
  var rest = a
  for (index, p) in b.enumerated() {
    let q = b[(index + 1) % b.count]
    let side = HalfPlane(a: p.y - q.y, b: q.x - p.x, c: p.x * q.y - p.y * q.x)
    rest = side.clip(rest)
    if rest.isEmpty { return [] }
  }
  return rest
}

/// Whether a side of a convex polygon, its corners clockwise, has all of another one outside of it, or
/// within a thousandth of a point inside (the separating axis theorem).
func isApart(_ polygon: [Point], from other: [Point]) -> Bool {
  guard var p = polygon.last else { return true }
  for q in polygon {
    let (a, b) = (p.y - q.y, q.x - p.x)
    let c = p.x * q.y - p.y * q.x
    let slack = 1e-3 * (a * a + b * b).squareRoot()
    if other.allSatisfy({ a * $0.x + b * $0.y + c <= slack }) { return true }
    p = q
  }
  return false
}
