internal import CreasePixmaps

extension Pixmap {
  /// Rectangles outside which all is clear, without overlaps: lines of text, and in them what stands
  /// apart.
  func inkBoxes() -> [PixelRect] {
    // Rows and columns this close together are drawn at once.
    var gap = 8
    while true {
      let boxes = inkBoxes(gap: gap)
      if boxes.count <= 64 { return boxes }
      gap *= 2
    }
  }

  private func inkBoxes(gap: Int) -> [PixelRect] {
    let all = 0..<width
    let lines = Self.runs(0..<height, gap: gap) { isInked(columns: all, rows: $0..<$0 + 1) }
    return lines.flatMap { rows in
      Self.runs(all, gap: gap) { isInked(columns: $0..<$0 + 1, rows: rows) }.map { columns in
        var tight = rows
        while tight.count > 1, !isInked(columns: columns, rows: tight.prefix(1)) {
          tight = tight.dropFirst()
        }
        while tight.count > 1, !isInked(columns: columns, rows: tight.suffix(1)) {
          tight = tight.dropLast()
        }
        return PixelRect(columns: columns, rows: tight)
      }
    }
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
