internal import CreaseGeometry
internal import CreaseLayers

/// A panel's projected sides, and how near them something is certain about pixels.
struct PanelOutline {
  /// One side.
  struct Side {
    let start: SIMD2<Double>
    /// The normal, of length 1.
    let inward: SIMD2<Double>
    /// Pixel centres at least this far inside are covered as far as this side goes.
    let coveredFrom: Double
    /// Pixel centres less far inside than this are not touched.
    let touchedFrom: Double
    /// What is known if all pixels of a row are equally covered as far as this side goes.
    let level: Level?
  }

  /// How a level side divides rows, as the shaders have it.
  struct Level {
    /// Where the vertex shader snaps it to, or halfway between two places if either may be: for a
    /// side that fades that is 1/512 of a pixel's coverage, half a step of 255.
    let height: Double
    let isTop: Bool
    /// For a shared side, whether it takes centres on the line; nil for one that fades.
    let takesTies: Bool?

    /// How much of a row's pixels is on the inner side.
    func coverage(ofCentersAt y: Double) -> Double {
      let depth = isTop ? y - height : height - y
      guard let takesTies else { return min(max(depth + 0.5, 0), 1) }
      return depth > 0 || depth == 0 && takesTies ? 1 : 0
    }
  }

  let sides: [Side]

  /// What rounding and snapping may move a side by, with room to spare: corners are snapped to 1/256
  /// pixel, and single precision is finer than that within the limit.
  private static let slack = 1.0 / 32
  private static let limit = 32_768.0

  /// - Returns: Nil if too little is certain: the panel is seen from behind the eye in part, is all
  ///   but degenerate, or is far off.
  init?(_ panel: Panel, on canvas: Canvas) {
    let rect = panel.rect
    let shift = panel.fold.translation
    let reach = max(
      abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY), abs(shift.x), abs(shift.y))
    guard reach * canvas.scale < Self.limit else { return nil }
    var corners: [SIMD2<Double>] = []
    for corner in panel.projectedCorners {
      guard corner.w > 1.0 / 32, corner.w < 32 else { return nil }
      let place = SIMD2(corner.x, corner.y) * (canvas.scale / corner.w)
      guard abs(place.x) < Self.limit, abs(place.y) < Self.limit else { return nil }
      corners.append(place)
    }
    let (a, b) = (corners[2] - corners[0], corners[3] - corners[1])
    let area = (a.x * b.y - a.y * b.x) / 2
    guard abs(area) > 4 else { return nil }
    let edges = panel.edges
    let roundingSteps = Self.roundingSteps(of: panel, scale: canvas.scale)
    var sides: [Side] = []
    for (index, edge) in [edges.top, edges.right, edges.bottom, edges.left].enumerated() {
      let start = corners[index]
      let along = corners[(index + 1) % 4] - start
      let length = (along * along).sum().squareRoot()
      let isWhole = Self.isWhole(start, along, origin: panel.placement.project(.zero), canvas.scale)
      // The direction of a short side is uncertain.
      guard length > 4 || isWhole && length > 0.5 else { return nil }
      let (covered, touched) = Self.certainty(edge, isWhole: isWhole)
      let inward = SIMD2(-along.y, along.x) * ((area < 0 ? -1 : 1) / length)
      let isFirst = (index == 0 || index == 3) == (area > 0)
      sides.append(
        Side(
          start: start, inward: inward, coveredFrom: covered, touchedFrom: touched,
          level: roundingSteps.flatMap {
            Level(
              edge, from: start.y, to: start.y + along.y, isTop: inward.y > 0, isFirst: isFirst,
              roundingSteps: $0)
          }))
    }
    self.sides = sides
  }

  /// Whether a side lies between pixels, so certainly that snapping puts it there.
  private static func isWhole(
    _ start: SIMD2<Double>, _ along: SIMD2<Double>, origin: HomogeneousPoint, _ scale: Double
  ) -> Bool {
    let tolerance = 1.0 / 1024
    for axis in 0..<2 where abs(along[axis]) < tolerance {
      let (from, to) = (start[axis], start[axis] + along[axis])
      let whole = from.rounded()
      guard abs(from - whole) < tolerance, abs(to - whole) < tolerance, origin.w > 0 else {
        continue
      }
      // Positions are measured from near here.
      let near = (axis == 0 ? origin.x : origin.y) / origin.w * scale
      if abs(whole - near) < 2048 { return true }
    }
    return false
  }

  /// What single precision may move a corner by along y, in steps of the snapping; nil if it depends
  /// on more than the panel's height, since the x axis does not stay level.
  private static func roundingSteps(of panel: Panel, scale: Double) -> Double? {
    let (x, fold) = (panel.placement.c0, panel.fold)
    guard x.y == 0, x.w == 0, fold.axis == .x || fold.rotation == .none else { return nil }
    let height = max(abs(panel.rect.minY), abs(panel.rect.maxY)) + abs(fold.translation.y)
    // Sixteen times what rounding a number up to twice as large can do.
    return 1.0 / 64 + height * scale / 4096
  }

  private static func certainty(
    _ edge: Edge, isWhole: Bool
  ) -> (covered: Double, touched: Double) {
    switch edge {
    case .outer: isWhole ? (0.25, -0.25) : (0.5 + slack, -0.5 - slack)
    case .shared: (slack, -slack)
    case .tucked: (slack, -0.25)
    // The panel goes on as far as its extent; farther along, the other sides are less certain.
    case .clipped: (-1, -1e6)
    }
  }
}

extension PanelOutline.Level {
  /// - Parameter roundingSteps: What rounding may move an end by, in steps of the snapping.
  /// - Returns: Nil if the side is not level, or too little is certain.
  fileprivate init?(
    _ edge: Edge, from: Double, to: Double, isTop: Bool, isFirst: Bool, roundingSteps: Double
  ) {
    guard edge == .outer || edge == .shared, abs(from - to) < 1e-6 else { return nil }
    let steps = from * 256
    let nearest = (steps + 0.5).rounded(.down)
    let isCertain = abs(steps - nearest) < 0.5 - roundingSteps
    guard isCertain || edge == .outer && roundingSteps < 0.5 else { return nil }
    height = isCertain ? nearest / 256 : (steps.rounded(.down) + 0.5) / 256
    self.isTop = isTop
    takesTies = edge == .shared ? isFirst : nil
  }
}
