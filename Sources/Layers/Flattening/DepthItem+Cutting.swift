internal import CreaseGeometry

extension DepthItem {
  /// The two parts of the item on the far and on the near side of a plane; nil unless both have an
  /// area.
  ///
  /// Of an opaque item the near part's edge fades over a pixel, above the far part, which goes on for
  /// a pixel or two below it; the far part's own edge is hidden by the plane's item or by the near
  /// part. Of a transparent one each pixel belongs to one part by its centre, since what lies twice
  /// would show. Shadows go with the far part, uncut.
  func split(by equation: SIMD4<Double>, scale: Double) -> (far: DepthItem, near: DepthItem)? {
    let line = plane.cut(equation)
    let (farOutline, nearOutline) = (line.opposite.clip(outline), line.clip(outline))
    guard abs(doubleArea(farOutline)) > 1e-9, abs(doubleArea(nearOutline)) > 1e-9 else {
      return nil
    }
    guard isOpaque, let overlap = overlap(at: line, scale: scale) else {
      return parts(
        farOutline, nearOutline,
        far: { $0.cut(by: -equation, edge: .shared, claimsLine: false) },
        near: { $0.cut(by: equation, edge: .shared) })
    }
    let tucked = -equation + plane.unit * (overlap * line.slope)
    if sheetCount > 1, let mask = mask(along: line, outline: nearOutline, margin: 4 * overlap) {
      let parts = parts(
        farOutline, nearOutline, far: { $0.cut(by: tucked, edge: .shared) },
        near: { $0.cut(by: equation, edge: .outer) == nil ? nil : $0 })
      var near = parts.near
      near.nodes = [.group(opacity: 1, mask: mask, nodes: near.nodes)]
      return (parts.far, near)
    }
    return parts(
      farOutline, nearOutline, far: { $0.cut(by: tucked, edge: .shared) },
      near: { $0.cut(by: equation, edge: .outer) })
  }

  private func parts(
    _ farOutline: [Point], _ nearOutline: [Point], far: (Panel) -> Panel?,
    near: (Panel) -> Panel?
  ) -> (far: DepthItem, near: DepthItem) {
    let farNodes = nodes.compactMap { $0.mapPanels { $1 ? $0 : far($0) } }
    let nearNodes = nodes.compactMap { node in
      node.mapPanels { panel, isShadow in
        if isShadow { return nil }
        var panel = near(panel)
        panel?.shadow = nil
        return panel
      }
    }
    return (part(farNodes, outline: farOutline), part(nearNodes, outline: nearOutline))
  }

  private var sheetCount: Int {
    var count = 0
    for node in nodes { node.forEachPanel { count += $1 ? 0 : 1 } }
    return count
  }

  /// How far in points of the plane one and a half pixels reach across a line, where it is seen most
  /// foreshortened; nil if that can't be told.
  private func overlap(at line: HalfPlane, scale: Double) -> Double? {
    guard let unit = line.normalized, let (a, b) = line.crossing(outline),
      let p = plane.screen(a), let q = plane.screen(b)
    else { return nil }
    let way = q - p
    guard way.length > 0 else { return nil }
    // A hundredth of the outline's extent is a step small enough to tell the slope.
    let step = max(1e-3, 0.01 * (b - a).length)
    var least = Double.infinity
    for (end, seen) in [(a, p), (b, q)] {
      let moved = Point(x: end.x - unit.a * step, y: end.y - unit.b * step)
      guard let other = plane.screen(moved) else { continue }
      let shift = other - seen
      least = min(least, abs(shift.x * way.y - shift.y * way.x) / way.length * scale / step)
    }
    let reach = 1.5 / least
    return reach.isFinite ? min(reach, 0.25 * outlineExtent) : nil
  }

  private var outlineExtent: Double {
    outline.map { ($0 - outline[0]).length }.max() ?? 0
  }

  /// A mask one of whose sides lies on a line and that holds all of an outline on the line's positive
  /// side.
  private func mask(along line: HalfPlane, outline: [Point], margin: Double) -> Mask? {
    guard let unit = line.normalized else { return nil }
    let origin = Point(x: -unit.a * unit.c, y: -unit.b * unit.c)
    var (left, right, top) = (Double.infinity, -Double.infinity, 0.0)
    for p in outline {
      let way = p - origin
      let along = way.x * unit.b - way.y * unit.a
      (left, right) = (min(left, along), max(right, along))
      top = max(top, unit.value(at: p))
    }
    let margin = margin + 0.05 * (right - left + top)
    let frame = Matrix4(
      columns: [unit.b, -unit.a, 0, 0], [unit.a, unit.b, 0, 0], [0, 0, 1, 0],
      [origin.x, origin.y, 0, 1])
    return Mask(
      rect: Rect(
        x: left - margin, y: 0, width: right - left + 2 * margin, height: top + margin),
      placement: plane.matrix * frame)
  }
}

extension Panel {
  /// The panel cut where a linear function of space is below 0; nil if nothing is left.
  fileprivate func cut(
    by function: SIMD4<Double>, edge: Edge, claimsLine: Bool = true
  ) -> Panel? {
    let plane = LayerPlane(placement)
    let side = plane.cut(function)
    let values = rect.corners.map { side.value(at: $0) }
    if values.allSatisfy({ $0 <= 0 }) { return nil }
    if values.allSatisfy({ $0 >= 0 }) { return self }
    guard let line = side.normalized else { return self }
    var panel = self
    panel.cuts.append(Cut(a: line.a, b: line.b, c: line.c, edge: edge, claimsLine: claimsLine))
    return panel
  }
}
