internal import CreaseGeometry
internal import CreaseLayers

/// What a panel shows besides contents over one colour, made ready to be drawn.
final class Finish: Sendable {
  /// What lies between colour and contents.
  let fill: GradientForm?
  /// The factors on the fill.
  let fillShade: Pixel
  /// The colour of the contents where they are opaque, 0…1; nil for their own.
  let tint: Pixel?
  /// The factors on the contents.
  let contentsShade: Pixel
  /// What lies over the contents.
  let gradient: GradientForm?
  /// What lies over that.
  let border: BorderForm?
  /// Where the panel's points are.
  let map: ScreenMap

  /// Gets a panel's finish ready; nil if there is none.
  ///
  /// - Parameter contents: What the panel shows, if anything.
  init?(_ panel: Panel, under contents: Sampler?, map: ScreenMap) {
    fill = GradientForm(panel.fill, of: panel.rect, map: map)
    gradient = GradientForm(panel.gradient, of: panel.rect, map: map)
    border = BorderForm(panel)
    tint = contents == nil ? nil : panel.tint.map { $0.pixel / 255 }
    let color = Float(panel.shade.color.unit)
    let shade = Float(panel.shade.contents.unit)
    fillShade = Pixel(color, color, color, 1)
    contentsShade = Pixel(shade, shade, shade, 1)
    self.map = map
    if fill == nil && gradient == nil && border == nil && tint == nil { return nil }
  }
}

/// A panel's finish along one row of pixels.
struct FinishRow {
  private let finish: Finish
  private let paint: Paint
  private let y: Double
  /// What the whole row shares of the gradients' T and of Q.
  private let fillTerm: Double
  private let gradientTerm: Double
  private let depthTerm: Double
  /// 1 / Q where it is the same along the whole row.
  private let constantScale: Double?

  init(_ finish: Finish, paint: Paint, row: Int) {
    self.finish = finish
    self.paint = paint
    let y = Double(row) + 0.5
    self.y = y
    func term(_ form: SIMD3<Double>?) -> Double { form.map { $0.y * y + $0.z } ?? 0 }
    let map = finish.map
    fillTerm = term(finish.fill?.form)
    gradientTerm = term(finish.gradient?.form)
    depthTerm = map.perRow.z * y + map.atOrigin.z
    constantScale = map.perColumn.z == 0 ? 1 / depthTerm : nil
  }

  /// The colour of a pixel that shows a piece of contents, before coverage and opacity.
  @inline(__always)
  func color(_ column: Int, showing contents: Pixel) -> Pixel {
    let x = Double(column) + 0.5
    let scale = constantScale ?? 1 / (finish.map.perColumn.z * x + depthTerm)
    var shown = contents
    if let tint = finish.tint { shown = tint * shown.w }
    var color: Pixel
    if let fill = finish.fill {
      let top = fill.color(at: (fill.form.x * x + fillTerm) * scale)
      let ground = top * finish.fillShade + paint.base * PixelMath.transmission(ofAlpha: top.w)
      color = shown * finish.contentsShade + ground * PixelMath.transmission(ofAlpha: shown.w)
    } else {
      color = paint.color(showing: shown)
    }
    if let gradient = finish.gradient {
      let top = gradient.color(at: (gradient.form.x * x + gradientTerm) * scale)
      color = top + color * PixelMath.transmission(ofAlpha: top.w)
    }
    if let border = finish.border {
      let top = border.color * Float(1 - border.inside(at: finish.map.point(x: x, y: y)))
      color = top + color * PixelMath.transmission(ofAlpha: top.w)
    }
    // Exactly, so that nothing below can show.
    if paint.isOpaque { color.w = 255 }
    return color
  }
}
