internal import CreasePixmaps

extension Pixmap {
  /// A square part around a pixel, moved so that it lies in the picture, and as large as the
  /// picture allows.
  ///
  /// - Parameters:
  ///   - center: The column and row of a pixel in the picture.
  ///   - side: The part's extents in pixels, at least 1.
  func crop(around center: SIMD2<Int>, side: Int) -> Pixmap {
    let width = min(side, self.width)
    let height = min(side, self.height)
    let left = max(0, min(center.x - width / 2, self.width - width))
    let top = max(0, min(center.y - height / 2, self.height - height))
    var part = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { part[x, y] = self[left + x, top + y] }
    }
    return part
  }
}
