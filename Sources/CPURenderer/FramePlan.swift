internal import CreaseLayers

/// A frame made ready to be drawn.
struct FramePlan {
  /// What is drawn, in painting order.
  private(set) var steps: [Step] = []
  /// The panels' sheets.
  private(set) var panels: [PanelPlan] = []
  /// The panels' shadows.
  private(set) var shadows: [ShadowPlan] = []
  /// The groups with sheets of their own.
  private(set) var groups: [GroupPlan] = []
  /// What keeps alive what the plans refer to.
  let keeper = Keeper()

  private let frame: FrameDescription
  private let size: PictureSize

  /// Plans all that can be seen of a frame.
  ///
  /// - Parameters:
  ///   - size: The picture.
  ///   - cache: Where contents come from.
  init(
    _ frame: FrameDescription, size: PictureSize, cache: inout TextureCache
  ) throws(RenderError) {
    self.frame = frame
    self.size = size
    var groups = frame.groups[...]
    steps = try plan(frame.panels.indices, &groups, isHidden: false, &cache)
  }

  /// Plans panels and the groups among them, which are taken from the front of a list.
  private mutating func plan(
    _ range: Range<Int>, _ groups: inout ArraySlice<PanelGroup>, isHidden: Bool,
    _ cache: inout TextureCache
  ) throws(RenderError) -> [Step] {
    var steps: [Step] = []
    var next = range.lowerBound
    while true {
      let start = groups.first.map { max($0.panels.lowerBound, next) }
      let end = min(start ?? range.upperBound, range.upperBound)
      if !isHidden {
        for panel in frame.panels[next..<end] { try plan(panel, &steps, &cache) }
      }
      guard let start, start < range.upperBound, let group = groups.popFirst() else { return steps }
      let part = start..<min(max(start, group.panels.upperBound), range.upperBound)
      let mask = group.mask.map {
        Outline($0.panel, scale: frame.canvas.scale, size: size, keeper: keeper)
      }
      let hides = isHidden || !(group.opacity > 0) || mask.map { $0 == nil } ?? false
      let inner = try plan(part, &groups, isHidden: hides, &cache)
      add(inner, opacity: group.opacity, mask: mask ?? nil, to: &steps)
      next = part.upperBound
    }
  }

  /// Plans a panel and its shadow.
  private mutating func plan(
    _ panel: Panel, _ steps: inout [Step], _ cache: inout TextureCache
  ) throws(RenderError) {
    let canvas = frame.canvas
    if let shadow = ShadowPlan(panel, on: canvas, size: size) {
      steps.append(.shadow(shadows.count))
      shadows.append(shadow)
    }
    guard let panel = panel.facingViewer else { return }
    let plan = try PanelPlan(panel, scale: canvas.scale, size: size, keeper: keeper) {
      (panel) throws(RenderError) in try cache.texture(of: panel, on: canvas)
    }
    guard let plan else { return }
    steps.append(.panel(panels.count))
    panels.append(plan)
  }

  /// Adds a group's steps: as one, or one by one where that is the same.
  private mutating func add(
    _ inner: [Step], opacity: Double, mask: Outline?, to steps: inout [Step]
  ) {
    if opacity >= 1 && mask == nil { return steps += inner }
    let extents = inner.map { extent(of: $0) }
    guard let group = GroupPlan(inner, extents: extents, opacity: min(opacity, 1), mask: mask)
    else { return }
    steps.append(.group(groups.count))
    groups.append(group)
  }

  private func extent(of step: Step) -> (rows: Range<Int>, columns: Range<Int>) {
    switch step {
    case .panel(let index): (panels[index].outline.rows, panels[index].outline.columns)
    case .shadow(let index): (shadows[index].rows, shadows[index].columns)
    case .group(let index): (groups[index].rows, groups[index].columns)
    }
  }
}
