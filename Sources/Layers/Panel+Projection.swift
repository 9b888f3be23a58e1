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
  /// seen edge-on along x or y, and its projection and its clip reach into the canvas.
  public func isVisible(on canvas: Canvas) -> Bool {
    guard opacity > 0, color.alpha > 0 || contents != nil, rect.width > 0, rect.height > 0 else {
      return false
    }
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
