internal import CreasePixmaps

/// The bytes of a blurred drawing, made from rows of a grid that may be coarser.
struct BlurredBytes {
  private let box: PixelBox
  private let reduction: Int
  private let first: PixelBox
  private var pixmap: Pixmap
  private var nextRow = 0
  /// The row before the last one of the coarser grid, and that in the columns of the raster.
  private var previous: [SIMD4<Float>] = []

  /// Begins with no rows.
  ///
  /// - Parameters:
  ///   - box: The pixels that are wanted.
  ///   - reduction: Pixels per pixel of the coarser grid.
  ///   - first: The pixels of the coarser grid that are going to be added.
  init(box: PixelBox, reduction: Int, first: PixelBox) {
    self.box = box
    self.reduction = reduction
    self.first = first
    pixmap = Pixmap(width: box.width, height: box.height)
  }

  /// Adds the next row of the coarser grid, in premultiplied colours of 255.
  mutating func add(_ row: [SIMD4<Float>], y: Int) {
    if reduction == 1 {
      append(row)
      return
    }
    let current = widened(row)
    defer { previous = current }
    if previous.isEmpty { return }
    // Pixels whose middles lie between the middles of the two rows.
    let start = (y - 1) * reduction + reduction / 2
    let from = max(start, box.top)
    for pixelRow in from..<max(from, min(start + reduction, box.bottom)) {
      let part = (Float(pixelRow - start) + 0.5) / Float(reduction)
      append(zip(previous, current).map { $0 + ($1 - $0) * part })
    }
  }

  /// A row of the coarser grid in the columns of the raster, interpolated between middles.
  private func widened(_ row: [SIMD4<Float>]) -> [SIMD4<Float>] {
    (box.left..<box.right).map { x in
      let shifted = x - first.left * reduction - reduction / 2
      let column = min(max(shifted / reduction, 0), row.count - 2)
      let part = (Float(shifted - column * reduction) + 0.5) / Float(reduction)
      return row[column] + (row[column + 1] - row[column]) * part
    }
  }

  /// Adds a row of the raster.
  private mutating func append(_ row: [SIMD4<Float>]) {
    let start = nextRow * pixmap.bytesPerRow
    nextRow += 1
    pixmap.withMutableBytes { bytes in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        for x in row.indices {
          unsafe bytes.storeBytes(
            of: row[x].nearestBytes, toByteOffset: start + x * 4, as: SIMD4<UInt8>.self)
        }
      }
    }
  }

  /// The part that holds ink, with a transparent pixel all round where the box has room for it.
  func inked() -> (pixmap: Pixmap, left: Int, top: Int)? {
    guard let ink = pixmap.inkBox else { return nil }
    let part = ink.grown(by: 1).intersection(
      PixelBox(left: 0, top: 0, right: box.width, bottom: box.height))
    return (pixmap.part(part), box.left + part.left, box.top + part.top)
  }
}
