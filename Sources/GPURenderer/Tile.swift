internal import CreaseLayers

/// A part of the canvas that is drawn at once, in pixels.
struct Tile: Hashable {
  let left: Int
  let top: Int
  let width: Int
  let height: Int

  /// Tiles that cover a canvas, none larger than a limit along either side.
  static func covering(_ canvas: Canvas, limit: Int) -> [Tile] {
    let limit = max(1, limit)
    return stride(from: 0, to: canvas.pixelHeight, by: limit).flatMap { top in
      stride(from: 0, to: canvas.pixelWidth, by: limit).map { left in
        Tile(
          left: left, top: top, width: min(limit, canvas.pixelWidth - left),
          height: min(limit, canvas.pixelHeight - top))
      }
    }
  }
}
