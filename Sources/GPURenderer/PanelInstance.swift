internal import CreaseGeometry
internal import CreaseLayers

/// What the vertex shader is told of one panel: twelve vectors of four numbers, in the order of
/// its attributes.
///
/// All that needs double precision happens here: the placement is moved so that pixels are counted
/// from an origin near the panel, which is whole and depends on the placement alone, so that panels
/// that share a hinge share it.
struct PanelInstance {
  /// Numbers per instance.
  static let floatCount = attributeCount * 4
  /// Vectors per instance.
  static let attributeCount = 12

  private let panel: Panel
  private let canvas: Canvas
  private let texels: TexelMapping?

  /// Prepares a panel.
  ///
  /// - Parameter texels: Where its contents lie in a texture; nil without contents.
  init(_ panel: Panel, on canvas: Canvas, texels: TexelMapping?) {
    self.panel = panel
    self.canvas = canvas
    self.texels = texels
  }

  /// Appends the numbers.
  func append(to floats: inout [Float]) {
    let origin = pixelOrigin
    let fold = panel.fold
    let rect = panel.rect
    put(rect.minX, rect.minY, rect.maxX, rect.maxY, &floats)
    put(
      fold.rotation.cosine, fold.rotation.sine, fold.axis == .y ? 1 : 0, fold.translation.z,
      &floats)
    put(fold.translation.x, fold.translation.y, origin.x, origin.y, &floats)
    appendPlacement(origin: origin, to: &floats)
    let color = panel.shadedColor
    put(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha,
      &floats)
    appendContents(to: &floats)
    put(
      code(panel.edges.top), code(panel.edges.right), code(panel.edges.bottom),
      code(panel.edges.left), &floats)
    appendClip(to: &floats)
  }

  /// The whole pixel nearest to where the middle of the hinge comes to lie, before the fold.
  private var pixelOrigin: Point {
    let point = panel.placement.project(.zero).point ?? .zero
    return Point(
      x: (point.x * canvas.scale).rounded(.down), y: (point.y * canvas.scale).rounded(.down))
  }

  private func appendPlacement(origin: Point, to floats: inout [Float]) {
    let m = panel.placement
    let rowW = Matrix4.Column(m.c0.w, m.c1.w, m.c2.w, m.c3.w)
    let rowX = Matrix4.Column(m.c0.x, m.c1.x, m.c2.x, m.c3.x) * canvas.scale - rowW * origin.x
    let rowY = Matrix4.Column(m.c0.y, m.c1.y, m.c2.y, m.c3.y) * canvas.scale - rowW * origin.y
    for row in [rowX, rowY, rowW] { put(row.x, row.y, row.z, row.w, &floats) }
  }

  private func appendContents(to floats: inout [Float]) {
    guard let texels else {
      put(panel.opacity, 1, 0, 0, &floats)
      put(0, 0, 0, 0, &floats)
      put(0, 0, 0, 0, &floats)
      return
    }
    let shift = texels.wholePixelShift(of: panel, scale: canvas.scale)
    put(panel.opacity, panel.shade.contents, shift == nil ? 2 : 1, Double(texels.layer), &floats)
    put(texels.scaleX, texels.scaleY, texels.offsetX, texels.offsetY, &floats)
    put(
      Double(texels.width), Double(texels.height), shift?.x ?? 0, shift?.y ?? 0, &floats)
  }

  /// A pixel lies within the clip if its centre does.
  private func appendClip(to floats: inout [Float]) {
    let whole = Double(1 << 24)
    func firstPixel(from side: Double) -> Double {
      min(max((side * canvas.scale - 0.5).rounded(.up), -whole), whole)
    }
    guard let clip = panel.clip else { return put(-whole, -whole, whole, whole, &floats) }
    put(
      firstPixel(from: clip.minX), firstPixel(from: clip.minY), firstPixel(from: clip.maxX),
      firstPixel(from: clip.maxY), &floats)
  }

  private func code(_ edge: Edge) -> Double {
    switch edge {
    case .outer: 0
    case .shared: 1
    case .clipped: 2
    case .tucked: 3
    }
  }

  private func put(
    _ x: Double, _ y: Double, _ z: Double, _ w: Double, _ floats: inout [Float]
  ) {
    floats.append(Float(x))
    floats.append(Float(y))
    floats.append(Float(z))
    floats.append(Float(w))
  }
}
