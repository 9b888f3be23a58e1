internal import CreaseGeometry
internal import CreaseLayers

/// A panel made ready to be drawn: everything that does not depend on the pixel.
struct PanelPlan {
  /// Where the panel covers the picture.
  let outline: Outline
  let paint: Paint
  /// The contents; nil if there are none.
  let sampler: Sampler?
  /// What there is besides contents over one colour; nil if nothing.
  let finish: Finish?

  /// Plans the sheet of a panel; nil if nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - panel: What to draw, with its front toward the viewer.
  ///   - scale: Pixels per point.
  ///   - size: The picture.
  ///   - texture: Fetches the panel's contents; called only if the panel can be seen.
  init?(
    _ panel: Panel, scale: Double, size: PictureSize,
    texture: (Panel) throws(RenderError) -> Texture?
  ) throws(RenderError) {
    guard panel.opacity > 0, let outline = Outline(panel, scale: scale, size: size)
    else { return nil }
    self.outline = outline
    let map = outline.map
    let texture = panel.contents == nil ? nil : try texture(panel)
    let sampler = texture.flatMap { Sampler(panel, of: $0, map: map, scale: scale) }
    paint = Paint(panel, under: sampler)
    finish = Finish(panel, under: sampler, map: map)
    self.sampler = sampler
    if paint.isClear && sampler == nil && finish == nil { return nil }
  }
}
