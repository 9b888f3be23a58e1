internal import CreaseGeometry

/// Turns layers into panels.
struct LayerFlattener {
  /// What is drawn on.
  let canvas: Canvas
  /// Whether panels that can't be seen are listed too.
  let isComplete: Bool

  /// What is compared in depth of some siblings: themselves, or their children in place of those that
  /// show nothing; by `zPosition`, else in their order.
  func items(of layers: [Layer], in space: Matrix4, path: String, depth: Int) -> [DepthItem] {
    guard depth < Layer.depthLimit else { return [] }
    var order = Array(layers.indices)
    if layers.contains(where: { $0.zPosition != layers[0].zPosition }) {
      order.sort { (layers[$0].zPosition, $0) < (layers[$1].zPosition, $1) }
    }
    return order.flatMap { index in
      items(of: layers[index], in: space, path: "\(path)[\(index)]", depth: depth)
    }
  }

  private func items(
    of layer: Layer, in space: Matrix4, path: String, depth: Int
  ) -> [DepthItem] {
    let opacity = min(max(layer.opacity, 0), 1)
    if layer.isHidden || (!isComplete && !(opacity > 0)) { return [] }
    let plane = LayerPlane(space * layer.matrixToParent)
    let isSeenFromBehind = !layer.isDoubleSided && plane.isSeenFromBehind
    if isSeenFromBehind, !isComplete { return [] }

    let children = items(
      of: layer.children, in: plane.matrix * layer.sublayerMatrix,
      path: "\(layer.id.isEmpty ? path : layer.id).children", depth: depth + 1)
    var sheets = LayerSheets(layer, id: layer.id.isEmpty ? path : layer.id, matrix: plane.matrix)
    sheets.compose(hasChildren: !children.isEmpty)
    if !isComplete { sheets.removeInvisible(on: canvas) }
    if sheets.isEmpty, !(opacity < 1), !layer.masksToBounds, !isSeenFromBehind { return children }

    var nodes = sheets.below + DepthSorter.sorted(children, scale: canvas.scale)
    if layer.masksToBounds, !sheets.isMaskNeedless, !nodes.isEmpty {
      let mask = Mask(
        rect: layer.bounds, cornerRadius: layer.cornerRadius, placement: plane.matrix)
      nodes = [.group(opacity: 1, mask: mask, nodes: nodes)]
    }
    nodes = LayerNode.fading(nodes + sheets.above, opacity: opacity)
    if isSeenFromBehind { nodes = nodes.compactMap { $0.mapPanels { $0.hidden(isShadow: $1) } } }
    return nodes.isEmpty ? [] : [DepthItem(nodes, plane: plane)]
  }
}

extension LayerPlane {
  /// Whether the viewer sees the back.
  var isSeenFromBehind: Bool {
    let (a, b, c) = (matrix.c0, matrix.c1, matrix.c3)
    let determinant =
      a.x * (b.y * c.w - c.y * b.w) - b.x * (a.y * c.w - c.y * a.w) + c.x * (a.y * b.w - b.y * a.w)
    return determinant < 0
  }
}

extension Panel {
  /// The panel as one that does not show; nil for a shadow, which would show from either side.
  fileprivate func hidden(isShadow: Bool) -> Panel? {
    if isShadow { return nil }
    var panel = self
    panel.shadow = nil
    panel.visibleSide = facingSide == .front ? .back : .front
    return panel
  }
}
