internal import CreaseCPango
internal import CreaseGeometry
internal import CreaseLayers
internal import CreasePixmaps

/// Draws paths by Cairo.
///
/// Strokes have mitred corners (up to ten times their width) and end flatly where the path ends, as
/// Core Animation's shape layers have by default.
struct PathRasters {
  /// The farthest that coordinates reach and the widest stroke, in pixels: Cairo counts in 1/256
  /// pixels and 32 bits, and mitred corners reach five times as far as a stroke is wide.
  private static let coordinateLimit = Double(1 << 21)
  private static let strokeLimit = Double(1 << 20)
  private static let miterLimit = 10.0

  /// The raster of a sheet; nil if nothing of the path shows.
  static func raster(
    of sheet: PathSheet, scale: Double, _ scratch: inout Scratch
  ) throws(PanelError) -> Raster? {
    let width = sheet.size.width * scale
    let height = sheet.size.height * scale
    let deviation = sheet.blur * scale
    let grid = PixelBox(left: 0, top: 0, right: width, bottom: height)
    guard let ink = inkBox(of: sheet, scale: scale), !grid.isEmpty else { return nil }
    let blurred = GaussianBlur(deviation: deviation)
    let box = ink.grown(by: blurred.reach).intersection(grid)
    if box.isEmpty { return nil }
    guard max(box.width, box.height) <= PanelError.sideLimit,
      box.width * box.height <= PanelError.pixelLimit
    else { throw .tooLarge(width: box.width, height: box.height) }

    let found =
      blurred.reach == 0
      ? try unsafe scratch.inked(within: box, opacity: 255) { cairo in
        unsafe draw(sheet, on: cairo, scale: scale)
      }
      : try Self.blurred(sheet, scale: scale, blurred, ink: ink, box: box, &scratch)
    return found.map {
      Raster(
        pixmap: $0.pixmap, originX: $0.left, originY: $0.top, sheetWidth: width,
        sheetHeight: height)
    }
  }

  /// Draws a sheet and blurs it.
  private static func blurred(
    _ sheet: PathSheet, scale: Double, _ blur: GaussianBlur, ink: PixelBox, box: PixelBox,
    _ scratch: inout Scratch
  ) throws(PanelError) -> (pixmap: Pixmap, left: Int, top: Int)? {
    let source = blur.source(for: box, ink: ink)
    if source.isEmpty { return nil }
    guard max(source.width, source.height) <= PanelError.sideLimit else {
      throw .tooLarge(width: source.width, height: source.height)
    }
    // Of a drawing in one colour only the coverage is blurred.
    var drawn = sheet
    let color =
      (drawn.fill == nil ? drawn.stroke?.color : nil) ?? (drawn.stroke == nil ? drawn.fill : nil)
    if color != nil {
      drawn.fill = drawn.fill.map { _ in .white }
      drawn.stroke?.color = .white
    }
    let texels = try unsafe scratch.texels(of: source) { cairo in
      unsafe draw(drawn, on: cairo, scale: scale / Double(blur.reduction))
    }
    guard let color else {
      return blur.inked(texels, at: source, within: box) { (sample: SIMD4<Float>) in sample }
    }
    let alpha = color.alpha.unitClamped
    let premultiplied = SIMD4<Float>(
      SIMD4(color.red.unitClamped, color.green.unitClamped, color.blue.unitClamped, 1) * alpha)
    return blur.inked(texels, at: source, within: box) { (coverage: Float) in
      premultiplied * coverage
    }
  }

  /// The pixels that the fill and the stroke may touch, unblurred; nil if there is nothing to draw.
  private static func inkBox(of sheet: PathSheet, scale: Double) -> PixelBox? {
    guard let bounds = sheet.path.controlBounds else { return nil }
    let strokeWidth = sheet.stroke.map { $0.color.alpha > 0 ? $0.width * scale : 0 } ?? 0
    let hasFill = sheet.fill.map { $0.alpha > 0 } ?? false
    guard hasFill || strokeWidth > 0 else { return nil }
    let margin = max(0, strokeWidth / 2 * miterLimit)
    let box = PixelBox(
      left: bounds.minX * scale - margin, top: bounds.minY * scale - margin,
      right: bounds.maxX * scale + margin, bottom: bounds.maxY * scale + margin)
    return box.grown(by: 2)
  }

  private static func draw(_ sheet: PathSheet, on cairo: OpaquePointer, scale: Double) {
    unsafe trace(sheet.path, on: cairo, scale: scale)
    if let fill = sheet.fill {
      let isEvenOdd = sheet.path.fillRule == .evenOdd
      unsafe cairo_set_fill_rule(
        cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      unsafe setColor(fill, of: cairo)
      unsafe cairo_fill_preserve(cairo)
    }
    if let stroke = sheet.stroke, stroke.width > 0 {
      unsafe cairo_set_line_width(cairo, min(stroke.width * scale, strokeLimit))
      unsafe cairo_set_miter_limit(cairo, miterLimit)
      unsafe setColor(stroke.color, of: cairo)
      unsafe cairo_stroke(cairo)
    }
  }

  /// Makes the path Cairo's; a line or curve before any move begins at its own end.
  private static func trace(_ path: Path, on cairo: OpaquePointer, scale: Double) {
    func place(_ point: Point) -> (Double, Double) {
      let limit = coordinateLimit
      return (
        min(max(point.x * scale, -limit), limit), min(max(point.y * scale, -limit), limit)
      )
    }
    unsafe cairo_new_path(cairo)
    var pen: (x: Double, y: Double)?
    var start: (x: Double, y: Double)?
    func curve(_ c: (Double, Double), _ d: (Double, Double), _ p: (Double, Double)) {
      if pen == nil { unsafe cairo_move_to(cairo, p.0, p.1) }
      unsafe cairo_curve_to(cairo, c.0, c.1, d.0, d.1, p.0, p.1)
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        let p = place(to)
        unsafe cairo_move_to(cairo, p.0, p.1)
        (pen, start) = (p, p)
      case .line(let to):
        let p = place(to)
        unsafe cairo_line_to(cairo, p.0, p.1)
        pen = p
      case .quadratic(let control, let to):
        // The same curve as a cubic one.
        let (c, p) = (place(control), place(to))
        let from = pen ?? p
        func third(_ q: (Double, Double)) -> (Double, Double) {
          (q.0 + (c.0 - q.0) * 2 / 3, q.1 + (c.1 - q.1) * 2 / 3)
        }
        curve(third(from), third(p), p)
        pen = p
      case .cubic(let control1, let control2, let to):
        let p = place(to)
        curve(place(control1), place(control2), p)
        pen = p
      case .close:
        unsafe cairo_close_path(cairo)
        pen = start ?? pen
      }
      if start == nil { start = pen }
    }
  }

  private static func setColor(_ color: Color, of cairo: OpaquePointer) {
    unsafe cairo_set_source_rgba(
      cairo, color.red.unitClamped, color.green.unitClamped, color.blue.unitClamped,
      color.alpha.unitClamped)
  }
}
