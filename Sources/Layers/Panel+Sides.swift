package import CreaseGeometry

extension Panel {
  /// The map from the panel's plane, as (u, v, 1), to the canvas, undivided, as its three columns.
  package var planeMap: (u: HomogeneousPoint, v: HomogeneousPoint, origin: HomogeneousPoint) {
    func direction(_ v: Vector3) -> HomogeneousPoint {
      let turned = fold.rotation.turning(v, about: fold.axis)
      let image = placement * Matrix4.Column(turned.x, turned.y, turned.z, 0)
      return HomogeneousPoint(x: image.x, y: image.y, w: image.w)
    }
    return (
      direction(Vector3(x: 1, y: 0, z: 0)), direction(Vector3(x: 0, y: 1, z: 0)),
      placement.project(fold.translation)
    )
  }

  /// The side that the viewer sees: the sign of the determinant of the plane's map. Edge-on it is the
  /// front.
  public var facingSide: Side {
    let (u, v, o) = planeMap
    let determinant =
      u.x * (v.y * o.w - o.y * v.w) - v.x * (u.y * o.w - o.y * u.w) + o.x * (u.y * v.w - v.y * u.w)
    return determinant < 0 ? .back : .front
  }

  /// The panel with what the viewer sees of it as its front: its back's surface in place of contents
  /// and colour if it is seen from behind and has one. Nil if the side that faces the viewer is not
  /// visible. The shadow is not looked at.
  package var facingViewer: Panel? {
    if visibleSide == nil, back == nil { return self }
    let side = facingSide
    if let visibleSide, visibleSide != side { return nil }
    guard side == .back, let back else { return self }
    var turned = self
    turned.contents = back.contents
    turned.contentsRect = back.contentsRect
    turned.color = back.color
    turned.tint = nil
    turned.fill = nil
    return turned
  }
}
