internal import CreaseGeometry
internal import CreaseLayers

/// What a panel shows besides contents over one colour, made ready to be drawn.
///
/// Nothing of it changes after `init`, which makes it safe to read from many threads.
final class Finish: @unchecked Sendable {
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
  /// - Parameters:
  ///   - contents: What the panel shows, if anything.
  ///   - keeper: Keeps alive what the gradients refer to.
  init?(_ panel: Panel, under contents: Sampler?, map: ScreenMap, keeper: Keeper) {
    fill = GradientForm(panel.fill, of: panel.rect, map: map, keeper: keeper)
    gradient = GradientForm(panel.gradient, of: panel.rect, map: map, keeper: keeper)
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
