internal import CreaseGeometry
internal import CreaseLayers

extension Panel {
  /// The part of the panel's plane that a shadow can be seen on, as a panel of its own.
  func shadowPanel(_ shadow: Shadow) -> Panel {
    var color = shadow.color
    color.alpha *= min(max(opacity, 0), 1) * min(max(shadow.opacity, 0), 1)
    return Panel(
      id: id, rect: shadowBounds(), fold: fold, placement: placement, color: color,
      edges: Edges(top: .clipped, right: .clipped, bottom: .clipped, left: .clipped), clip: clip)
  }

  /// Appends the shadow's shape, corner radius and variance, four numbers a texel.
  func appendShadowDetails(_ shadow: Shadow, to numbers: inout [Float]) {
    let shape = shadow.rect ?? rect
    let (x, y) = (shadow.offset.x, shadow.offset.y)
    let radius = max(shadow.radius, 0)
    numbers.append(shape.minX + x, shape.minY + y, shape.maxX + x, shape.maxY + y)
    numbers.append(
      shape.countedRadius(shadow.cornerRadius ?? cornerRadius), radius * radius, 0, 0)
  }
}
