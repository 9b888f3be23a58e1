internal import CreaseGeometry
internal import CreaseLayers

/// The panels of a frame in parts, and the numbers that the device needs for them.
struct PartList {
  /// A group that has begun and not ended.
  private struct OpenGroup {
    let end: Int
    /// What lays its sheet over the rest; nil if it needs none.
    let cover: Panel?
    /// Where its items begin: with the sheet, if it needs one.
    let firstItem: Int
  }

  /// What is to be done, in painting order.
  var items: [DrawItem] = []
  /// The numbers of instances, one after another.
  private(set) var instances: [Float] = []
  /// The numbers of what few panels have, four a texel.
  private(set) var details: [Float] = []

  private let canvas: Canvas
  private let textures: TextureStore
  private let areas: [PixelRect]
  private let cutsPanels: Bool
  private let isBlueFirst: Bool
  private var open: [OpenGroup] = []

  /// Uploads what the panels need and lists their parts.
  ///
  /// - Parameters:
  ///   - frame: What is to be drawn.
  ///   - areas: The parts of the canvas that are, without overlaps.
  ///   - cutsPanels: Whether panels are cut into pieces that are drawn in different ways.
  ///   - isBlueFirst: Whether red and blue change places.
  ///   - textures: The contents' textures, which see to that for themselves.
  init(
    _ frame: FrameDescription, areas: [PixelRect], cutsPanels: Bool, isBlueFirst: Bool,
    textures: TextureStore
  ) throws(DrawingError) {
    canvas = frame.canvas
    self.areas = areas
    self.cutsPanels = cutsPanels
    self.isBlueFirst = isBlueFirst
    self.textures = textures
    addBackground()
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

  /// The background replaces what was there before.
  private mutating func addBackground() {
    let color = isBlueFirst ? canvas.background.blueFirst : canvas.background
    addParts([PixelRect(canvas)], .solid, .corners(.solid(color.premultiplied())), blends: false)
  }

  // MARK: Groups

  private var sheetDepth: Int { open.reduce(0) { $0 + ($1.cover == nil ? 0 : 1) } }

  private mutating func begin(_ group: PanelGroup, end: Int) {
    let cover = group.cover(of: canvas)
    open.append(OpenGroup(end: end, cover: cover, firstItem: items.count))
    if cover != nil { items.append(.openSheet(depth: sheetDepth - 1, PixelRect(canvas))) }
  }

  private mutating func closeGroups(endingAt index: Int) {
    while let group = open.last, group.end <= index {
      open.removeLast()
      guard let cover = group.cover else { continue }
      let touched = items[(group.firstItem + 1)...].compactMap(\.touched).bounds
      if touched.isEmpty {
        items.removeSubrange(group.firstItem...)
        continue
      }
      items[group.firstItem] = .openSheet(depth: sheetDepth, touched)
      let instance = instance(of: cover, contents: .sheet)
      let numbers = append(instance)
      cover.appendDetails(to: &details, origin: instance.origin, scale: canvas.scale)
      let state = DrawBatch.State(kind: .rich, blends: true)
      let extent = cover.pixelExtent(on: canvas).intersection(touched)
      let parts = areas.map {
        DrawPart(rect: $0.intersection(extent), state: state, shelf: nil, numbers: numbers)
      }
      items.append(.closeSheet(depth: sheetDepth, parts.filter { !$0.rect.isEmpty }))
    }
  }

  // MARK: Panels

  private mutating func add(_ panel: Panel) throws(DrawingError) {
    if panel.isShadowVisible(on: canvas), let shadow = panel.shadow {
      let plain = panel.shadowPanel(shadow)
      let sheet = isBlueFirst ? plain.blueFirst() : plain
      let numbers = append(instance(of: sheet, contents: .none))
      panel.appendShadowDetails(shadow, to: &details)
      addParts([sheet.pixelExtent(on: canvas)], .shadow, numbers)
    }
    guard panel.isSheetVisible(on: canvas), let seen = panel.facingViewer else { return }
    let panel = isBlueFirst ? seen.blueFirst() : seen
    let place = try textures.place(of: panel, on: canvas)
    let texels = place.map { TexelMapping(panel: panel, raster: $0.raster, layer: $0.layer) }
    let instance = instance(of: panel, contents: texels.map { .texels($0) } ?? .none)
    let extent = panel.pixelExtent(on: canvas)
    if panel.isRich || instance.isRich {
      let numbers = append(instance)
      panel.appendDetails(to: &details, origin: instance.origin, scale: canvas.scale)
      addParts([extent], .rich, numbers, shelf: place?.shelf)
    } else if cutsPanels {
      addPieces(of: panel, instance, texels: texels, extent: extent, shelf: place?.shelf)
    } else {
      addParts([extent], .plain, append(instance), shelf: place?.shelf)
    }
  }

  private mutating func addPieces(
    of panel: Panel, _ instance: PanelInstance, texels: TexelMapping?, extent: PixelRect,
    shelf: TextureShelf?
  ) {
    let opacity = Float(min(max(panel.opacity, 0), 1))
    let color = instance.color
    let isOpaque = color.w * opacity >= 1
    let isClear = color.w * opacity <= 0
    let rest = texels.flatMap { RestingTexels($0, of: panel, scale: canvas.scale) }
    let ink = texels.map { texels in
      PanelPieces.Ink(
        boxes: rest?.ink ?? texels.inkExtents(of: panel, on: canvas),
        goesOn: rest != nil && texels.isClamped,
        isOverlay: !texels.isClamped && (isOpaque || isClear))
    }
    let pieces = PanelPieces(panel, on: canvas, extent: extent, ink: ink)
    // What is clear leaves all as it is.
    if !isClear {
      addParts(
        pieces.plain, .solid, .corners(.solid(color * opacity)), blends: !isOpaque)
      for (rect, coverage) in pieces.faded {
        let faded = color * (opacity * Float(coverage))
        addParts([rect], .solid, .corners(.solid(faded)))
      }
    }
    let boxes = ink?.isOverlay == true ? ink?.boxes : nil
    if let rest {
      let corners = RectCorners(
        color: color, look: [opacity, Float(panel.shade.contents)], texels: rest.numbers)
      addParts(
        pieces.inked, rest.isWhole ? .copy : .mean, .corners(corners), blends: !isOpaque,
        boxes: boxes, shelf: shelf)
      if pieces.other.isEmpty { return }
    }
    if pieces.inked.isEmpty, pieces.other.isEmpty { return }
    let numbers = append(instance)
    if rest == nil {
      addParts(
        pieces.inked, .inside, numbers, blends: !isOpaque, boxes: boxes, shelf: shelf)
    }
    let (bare, inked) = pieces.other.parted(by: ink)
    addParts(bare, .bare, numbers)
    addParts(inked, .plain, numbers, shelf: shelf)
  }

  private func instance(
    of panel: Panel, contents: PanelInstance.Contents
  ) -> PanelInstance {
    PanelInstance(panel, on: canvas, contents: contents, detailsIndex: details.count / 4)
  }

  /// Appends an instance's numbers.
  private mutating func append(_ instance: PanelInstance) -> DrawPart.Numbers {
    let first = instances.count
    instance.append(to: &instances)
    return .instance(first)
  }

  // MARK: Parts

  private mutating func addParts(
    _ rects: [PixelRect], _ kind: DrawKind, _ numbers: DrawPart.Numbers, blends: Bool = true,
    boxes: [PixelRect]? = nil, shelf: TextureShelf? = nil
  ) {
    let state = DrawBatch.State(kind: kind, blends: blends)
    for rect in rects {
      for area in areas {
        let part = rect.intersection(area)
        if part.isEmpty { continue }
        items.append(
          .part(
            DrawPart(rect: part, boxes: boxes, state: state, shelf: shelf, numbers: numbers)))
      }
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
