internal import CreaseGeometry
internal import CreaseLayers

/// Where the pixels of a panel find their texels.
///
/// Positions are measured in texels of `Texture`, ring included, such that a texel's centre lies at
/// whole numbers. They are S / Q, with S and Q linear in the pixel's position.
@safe
struct Sampler {
  /// How far the texels lie from the pixels they are copied to, if no filtering is needed.
  struct Shift {
    var x: Int
    var y: Int
  }

  /// S per pixel to the right.
  let perColumn: SIMD2<Double>
  /// S per pixel down.
  let perRow: SIMD2<Double>
  /// S at the screen's origin.
  let atOrigin: SIMD2<Double>
  /// Q per pixel to the right, per pixel down, and at the origin.
  let depth: SIMD3<Double>
  /// Positions from 0 up to here, excluded, have texels near them.
  let limit: SIMD2<Double>
  /// Whether the outermost texels go on beyond; nothing does otherwise.
  let isClamped: Bool
  /// Whether the contents hide all below them, wherever they are looked up.
  let isOpaque: Bool
  /// The texels; their owner is kept alive by the frame that is drawn.
  let texels: UnsafePointer<UInt32>
  /// From one row of texels to the next.
  let stride: Int
  /// The bits of `InkMap`.
  let inked: UnsafePointer<UInt64>
  let filled: UnsafePointer<UInt64>
  /// From one row of bits to the next, in words.
  let wordsPerRow: Int
  /// Solid ink.
  let solid: Pixel
  /// Set if contents are copied exactly.
  let shift: Shift?

  /// Makes the sampler of a panel; nil if the panel shows nothing of the sheet.
  init?(_ panel: Panel, of texture: Texture, map: ScreenMap, scale: Double) {
    let sheet = SIMD2(texture.sheetWidth, texture.sheetHeight)
    let part = panel.contentsRect
    let origin = SIMD2(panel.rect.minX, panel.rect.minY)
    // On the sheet, t = factor · (u, v) + start.
    let factor =
      SIMD2(part.width, part.height) * sheet / SIMD2(panel.rect.width, panel.rect.height)
    let start = SIMD2(part.minX, part.minY) * sheet - origin * factor
    guard (factor + start).sum().isFinite else { return nil }
    // The ring shifts by 1 texel, centres on whole numbers by −½.
    let ring = start + 0.5 - SIMD2(Double(texture.originX), Double(texture.originY))
    func position(_ m: SIMD3<Double>) -> SIMD2<Double> {
      factor * SIMD2(m.x, m.y) + ring * m.z
    }
    perColumn = position(map.perColumn)
    perRow = position(map.perRow)
    atOrigin = position(map.atOrigin)
    depth = SIMD3(map.perColumn.z, map.perRow.z, map.atOrigin.z)
    limit = SIMD2(Double(texture.width + 1), Double(texture.height + 1))
    isClamped = texture.isClamped
    isOpaque = texture.isOpaque
    unsafe texels = texture.texels
    stride = texture.stride
    unsafe inked = texture.ink.inked
    unsafe filled = texture.ink.filled
    wordsPerRow = texture.ink.wordsPerRow
    solid = PixelMath.widened(texture.ink.solid)
    shift = Self.shift(panel, scale: scale, factor: factor, start: start, of: texture)
  }

  /// The shift between pixels and texels of a panel that lies flat, unscaled, and on whole texels
  /// within 1/256.
  private static func shift(
    _ panel: Panel, scale: Double, factor: SIMD2<Double>, start: SIMD2<Double>, of texture: Texture
  ) -> Shift? {
    guard panel.fold.rotation == .none,
      panel.fold.translation.z == 0 || panel.placement.c2 == [0, 0, 1, 0],
      panel.placement.isTranslationOfPlane
    else { return nil }
    let move = SIMD2(
      panel.fold.translation.x + panel.placement.c3.x,
      panel.fold.translation.y + panel.placement.c3.y)
    func difference(_ p: Point) -> SIMD2<Double> {
      let u = SIMD2(p.x, p.y)
      return u * factor + start - (u + move) * scale
    }
    let first = difference(Point(x: panel.rect.minX, y: panel.rect.minY))
    let last = difference(Point(x: panel.rect.maxX, y: panel.rect.maxY))
    let whole = first.rounded(.toNearestOrAwayFromZero)
    let error = max(largest(first - whole), largest(last - whole))
    guard error <= 1.0 / 256, largest(whole) < 0x1p40 else { return nil }
    return Shift(x: Int(whole.x) - texture.originX + 1, y: Int(whole.y) - texture.originY + 1)
  }

  /// The nearest place within the raster's outermost texels, whose own centres are the limits; some
  /// place for what is not a number.
  func nearestTexel(to s: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      s.x >= 1 ? min(s.x, limit.x - 1) : 1,
      s.y >= 1 ? min(s.y, limit.y - 1) : 1)
  }

  private static func largest(_ v: SIMD2<Double>) -> Double { max(abs(v.x), abs(v.y)) }
}

extension Matrix4 {
  /// Whether points of the plane z = 0 are only moved within it.
  fileprivate var isTranslationOfPlane: Bool {
    c0.lowHalf == [1, 0] && c0.w == 0 && c1.lowHalf == [0, 1] && c1.w == 0 && c3.w == 1
  }
}
