internal import CreaseGeometry

/// The panels of a layer itself, without its children's.
struct LayerSheets {
  private let layer: Layer
  private let id: String
  private let matrix: Matrix4
  /// What lies below the children, from back to front.
  private(set) var below: [LayerNode] = []
  /// What lies above the children.
  private(set) var above: [LayerNode] = []
  /// Whether the panels end where the mask would cut them.
  private(set) var isMaskNeedless = false
  private var isMasked = false
  private var usesID = false

  init(_ layer: Layer, id: String, matrix: Matrix4) {
    self.layer = layer
    self.id = id
    self.matrix = matrix
  }

  var isEmpty: Bool { below.isEmpty && above.isEmpty }

  /// Makes the panels: the shadow, the background with as much of the contents as goes with it, the
  /// rest of the contents, the border.
  mutating func compose(hasChildren: Bool) {
    let size = layer.bounds.size
    let picture = size.width > 0 && size.height > 0 ? layer.pictureSheet : nil
    let text = layer.text?.sheet(size: size, color: layer.tintsText ? .white : nil)
    let path = layer.path.flatMap { $0.isVisible ? $0 : nil }
    // What has its own rounded corners needs no mask, and a mask's edge is not to fade twice.
    isMaskNeedless =
      layer.masksToBounds && !hasChildren && path == nil && (picture == nil || text == nil)
    isMasked = layer.masksToBounds && !isMaskNeedless
    let isRoundedPicture = layer.cornerRadius > 0 && !layer.masksToBounds
    var main = panel("")
    main.color = layer.backgroundColor
    main.fill = layer.gradient
    let hasSheet = main.color.alpha > 0 || main.fill?.isVisible == true
    let takesPicture = picture != nil && !(isRoundedPicture && (hasSheet || hasBorder))
    if takesPicture { main.contents = picture.map(Contents.picture) }
    let takesText = !takesPicture && picture == nil && text != nil
    if takesText { main.contents = text.map(Contents.text) }
    if takesPicture { main.contentsRect = layer.contentsRect }
    if takesText, layer.tintsText { main.tint = layer.text?.color }
    if !(takesPicture && isRoundedPicture) { main.cornerRadius = layer.cornerRadius }
    let isWhole =
      !hasChildren && path == nil && (takesPicture || picture == nil)
      && (takesText || text == nil)
    if hasBorder, isWhole { main.border = border }
    addShadow(to: &main, isPainted: hasSheet || hasBorder || picture != nil, text: text)
    if hasSheet || main.contents != nil || main.border != nil || main.shadow != nil {
      add(main, ".background")
    }
    if let picture, !takesPicture {
      add(contents(.picture(picture), rect: layer.contentsRect), ".picture")
    }
    if let text, !takesText {
      var panel = contents(.text(text))
      if layer.tintsText { panel.tint = layer.text?.color }
      add(panel, ".text")
    }
    if let path { add(path) }
    if hasBorder, !isWhole { addBorder() }
  }

  private var hasBorder: Bool { layer.borderWidth > 0 && layer.borderColor.alpha > 0 }
  private var border: Border { Border(width: layer.borderWidth, color: layer.borderColor) }

  /// A panel of the layer's bounds that shows nothing yet.
  private func panel(_ suffix: String, rect: Rect? = nil) -> Panel {
    Panel(
      id: id + suffix, rect: rect ?? layer.bounds, placement: matrix, color: .clear,
      visibleSide: layer.isDoubleSided ? nil : .front)
  }

  private func contents(_ contents: Contents, rect: Rect = .unit) -> Panel {
    var panel = panel("")
    panel.contents = contents
    panel.contentsRect = rect
    return panel
  }

  /// Adds a panel below the children; the first of all bears the layer's name alone.
  private mutating func add(_ panel: Panel, _ suffix: String) {
    var panel = panel
    panel.id = usesID ? id + suffix : id
    usesID = true
    if isMasked, panel.rect == layer.bounds {
      panel.cornerRadius = 0
      // The mask alone ends the panel.
      panel.edges = Edges(top: .clipped, right: .clipped, bottom: .clipped, left: .clipped)
    }
    below.append(.panel(panel))
  }

  private mutating func addBorder() {
    var panel = panel(usesID ? ".border" : "")
    usesID = true
    panel.cornerRadius = layer.cornerRadius
    panel.border = border
    above.append(.panel(panel))
  }

  private mutating func add(_ path: LayerPath) {
    if let fill = path.fillColor, fill.alpha > 0, let sheet = path.sheet(fill: true, stroke: false)
    {
      var panel = panel("", rect: sheet.rect)
      panel.contents = .path(sheet.sheet)
      panel.tint = fill
      add(panel, ".path")
    }
    if let stroke = path.strokeColor, stroke.alpha > 0,
      let sheet = path.sheet(fill: false, stroke: true)
    {
      var panel = panel("", rect: sheet.rect)
      panel.contents = .path(sheet.sheet)
      panel.tint = stroke
      add(panel, ".stroke")
    }
  }

  /// Leaves out what can't be seen.
  mutating func removeInvisible(on canvas: Canvas) {
    func isVisible(_ node: LayerNode) -> Bool {
      if case .panel(let panel, _) = node { return panel.isVisible(on: canvas) }
      return true
    }
    below.removeAll { !isVisible($0) }
    above.removeAll { !isVisible($0) }
  }

  /// Adds the shadow: to the panel itself where it is that of the bounds, else as a panel below.
  private mutating func addShadow(to main: inout Panel, isPainted: Bool, text: TextSheet?) {
    let opacity = min(max(layer.shadowOpacity, 0), 1)
    guard opacity > 0, layer.shadowColor.alpha > 0, !layer.masksToBounds else { return }
    let radius = max(0, layer.shadowRadius)
    let shape = layer.shadowPath.map { LayerPath($0) } ?? (isPainted ? nil : layer.path)
    if let shape {
      guard
        let sheet = shape.sheet(
          fill: shape.fillColor != nil, stroke: shape.strokeColor != nil, blur: radius)
      else { return }
      addShadow(.path(sheet.sheet), rect: sheet.rect, opacity: opacity)
    } else if isPainted {
      main.shadow = Shadow(
        color: layer.shadowColor, opacity: opacity, radius: radius, offset: layer.shadowOffset,
        cornerRadius: layer.cornerRadius)
    } else if let text {
      addShadow(.text(text), rect: layer.bounds, opacity: opacity)
    }
  }

  private mutating func addShadow(_ contents: Contents, rect: Rect, opacity: Double) {
    let offset = layer.shadowOffset
    var panel = panel(".shadow", rect: Rect(origin: rect.origin + offset, size: rect.size))
    panel.contents = contents
    panel.tint = layer.shadowColor
    panel.opacity = opacity
    below.append(.panel(panel, isShadow: true))
  }
}
