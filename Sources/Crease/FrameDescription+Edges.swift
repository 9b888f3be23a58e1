extension FrameDescription {
  /// The edges of all panels on the picture, in pixels: the projected sides of each panel and its cuts
  /// as far as its clip lets them show, the clip's sides as far as they run over the panel's extent,
  /// and the sides of the groups' masks.
  ///
  /// Sides that another panel hides or that round corners leave out are among them, the ends of
  /// contents and the corners' arcs are not. A side that crosses the eye plane is cut there, and all
  /// are cut a few pixels outside the picture.
  public var edges: [Segment] {
    let whole = Bounds(
      minX: 0, minY: 0, maxX: Double(canvas.pixelWidth) / canvas.scale,
      maxY: Double(canvas.pixelHeight) / canvas.scale)
    let window = whole.outset(by: Self.margin / canvas.scale)
    let masks = groups.compactMap(\.mask).map {
      Panel(id: "", rect: $0.rect, placement: $0.placement, color: .clear)
    }
    return (panels + masks).flatMap { panel in edges(of: panel, in: window) }
  }

  /// The pixels around the edges of all panels, where two renderers may differ more than elsewhere.
  ///
  /// - Parameter reach: How far from an edge a pixel's centre may be, in pixels.
  public func edgeMask(reach: Double = 1) -> EdgeMask {
    EdgeMask(
      width: canvas.pixelWidth, height: canvas.pixelHeight, edges: edges, reach: reach)
  }

  /// How far outside the picture an edge is followed, in pixels.
  private static var margin: Double { 4 }

  private func edges(of panel: Panel, in window: Bounds) -> [Segment] {
    let corners = panel.projectedCorners
    var visible = window
    if let clip = panel.clip {
      visible = window.intersection(clip.outset(by: Self.margin / canvas.scale))
    }
    guard !visible.isEmpty else { return [] }
    let sides = corners.indices.compactMap { index in
      HomogeneousSegment(corners[index], corners[(index + 1) % corners.count]).clipped(to: visible)
    }
    let cuts = panel.cuts.compactMap { cut in panel.segment(of: cut)?.clipped(to: visible) }
    return (sides + cuts + clipSides(of: panel, in: visible)).map(segment)
  }

  /// The clip's sides, as far as they lie within the panel's extent.
  private func clipSides(of panel: Panel, in visible: Bounds) -> [(Point, Point)] {
    guard let clip = panel.clip else { return [] }
    // Behind the eye plane in part: what is left may be anywhere.
    let points = panel.projectedCorners.compactMap(\.point)
    let extent = points.count == 4 ? Bounds(around: points) ?? visible : visible
    let inside = extent.outset(by: Self.margin / canvas.scale).intersection(visible)
    guard !inside.isEmpty else { return [] }
    let corners = [
      Point(x: clip.minX, y: clip.minY), Point(x: clip.maxX, y: clip.minY),
      Point(x: clip.maxX, y: clip.maxY), Point(x: clip.minX, y: clip.maxY),
    ]
    return corners.indices.compactMap { index in
      HomogeneousSegment(corners[index], corners[(index + 1) % 4]).clipped(to: inside)
    }
  }

  private func segment(_ side: (Point, Point)) -> Segment {
    let scale = canvas.scale
    return Segment(
      startX: side.0.x * scale, startY: side.0.y * scale, endX: side.1.x * scale,
      endY: side.1.y * scale)
  }
}

extension Panel {
  /// Where a cut crosses the panel, or nil if it does not.
  fileprivate func segment(of cut: Cut) -> HomogeneousSegment? {
    let corners = rect.corners
    let values = corners.map { cut.a * $0.x + cut.b * $0.y + cut.c }
    let ends = corners.indices.compactMap { index -> Point? in
      let next = (index + 1) % corners.count
      let (a, b) = (values[index], values[next])
      guard (a < 0) != (b < 0) else { return nil }
      let part = a / (a - b)
      let (p, q) = (corners[index], corners[next])
      return Point(x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part)
    }
    guard let start = ends.first, let end = ends.last, ends.count == 2 else { return nil }
    return HomogeneousSegment(
      placement.project(fold.apply(to: start)), placement.project(fold.apply(to: end)))
  }
}

extension Bounds {
  /// The bounds moved outward on all sides.
  fileprivate func outset(by margin: Double) -> Bounds {
    Bounds(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// The least bounds that hold points; nil if there are none.
  fileprivate init?(around points: [Point]) {
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
    else { return nil }
    self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
