internal import CreaseGeometry
internal import CreaseLayers

/// How the texels of an unturned panel's contents lie on pixels: on whole ones, so that they are
/// copied, or between two rows or two columns, so that each pixel is a mean of two texels.
struct RestingTexels {
  /// The pixels that show texels.
  let extent: PixelRect
  /// Parts of them outside which all texels are clear.
  let ink: [PixelRect]
  /// Where the texels' frame begins, in pixels, the layer, and the weight of the next texel: of the
  /// one below, or, negative, of the one to the right; 0 if texels are copied.
  let numbers: SIMD4<Float>

  /// Whether texels lie on whole pixels.
  var isWhole: Bool { numbers.w == 0 }

  /// - Returns: Nil if the contents are not at rest like this.
  init?(_ texels: TexelMapping, of panel: Panel, scale: Double) {
    guard let shift = texels.pixelShift(of: panel, scale: scale) else { return nil }
    var (left, top) = (shift.x.rounded(), shift.y.rounded())
    var (more, below) = (0, 0)
    var weight = 0.0
    switch (TexelMapping.isWhole(shift.x), TexelMapping.isWhole(shift.y)) {
    case (true, true): break
    case (true, false):
      // From half of the outermost texel's neighbour on: one more row.
      top = shift.y.rounded(.up)
      weight = top - shift.y
      below = 1
    case (false, true):
      left = shift.x.rounded(.up)
      weight = shift.x - left
      more = 1
    case (false, false): return nil
    }
    let (firstColumn, firstRow) = (Int(left) - more, Int(top) - below)
    func pixels(_ box: PixelRect) -> PixelRect {
      PixelRect(
        left: firstColumn + box.left, top: firstRow + box.top,
        right: firstColumn + box.right + more, bottom: firstRow + box.bottom + below)
    }
    extent = pixels(PixelRect(columns: 0..<texels.width, rows: 0..<texels.height))
    ink = texels.ink.map(pixels)
    numbers = [Float(left - 1), Float(top - 1), Float(texels.layer), Float(weight)]
  }
}
