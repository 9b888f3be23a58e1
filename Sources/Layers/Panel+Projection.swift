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
    let corners = projectedCorners
    // Behind the eye plane in part: what is left may be anywhere.
    if corners.contains(where: { $0.w <= 0 }) { return corners.contains { $0.w > 0 } }
    let points = corners.compactMap(\.point)
    guard points.map(\.x).spread > 1e-9, points.map(\.y).spread > 1e-9 else { return false }
    return points.contains { $0.x > bounds.minX } && points.contains { $0.x < bounds.maxX }
      && points.contains { $0.y > bounds.minY } && points.contains { $0.y < bounds.maxY }
  }
}

extension [Double] {
  /// The difference between the largest and the smallest number; rounding can leave a hair of it.
  fileprivate var spread: Double { (self.max() ?? 0) - (self.min() ?? 0) }
}
