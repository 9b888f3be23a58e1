internal import CreaseGeometry

/// Turns layers into panels.
struct LayerFlattener {
  /// What is drawn on.
  let canvas: Canvas
  /// Whether panels that can't be seen are listed too.
  let isComplete: Bool

  /// What is compared in depth of some siblings: themselves, or their children in place of those that
  /// show nothing; by `zPosition`, else in their order.
  func items(of layers: [Layer], in space: Matrix4, path: String, depth: Int) -> [FlatLayer] {
    guard depth < Layer.depthLimit, !layers.isEmpty else { return [] }
    var order = Array(layers.indices)
    if layers.contains(where: { $0.zPosition != layers[0].zPosition }) {
      order.sort { (layers[$0].zPosition, $0) < (layers[$1].zPosition, $1) }
    }
    var result: [FlatLayer] = []
    result.reserveCapacity(order.count)
    for index in order {
      let layer = layers[index]
      let name = layer.id.isEmpty ? "\(path)[\(index)]" : layer.id
      add(layer, named: name, in: space, depth: depth, to: &result)
    }
    return result
  }

  private func add(
    _ layer: Layer, named name: String, in space: Matrix4, depth: Int,
    to result: inout [FlatLayer]
  ) {
    let opacity = min(max(layer.opacity, 0), 1)
    if layer.isHidden || (!isComplete && !(opacity > 0)) { return }
    let plane = LayerPlane(space * layer.matrixToParent)
    let isSeenFromBehind = !layer.isDoubleSided && plane.isSeenFromBehind
    if isSeenFromBehind, !isComplete { return }

    let children =
      layer.children.isEmpty
      ? []
      : items(
        of: layer.children, in: plane.matrix * layer.sublayerMatrix, path: "\(name).children",
        depth: depth + 1)
    var sheets = LayerSheets(layer, id: name, matrix: plane.matrix)
    sheets.compose(hasChildren: !children.isEmpty)
    if !isComplete { sheets.removeInvisible(on: canvas) }
    if sheets.isEmpty, !(opacity < 1), !layer.masksToBounds, !isSeenFromBehind {
      result += children
      return
    }
    var nodes = sheets.below + DepthSorter.sorted(children, scale: canvas.scale)
    if layer.masksToBounds, !sheets.isMaskNeedless, !nodes.isEmpty {
      let mask = Mask(
        rect: layer.bounds, cornerRadius: layer.cornerRadius, placement: plane.matrix)
      nodes = [.group(opacity: 1, mask: mask, nodes: nodes)]
    }
    nodes = LayerNode.fading(nodes + sheets.above, opacity: opacity)
    if isSeenFromBehind { nodes = nodes.compactMap { $0.mapPanels { $0.hidden(isShadow: $1) } } }
    if !nodes.isEmpty { result.append(FlatLayer(nodes: nodes, plane: plane)) }
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
