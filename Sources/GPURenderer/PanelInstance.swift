internal import CreaseGeometry
internal import CreaseLayers

/// What the vertex shader is told of one panel: thirteen vectors of four numbers, in the order of
/// its attributes; of the last one number counts.
///
/// All that needs double precision happens here: the placement is moved so that pixels are counted
/// from an origin near the panel, which is whole and depends on the placement alone, so that panels
/// that share a hinge share it.
struct PanelInstance {
  /// Numbers per instance.
  static let floatCount = attributeCount * 4
  /// Vectors per instance.
  static let attributeCount = 13

  /// What lies over the panel's colour.
  enum Contents {
    /// Nothing.
    case none
    /// A raster.
    case texels(TexelMapping)
    /// The pixels of a group's sheet.
    case sheet
  }

  /// The whole pixel nearest to where the middle of the hinge comes to lie, before the fold.
  let origin: Point

  private let panel: Panel
  private let canvas: Canvas
  private let contents: Contents
  private let detailsIndex: Int

  /// Prepares a panel.
  ///
  /// - Parameters:
  ///   - panel: What is seen, as its front.
  ///   - canvas: The stage.
  ///   - contents: What lies over the panel's colour.
  ///   - detailsIndex: Where the numbers of what few panels have begin.
  init(_ panel: Panel, on canvas: Canvas, contents: Contents, detailsIndex: Int) {
    self.panel = panel
    self.canvas = canvas
    self.contents = contents
    self.detailsIndex = detailsIndex
    let point = panel.placement.project(.zero).point ?? .zero
    origin = Point(
      x: (point.x * canvas.scale).rounded(.down), y: (point.y * canvas.scale).rounded(.down))
  }

  /// Whether the contents are more than the plain program can draw: a sheet, or squeezed along both
  /// directions.
  var isRich: Bool {
    switch contents {
    case .none: false
    case .sheet: true
    case .texels(let texels):
      texels.wholePixelShift(of: panel, scale: canvas.scale) == nil
        && texels.mayTakeRows(panel, on: canvas)
    }
  }

  /// Writes what a panel is confined to, within its own clip.
  ///
  /// - Parameters:
  ///   - rect: Whole pixels.
  ///   - floats: Numbers that end with the panel's.
  static func clip(to rect: PixelRect, atEndOf floats: inout [Float]) {
    let first = floats.count - 8
    floats[first] = Float(rect.left)
    floats[first + 1] = Float(rect.top)
    floats[first + 2] = Float(rect.right)
    floats[first + 3] = Float(rect.bottom)
  }

  /// The panel's colour, premultiplied and shaded.
  var color: SIMD4<Float> {
    panel.color.premultiplied(brightness: panel.shade.color)
  }

  /// Appends the numbers, with room for the clip: see `clip`.
  func append(to floats: inout [Float]) {
    let fold = panel.fold
    let rect = panel.rect
    floats.append(rect.minX, rect.minY, rect.maxX, rect.maxY)
    floats.append(
      fold.rotation.cosine, fold.rotation.sine, fold.axis == .y ? 1 : 0, fold.translation.z)
    floats.append(fold.translation.x, fold.translation.y, origin.x, origin.y)
    appendPlacement(to: &floats)
    floats.append(panel.color, brightness: panel.shade.color, opacity: 1)
    appendContents(to: &floats)
    floats.append(
      code(panel.edges.top), code(panel.edges.right), code(panel.edges.bottom),
      code(panel.edges.left))
    floats.append(0, 0, 0, 0)
    floats.append(Double(detailsIndex), 0, 0, 0)
  }

  private func appendPlacement(to floats: inout [Float]) {
    let m = panel.placement
    let rowW = Matrix4.Column(m.c0.w, m.c1.w, m.c2.w, m.c3.w)
    let rowX = Matrix4.Column(m.c0.x, m.c1.x, m.c2.x, m.c3.x) * canvas.scale - rowW * origin.x
    let rowY = Matrix4.Column(m.c0.y, m.c1.y, m.c2.y, m.c3.y) * canvas.scale - rowW * origin.y
    for row in [rowX, rowY, rowW] { floats.append(row.x, row.y, row.z, row.w) }
  }

  private func appendContents(to floats: inout [Float]) {
    let opacity = min(max(panel.opacity, 0), 1)
    guard case .texels(let texels) = contents else {
      if case .sheet = contents {
        floats.append(opacity, 1, 2, 0)
        floats.append(0, 0, 0, 0)
        // Nothing is outside, and there is no frame of texels.
        floats.append(1e6, 1e6, 1, 1)
      } else {
        floats.append(opacity, 1, 0, 0)
        for _ in 0..<2 { floats.append(0, 0, 0, 0) }
      }
      return
    }
    let shift = texels.wholePixelShift(of: panel, scale: canvas.scale)
    floats.append(opacity, panel.shade.contents, shift == nil ? 3 : 1, Double(texels.layer))
    floats.append(texels.scaleX, texels.scaleY, texels.offsetX, texels.offsetY)
    floats.append(
      Double(texels.width), Double(texels.height), shift?.x ?? (texels.isClamped ? 1 : 0),
      shift?.y ?? 0)
  }

  private func code(_ edge: Edge) -> Double {
    switch edge {
    case .outer: 0
    case .shared: 1
    case .clipped: 2
    case .tucked: 3
    }
  }
}
