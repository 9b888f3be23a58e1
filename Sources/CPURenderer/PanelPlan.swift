internal import CreaseGeometry
internal import CreaseLayers

/// A panel made ready to be drawn: everything that does not depend on the pixel, as a plain value
/// without references that would be counted.
@safe
struct PanelPlan {
  /// Where the panel covers the picture.
  let outline: Outline
  let paint: Paint
  /// The contents; nil if there are none.
  let sampler: Sampler?
  /// What there is besides contents over one colour; nil if nothing. Its owner is kept alive by the
  /// frame that is drawn.
  let finish: Unmanaged<Finish>?

  /// Plans the sheet of a panel; nil if nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - panel: What to draw, with its front toward the viewer.
  ///   - scale: Pixels per point.
  ///   - size: The picture.
  ///   - keeper: Keeps alive what the plan refers to.
  ///   - texture: Fetches the panel's contents; called only if the panel can be seen.
  init?(
    _ panel: Panel, scale: Double, size: PictureSize, keeper: Keeper,
    texture: (Panel) throws(RenderError) -> Texture?
  ) throws(RenderError) {
    guard panel.opacity > 0, let outline = Outline(panel, scale: scale, size: size, keeper: keeper)
    else { return nil }
    self.outline = outline
    let map = outline.map
    let texture = panel.contents == nil ? nil : try texture(panel)
    if let texture { keeper.keep(texture) }
    let sampler = texture.flatMap { Sampler(panel, of: $0, map: map, scale: scale) }
    paint = Paint(panel, under: sampler)
    self.sampler = sampler
    let finish = Finish(panel, under: sampler, map: map, keeper: keeper)
    unsafe self.finish = finish.map { unsafe keeper.keep($0) }
    if paint.isClear && sampler == nil && finish == nil { return nil }
  }
}
