public import CreasePixmaps

extension Pixmap {
  /// The absolute differences of two pictures, made visible: each colour channel is `factor` times
  /// the larger of its own and the alpha channel's difference, at most 255, and all is opaque.
  ///
  /// - Parameters:
  ///   - other: The other picture; where pictures of different sizes don't overlap, the missing
  ///     pixels count as transparent.
  ///   - factor: The amplification, 1…255: with the default of 16 a difference of 16 or more
  ///     is full brightness.
  public func difference(from other: Pixmap, factor: Int = 16) -> Pixmap {
    let amplification = max(1, min(255, factor))
    var picture = Pixmap(width: max(width, other.width), height: max(height, other.height))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let d = pixel(x, y).distance(to: other.pixel(x, y))
        let color = pointwiseMax(d, SIMD4(repeating: d.w))
        var shown = SIMD4<UInt8>(repeating: 255)
        for c in 0..<3 { shown[c] = UInt8(min(255, Int(color[c]) * amplification)) }
        picture[x, y] = shown
      }
    }
    return picture
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
    x < width && y < height ? self[x, y] : .zero
  }
}
