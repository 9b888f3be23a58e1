/// A panel's finish along one row of pixels.
struct FinishRow {
  private let finish: Finish
  private let paint: Paint
  private let y: Double
  /// The gradient over everything but the border, if any.
  private let gradient: GradientForm?
  /// Whether there is anything but that gradient.
  private let hasMore: Bool
  /// What the whole row shares of the gradients' T and of Q.
  private let fillTerm: Double
  private let gradientTerm: Double
  private let depthTerm: Double
  private let depthSlope: Double
  /// 1 / Q where it is the same along the whole row.
  private let constantScale: Double?

  /// Prepares a row.
  init(_ finish: Finish, paint: Paint, row: Int) {
    self.finish = finish
    self.paint = paint
    let y = Double(row) + 0.5
    self.y = y
    func term(_ form: SIMD3<Double>?) -> Double { form.map { $0.y * y + $0.z } ?? 0 }
    let map = finish.map
    gradient = finish.gradient
    hasMore = finish.fill != nil || finish.border != nil || finish.tint != nil
    fillTerm = term(finish.fill?.form)
    gradientTerm = term(finish.gradient?.form)
    depthTerm = map.perRow.z * y + map.atOrigin.z
    depthSlope = map.perColumn.z
    constantScale = map.perColumn.z == 0 ? 1 / depthTerm : nil
  }

  /// The colour of a pixel that shows a piece of contents, before coverage and opacity.
  @inline(__always)
  func color(_ column: Int, showing contents: Pixel) -> Pixel {
    let x = Double(column) + 0.5
    let scale = constantScale ?? 1 / (depthSlope * x + depthTerm)
    var color = hasMore ? ground(x, scale, showing: contents) : paint.color(showing: contents)
    if let gradient {
      let top = gradient.color(at: (gradient.form.x * x + gradientTerm) * scale)
      color = top + color * PixelMath.transmission(ofAlpha: top.w)
    }
    if hasMore { color = bordered(color, x) }
    // Exactly, so that nothing below can show.
    if paint.isOpaque { color.w = 255 }
    return color
  }

  /// Contents with their tint over the colour with its fill.
  @inline(never)
  private func ground(_ x: Double, _ scale: Double, showing contents: Pixel) -> Pixel {
    let shown = finish.tint.map { $0 * contents.w } ?? contents
    guard let fill = finish.fill else { return paint.color(showing: shown) }
    let top = fill.color(at: (fill.form.x * x + fillTerm) * scale)
    let ground = top * finish.fillShade + paint.base * PixelMath.transmission(ofAlpha: top.w)
    return shown * finish.contentsShade + ground * PixelMath.transmission(ofAlpha: shown.w)
  }

  /// A colour under the border, if there is one.
  @inline(never)
  private func bordered(_ color: Pixel, _ x: Double) -> Pixel {
    guard let border = finish.border else { return color }
    let top = border.color * Float(1 - border.inside(at: finish.map.point(x: x, y: y)))
    return top + color * PixelMath.transmission(ofAlpha: top.w)
  }
}
