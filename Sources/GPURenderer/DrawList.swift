internal import CreaseGeometry
internal import CreaseLayers

/// The panels of a frame as the device takes them: numbers for all, and the steps that draw them.
struct DrawList {
  /// A group that has begun and not ended.
  private struct OpenGroup {
    let end: Int
    /// What lays its sheet over the rest; nil if it needs none.
    let cover: Panel?
  }

  /// The instances' numbers, one after another.
  private(set) var floats: [Float] = []
  /// The numbers of what few panels have, four a texel.
  private(set) var details: [Float] = []
  /// What is to be done, in painting order.
  private(set) var steps: [DrawStep] = []

  private let canvas: Canvas
  private let textures: TextureStore
  private var count = 0
  private var open: [OpenGroup] = []

  /// Uploads what the panels need and lists them.
  init(_ frame: FrameDescription, textures: TextureStore) throws(DrawingError) {
    canvas = frame.canvas
    self.textures = textures
    floats.reserveCapacity(frame.panels.count * PanelInstance.floatCount)
    var groups = frame.groups[...]
    var index = 0
    while index < frame.panels.count {
      closeGroups(endingAt: index)
      while let group = groups.first, group.panels.lowerBound <= index {
        groups.removeFirst()
        let end = min(group.panels.upperBound, open.last?.end ?? frame.panels.count)
        // What began earlier lies in a part that does not show.
        guard end > index, max(group.panels.lowerBound, 0) == index else { continue }
        if group.opacity > 0 { begin(group, end: end) } else { index = end }
      }
      closeGroups(endingAt: index)
      guard index < frame.panels.count else { break }
      try add(frame.panels[index])
      index += 1
    }
    closeGroups(endingAt: frame.panels.count)
  }

  // MARK: Groups

  private var sheetDepth: Int { open.reduce(0) { $0 + ($1.cover == nil ? 0 : 1) } }

  private mutating func begin(_ group: PanelGroup, end: Int) {
    let cover = group.cover(of: canvas)
    if cover != nil { steps.append(.openSheet(depth: sheetDepth)) }
    open.append(OpenGroup(end: end, cover: cover))
  }

  private mutating func closeGroups(endingAt index: Int) {
    while let group = open.last, group.end <= index {
      open.removeLast()
      guard let cover = group.cover else { continue }
      if case .openSheet = steps.last {
        steps.removeLast()
        continue
      }
      let kind = append(cover, contents: .sheet)
      steps.append(.closeSheet(depth: sheetDepth, DrawRun(kind: kind, first: count)))
      count += 1
    }
  }

  // MARK: Panels

  private mutating func add(_ panel: Panel) throws(DrawingError) {
    if panel.isShadowVisible(on: canvas), let shadow = panel.shadow {
      appendShadow(shadow, of: panel)
      addRun(.shadow, shelf: nil)
    }
    guard panel.isSheetVisible(on: canvas), let panel = panel.facingViewer else { return }
    let place = try textures.place(of: panel, on: canvas)
    let contents = place.map {
      PanelInstance.Contents.texels(
        TexelMapping(panel: panel, raster: $0.raster, layer: $0.layer))
    }
    addRun(append(panel, contents: contents ?? .none), shelf: place?.shelf)
  }

  private mutating func append(_ panel: Panel, contents: PanelInstance.Contents) -> DrawRun.Kind {
    let instance = PanelInstance(
      panel, on: canvas, contents: contents, detailsIndex: details.count / 4)
    instance.append(to: &floats)
    guard panel.isRich || instance.isRich else { return .plain }
    panel.appendDetails(to: &details, origin: instance.origin, scale: canvas.scale)
    return .rich
  }

  private mutating func appendShadow(_ shadow: Shadow, of panel: Panel) {
    PanelInstance(
      panel.shadowPanel(shadow), on: canvas, contents: .none, detailsIndex: details.count / 4
    ).append(to: &floats)
    panel.appendShadowDetails(shadow, to: &details)
  }

  private mutating func addRun(_ kind: DrawRun.Kind, shelf: TextureShelf?) {
    defer { count += 1 }
    if case .draw(var run) = steps.last, run.extend(kind: kind, shelf: shelf) {
      steps[steps.count - 1] = .draw(run)
    } else {
      steps.append(.draw(DrawRun(kind: kind, shelf: shelf, first: count)))
    }
  }
}

extension PanelGroup {
  /// The panel that lays the group's sheet over what is below it; nil if the group's panels can as
  /// well be drawn there at once.
  fileprivate func cover(of canvas: Canvas) -> Panel? {
    if let mask {
      return Panel(
        id: "", rect: mask.rect, placement: mask.placement, color: .clear,
        cornerRadius: mask.cornerRadius, opacity: opacity)
    }
    if opacity >= 1 { return nil }
    return Panel(
      id: "", rect: Rect(origin: .zero, size: canvas.size), placement: .identity, color: .clear,
      opacity: opacity,
      edges: Edges(top: .clipped, right: .clipped, bottom: .clipped, left: .clipped))
  }
}
