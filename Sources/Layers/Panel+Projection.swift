public import CreaseGeometry

extension Panel {
  /// The four corners on the canvas, undivided, in the panel's own order: top left, top right,
  /// bottom right, bottom left.
  public var projectedCorners: [HomogeneousPoint] {
    rect.corners.map { placement.project(fold.apply(to: $0)) }
  }

  /// The colour after shading.
  public var shadedColor: Color { color.scaledBrightness(by: shade.color) }

  /// Whether any of the panel can show on a canvas: it is not fully transparent, has an area, is not
  /// seen edge-on along x or y nor from a side that does not show, and its projection and its clip
  /// reach into the canvas; or its shadow does.
  public func isVisible(on canvas: Canvas) -> Bool {
    isSheetVisible(on: canvas) || isShadowVisible(on: canvas)
  }

  /// As `isVisible(on:)`, without the shadow.
  package func isSheetVisible(on canvas: Canvas) -> Bool {
    guard opacity > 0, paints else { return false }
    if visibleSide != nil || back != nil, facingViewer?.paints != true { return false }
    return reaches(rect, canvas)
  }

  /// As `isVisible(on:)`, of the shadow alone.
  package func isShadowVisible(on canvas: Canvas) -> Bool {
    guard let shadow, opacity > 0, shadow.opacity > 0, shadow.color.alpha > 0 else { return false }
    // Where the plane is seen at a slant, a pixel blurs the shadow over more points.
    return reaches(shadowBounds(margin: 4), canvas)
  }

  /// Where the shadow can be seen, in hinge space, grown by a margin in points.
  package func shadowBounds(margin: Double = 0) -> Rect {
    let shape = shadow?.rect ?? rect
    let grown = Shadow.reach * (shadow?.radius ?? 0) + margin
    let offset = shadow?.offset ?? .zero
    return Rect(
      x: shape.minX + offset.x - grown, y: shape.minY + offset.y - grown,
      width: shape.width + 2 * grown, height: shape.height + 2 * grown)
  }

  /// Whether there is anything on the sheet, on either side.
  private var paints: Bool {
    color.alpha > 0 || contents != nil || fill?.isVisible == true || gradient?.isVisible == true
      || (border.map { $0.width > 0 && $0.color.alpha > 0 } ?? false)
      || (back.map { $0.color.alpha > 0 || $0.contents != nil } ?? false)
  }

  /// Whether a rectangle of the panel's plane has an area on a canvas, within the clip.
  private func reaches(_ rect: Rect, _ canvas: Canvas) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    var bounds = Bounds(Rect(origin: .zero, size: canvas.size))
    if let clip { bounds = bounds.intersection(clip) }
    if bounds.isEmpty { return false }
    let (a, b) = (projected(rect.minX, rect.minY), projected(rect.maxX, rect.minY))
    let (c, d) = (projected(rect.maxX, rect.maxY), projected(rect.minX, rect.maxY))
    let w = SIMD4(a.w, b.w, c.w, d.w)
    // Behind the eye plane in part: what is left may be anywhere.
    if w.min() <= 0 { return w.max() > 0 }
    let x = SIMD4(a.x, b.x, c.x, d.x) / w
    let y = SIMD4(a.y, b.y, c.y, d.y) / w
    // Rounding can leave a hair of a panel that is seen edge-on.
    guard x.max() - x.min() > 1e-9, y.max() - y.min() > 1e-9 else { return false }
    return x.max() > bounds.minX && x.min() < bounds.maxX && y.max() > bounds.minY
      && y.min() < bounds.maxY
  }

  private func projected(_ x: Double, _ y: Double) -> HomogeneousPoint {
    placement.project(fold.apply(to: Point(x: x, y: y)))
  }
}
