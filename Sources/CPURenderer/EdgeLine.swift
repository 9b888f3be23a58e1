internal import CreaseGeometry
internal import CreaseLayers

/// A side of a panel on the screen: a line with a distance that is positive inside the panel.
///
/// Two panels that share an edge compute its line from the same two corners in the same order, so
/// that their distances differ in sign alone, and of two that lie on either side of it exactly one
/// claims the pixels whose centre is on the line.
struct EdgeLine {
  /// What the line does to the panel.
  enum Role {
    /// Coverage fades over one pixel across the line.
    case fading
    /// The panel ends at the line.
    case hard
    /// Nothing.
    case absent
  }

  /// What the line does to the panel.
  let role: Role
  /// The unit normal, which points into the panel.
  let normal: Point
  /// A point of the line.
  let start: Point
  /// The distance at `start`.
  let offset: Double
  /// The distance at which a `hard` line ends the panel.
  let end: Double
  /// Whether pixels at that distance belong to the panel.
  let claimsLine: Bool

  /// How much farther out than where it lies a `tucked` edge ends, in pixels.
  private static let tuck = 1.0 / 64

  /// Makes the line through two corners in pixels.
  ///
  /// - Parameters:
  ///   - edge: How the panel ends here.
  ///   - a: The left or the upper corner, in the panel's own directions.
  ///   - b: The right or the lower corner.
  ///   - isUpright: Whether the side is a left or right one.
  ///   - inside: The sign of the side that the panel lies on: above 0 below a top edge and to the
  ///     right of a left edge.
  init(
    _ edge: Edge, from a: HomogeneousPoint, to b: HomogeneousPoint, isUpright: Bool,
    inside: Double
  ) {
    let sign: Double = inside > 0 ? 1 : -1
    let turn = isUpright ? -sign : sign
    let line: (normal: Point, start: Point, offset: Double)
    if let p = a.point, let q = b.point {
      line = (Point(x: p.y - q.y, y: q.x - p.x), p, 0)
    } else {
      // The line through two points in homogeneous coordinates is their cross product.
      line = (
        Point(x: a.y * b.w - a.w * b.y, y: a.w * b.x - a.x * b.w), .zero, a.x * b.y - a.y * b.x
      )
    }
    let length = (line.normal.x * line.normal.x + line.normal.y * line.normal.y).squareRoot()
    normal = Point(x: line.normal.x / length * turn, y: line.normal.y / length * turn)
    start = line.start
    offset = line.offset / length * turn
    claimsLine = edge == .tucked || sign > 0
    end = edge == .tucked ? -Self.tuck : 0
    role = length > 0 && length.isFinite ? Self.role(of: edge) : .absent
  }

  /// Makes the line where a panel is cut; nil if nothing stays.
  ///
  /// - Parameters:
  ///   - cut: The cut.
  ///   - map: Where the panel's points are.
  init?(_ cut: Cut, map: ScreenMap) {
    // The form a · u + b · v + c, times Q, is linear in the pixel's position.
    func form(_ m: SIMD3<Double>) -> Double { cut.a * m.x + cut.b * m.y + cut.c * m.z }
    let x = form(map.perColumn)
    let y = form(map.perRow)
    let length = (x * x + y * y).squareRoot()
    let isLine = length > 0 && length.isFinite
    if !isLine && !(form(map.atOrigin) >= 0) { return nil }
    role = isLine ? Self.role(of: cut.edge) : .absent
    normal = Point(x: x / length, y: y / length)
    start = .zero
    offset = form(map.atOrigin) / length
    end = cut.edge == .tucked ? -Self.tuck : 0
    claimsLine = cut.edge == .tucked || cut.claimsLine
  }

  private static func role(of edge: Edge) -> Role {
    switch edge {
    case .outer: .fading
    case .shared, .tucked: .hard
    case .clipped: .absent
    }
  }

  /// The part of the distance that a whole row shares.
  @inline(__always)
  func rowTerm(y: Double) -> Double { normal.y * (y - start.y) + offset }

  /// The distance of a pixel centre, in pixels. Each step rounds monotonically, so that along a row
  /// the distance never turns back.
  @inline(__always)
  func distance(x: Double, rowTerm: Double) -> Double { normal.x * (x - start.x) + rowTerm }

  /// Whether a distance is inside for a `hard` line.
  @inline(__always)
  func claims(_ distance: Double) -> Bool { claimsLine ? distance >= end : distance > end }

  /// What the line leaves of a pixel: 0…1, or −1 for the far side of a `hard` line, which makes up
  /// for whatever the opposite side leaves.
  @inline(__always)
  func share(x: Double, y: Double) -> Double {
    if role == .absent { return 1 }
    let distance = distance(x: x, rowTerm: rowTerm(y: y))
    if role == .hard { return claims(distance) ? 1 : -1 }
    return min(max(distance + 0.5, 0), 1)
  }
}
