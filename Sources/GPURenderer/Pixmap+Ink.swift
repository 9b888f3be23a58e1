internal import CreasePixmaps

extension Pixmap {
  /// Rectangles outside which all is clear, without overlaps: lines of text, and in them what stands
  /// apart.
  func inkBoxes() -> [PixelRect] {
    // To draw one more rectangle takes a processor as long as this many pixels of text.
    var price = 500
    while true {
      let boxes = inkBoxes(price: price)
      if boxes.count <= 64 { return boxes }
      price *= 2
    }
  }

  private func inkBoxes(price: Int) -> [PixelRect] {
    let all = 0..<width
    let lines = Self.runs(0..<height, gap: 8) { isInked(columns: all, rows: $0..<$0 + 1) }
    return lines.flatMap { rows in
      var boxes: [PixelRect] = []
      for columns in Self.runs(all, gap: 2, { isInked(columns: $0..<$0 + 1, rows: rows) }) {
        let box = tightBox(columns: columns, rows: rows)
        if let last = boxes.last, last.union(box).area - last.area - box.area < price {
          boxes[boxes.count - 1] = last.union(box)
        } else {
          boxes.append(box)
        }
      }
      return boxes
    }
  }

  private func tightBox(columns: Range<Int>, rows: Range<Int>) -> PixelRect {
    var tight = rows
    while tight.count > 1, !isInked(columns: columns, rows: tight.prefix(1)) {
      tight = tight.dropFirst()
    }
    while tight.count > 1, !isInked(columns: columns, rows: tight.suffix(1)) {
      tight = tight.dropLast()
    }
    return PixelRect(columns: columns, rows: tight)
  }

  /// The runs of numbers that have something, joined where less than a gap lies between.
  private static func runs(
    _ range: Range<Int>, gap: Int, _ has: (Int) -> Bool
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in range where has(index) {
      if let last = runs.last, index - last.upperBound < gap {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private func isInked(columns: Range<Int>, rows: Range<Int>) -> Bool {
    let bytes = bytes.span
    for y in rows {
      for x in columns where bytes[(y * width + x) * 4 + 3] != 0 { return true }
    }
    return false
  }
}
