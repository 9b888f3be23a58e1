internal import CreaseGeometry

/// What layers come to: panels and groups of panels, from back to front.
enum LayerNode {
  /// A panel; a shadow is a panel that goes with another one and is never cut.
  case panel(Panel, isShadow: Bool = false)
  /// Nodes that lie over the rest as one.
  indirect case group(opacity: Double, mask: Mask?, nodes: [LayerNode])

  /// Calls a function with every panel, from back to front.
  func forEachPanel(_ body: (Panel, _ isShadow: Bool) -> Void) {
    switch self {
    case .panel(let panel, let isShadow): body(panel, isShadow)
    case .group(_, _, let nodes): for node in nodes { node.forEachPanel(body) }
    }
  }

  /// The node with other panels in their places; without those that the function answers nil for.
  /// Nil if nothing is left.
  func mapPanels(_ body: (Panel, _ isShadow: Bool) -> Panel?) -> LayerNode? {
    switch self {
    case .panel(let panel, let isShadow):
      return body(panel, isShadow).map { .panel($0, isShadow: isShadow) }
    case .group(let opacity, let mask, let nodes):
      let nodes = nodes.compactMap { $0.mapPanels(body) }
      return nodes.isEmpty ? nil : .group(opacity: opacity, mask: mask, nodes: nodes)
    }
  }

  /// Nodes with an opacity as one: a single panel without a shadow takes it itself.
  static func fading(_ nodes: [LayerNode], opacity: Double) -> [LayerNode] {
    guard opacity < 1, !nodes.isEmpty else { return nodes }
    if nodes.count == 1, case .panel(var panel, let isShadow) = nodes[0], panel.shadow == nil {
      panel.opacity *= opacity
      return [.panel(panel, isShadow: isShadow)]
    }
    return [.group(opacity: opacity, mask: nil, nodes: nodes)]
  }
}

extension Array<LayerNode> {
  /// Every panel in painting order, and the groups.
  func assembled() -> (panels: [Panel], groups: [PanelGroup]) {
    var assembly = Assembly()
    for node in self { assembly.add(node) }
    return (assembly.panels, assembly.groups)
  }
}

/// A frame that is put together from nodes.
private struct Assembly {
  var panels: [Panel] = []
  var groups: [PanelGroup] = []
  private var ids = Set<String>()

  mutating func add(_ node: LayerNode) {
    switch node {
    case .panel(var panel, _):
      panel.id = unique(panel.id)
      panels.append(panel)
    case .group(let opacity, let mask, let nodes):
      let (start, number) = (panels.count, groups.count)
      groups.append(PanelGroup(panels: start..<start, opacity: opacity, mask: mask))
      for node in nodes { add(node) }
      if panels.count > start {
        groups[number].panels = start..<panels.count
      } else {
        groups.removeSubrange(number...)
      }
    }
  }

  /// An id with a number behind it if it is taken: the pieces of a panel that was cut.
  private mutating func unique(_ id: String) -> String {
    if ids.insert(id).inserted { return id }
    var number = 2
    while !ids.insert("\(id)/\(number)").inserted { number += 1 }
    return "\(id)/\(number)"
  }
}
