internal import CreasePixmaps

/// The bytes of a blurred drawing, made from rows of a grid that may be coarser.
struct BlurredBytes {
  private let box: PixelBox
  private let reduction: Int
  private let first: PixelBox
  private var bytes: [UInt8] = []
  /// The row before the last one of the coarser grid.
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
    bytes.reserveCapacity(box.width * box.height * 4)
  }

  /// Adds the next row of the coarser grid.
  mutating func add(_ row: UnsafeBufferPointer<SIMD4<Float>>, y: Int) {
    if reduction == 1 {
      for x in 0..<box.width { unsafe append(row[x]) }
      return
    }
    let current = unsafe Array(row)
    defer { previous = current }
    if previous.isEmpty { return }
    // Pixels whose middles lie between the middles of the two rows.
    let start = (y - 1) * reduction + reduction / 2
    for pixelRow in max(start, box.top)..<max(start, box.top, min(start + reduction, box.bottom)) {
      let part = (Float(pixelRow - start) + 0.5) / Float(reduction)
      for x in box.left..<box.right {
        // The place between the middles of two columns.
        let shifted = x - first.left * reduction - reduction / 2
        let column = min(max(shifted / reduction, 0), current.count - 2)
        let across = (Float(shifted - column * reduction) + 0.5) / Float(reduction)
        let above = previous[column] + (previous[column + 1] - previous[column]) * across
        let below = current[column] + (current[column + 1] - current[column]) * across
        append(above + (below - above) * part)
      }
    }
  }

  private mutating func append(_ pixel: SIMD4<Float>) {
    let rounded = (pixel + 0.5).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(rounded))
    for c in 0..<4 { self.bytes.append(bytes[c]) }
  }

  /// The part that holds ink, with a transparent pixel all round where the box has room for it.
  func inked() -> (pixmap: Pixmap, left: Int, top: Int)? {
    let whole = Pixmap(width: box.width, height: box.height, bytes: bytes)
    guard let ink = whole.inkBox else { return nil }
    let part = ink.grown(by: 1).intersection(
      PixelBox(left: 0, top: 0, right: box.width, bottom: box.height))
    return (whole.part(part), box.left + part.left, box.top + part.top)
  }
}
