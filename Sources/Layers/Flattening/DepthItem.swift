internal import CreaseGeometry

/// A layer among those that are compared in depth: its panels and those of all it carries, which go
/// with it as if they lay in its plane.
struct DepthItem {
  /// The plane that stands for the whole.
  let plane: LayerPlane
  /// What is painted, from back to front.
  var nodes: [LayerNode]
  /// The part of the plane that the panels lie in, a convex polygon before the eye; empty if the
  /// plane is seen edge-on.
  private(set) var outline: [Point]
  /// The outline's corners in the space behind the canvas, divided.
  private var corners: [SIMD4<Double>] = []
  /// The outline on the canvas, its corners clockwise.
  private(set) var screen: [Point] = []
  /// The smallest upright rectangle around that.
  private(set) var box = Bounds(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// Whether all panels lie in the plane, the first one is opaque, and it holds all others.
  let isOpaque: Bool
  /// Its place if depth doesn't matter.
  let order: Int

  init(_ layer: FlatLayer, order: Int) {
    plane = layer.plane
    nodes = layer.nodes
    self.order = order
    var sheets: [(panel: Panel, corners: [Point])] = []
    var isFlat = true
    for node in nodes {
      node.forEachPanel { panel, isShadow in
        if isShadow { return }
        let corners = Self.corners(of: panel, in: layer.plane, isFlat: &isFlat)
        sheets.append((panel, corners))
      }
    }
    isOpaque = isFlat && Self.isOpaque(nodes, sheets)
    outline = Self.outline(sheets.flatMap(\.corners), in: plane)
    project()
  }

  /// A panel's corners as places of a plane, and whether they lie in it.
  private static func corners(
    of panel: Panel, in plane: LayerPlane, isFlat: inout Bool
  ) -> [Point] {
    if panel.placement == plane.matrix, panel.fold == .none { return panel.rect.corners }
    guard let equation = plane.equation else { return [] }
    let own = LayerPlane(panel.placement)
    return panel.rect.corners.compactMap { corner in
      let point = own.point(corner)
      if abs(equation.dot(point)) > DepthSorter.tolerance * abs(point.w) { isFlat = false }
      return point.w > 0 ? plane.place(of: point) : nil
    }
  }

  /// The rectangle around some places, as far as it lies before the eye.
  private static func outline(_ places: [Point], in plane: LayerPlane) -> [Point] {
    guard plane.equation != nil, let first = places.first else { return [] }
    var bounds = Bounds(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for p in places {
      bounds = Bounds(
        minX: min(bounds.minX, p.x), minY: min(bounds.minY, p.y), maxX: max(bounds.maxX, p.x),
        maxY: max(bounds.maxY, p.y))
    }
    guard !bounds.isEmpty,
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
    else { return [] }
    let rect = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX,
      height: bounds.maxY - bounds.minY)
    let m = plane.matrix
    return HalfPlane(a: m.c0.w, b: m.c1.w, c: m.c3.w - 1e-6).clip(rect.corners)
  }

  /// Whether the first panel is opaque and holds all the others.
  private static func isOpaque(
    _ nodes: [LayerNode], _ sheets: [(panel: Panel, corners: [Point])]
  ) -> Bool {
    guard let base = sheets.first, base.panel.isOpaque, let first = base.corners.first,
      base.corners.count == 4, nodes.allSatisfy(\.isSolid)
    else { return false }
    let last = base.corners[2]
    let slack = 1e-6 * (1 + abs(last.x - first.x) + abs(last.y - first.y))
    let x = (min(first.x, last.x) - slack)...(max(first.x, last.x) + slack)
    let y = (min(first.y, last.y) - slack)...(max(first.y, last.y) + slack)
    return sheets.allSatisfy { sheet in
      sheet.corners.count == 4 && sheet.corners.allSatisfy { x.contains($0.x) && y.contains($0.y) }
    }
  }

  /// The part of the item whose outline is given.
  func part(_ nodes: [LayerNode], outline: [Point]) -> DepthItem {
    var part = self
    part.nodes = nodes
    part.outline = outline
    part.project()
    return part
  }

  private mutating func project() {
    corners = outline.map { corner in
      let point = plane.point(corner)
      return point / point.w
    }
    screen = corners.map { Point(x: $0.x, y: $0.y) }
    guard let first = screen.first, screen.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      screen = []
      return
    }
    if doubleArea(screen) < 0 { screen.reverse() }
    box = Bounds(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for p in screen {
      box = Bounds(
        minX: min(box.minX, p.x), minY: min(box.minY, p.y), maxX: max(box.maxX, p.x),
        maxY: max(box.maxY, p.y))
    }
  }

  /// The range of the outline's distances from a plane, above 0 on the viewer's side.
  func distances(from equation: SIMD4<Double>) -> ClosedRange<Double> {
    var (low, high) = (Double.infinity, -Double.infinity)
    for corner in corners {
      let distance = equation.dot(corner)
      (low, high) = (min(low, distance), max(high, distance))
    }
    return low <= high ? low...high : 0...0
  }
}

extension LayerNode {
  /// Whether no group makes the node transparent.
  fileprivate var isSolid: Bool {
    switch self {
    case .panel: true
    case .group(let opacity, _, let nodes): opacity >= 1 && nodes.allSatisfy(\.isSolid)
    }
  }
}

extension Panel {
  /// Whether nothing is seen through the panel; pictures count as opaque.
  fileprivate var isOpaque: Bool {
    guard opacity >= 1 else { return false }
    if color.alpha >= 1 { return true }
    if let fill, fill.opacity >= 1, fill.stops.allSatisfy({ $0.color.alpha >= 1 }) { return true }
    if case .picture(let sheet) = contents { return sheet.fit != .contain }
    return false
  }
}
