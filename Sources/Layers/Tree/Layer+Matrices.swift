public import CreaseGeometry

extension Layer {
  /// The anchor point in the layer's own coordinates, in points.
  public var anchor: Point {
    Point(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the layer's coordinates to its parent's, without the parent's `sublayerTransform`.
  public var matrixToParent: Matrix4 {
    let anchor = anchor
    return .translation(x: position.x, y: position.y, z: zPosition) * transform.matrix
      * .translation(x: -anchor.x, y: -anchor.y)
  }

  /// What all children go through: `sublayerTransform` about the anchor point.
  public var sublayerMatrix: Matrix4 {
    if sublayerTransform.operations.isEmpty { return .identity }
    let anchor = anchor
    return .translation(x: anchor.x, y: anchor.y) * sublayerTransform.matrix
      * .translation(x: -anchor.x, y: -anchor.y)
  }
}
