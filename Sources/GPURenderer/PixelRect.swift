internal import CreaseGeometry
internal import CreaseLayers

/// A rectangle of whole pixels of the canvas, empty unless both its extents are above 0.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  /// The column after the last.
  var right: Int
  /// The row after the last.
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(columns: Range<Int>, rows: Range<Int>) {
    self.init(
      left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound,
      bottom: rows.upperBound)
  }

  /// All of a canvas.
  init(_ canvas: Canvas) {
    self.init(left: 0, top: 0, right: canvas.pixelWidth, bottom: canvas.pixelHeight)
  }

  var isEmpty: Bool { left >= right || top >= bottom }
  var area: Int { isEmpty ? 0 : (right - left) * (bottom - top) }

  func overlaps(_ other: PixelRect) -> Bool {
    max(left, other.left) < min(right, other.right)
      && max(top, other.top) < min(bottom, other.bottom)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}

extension [PixelRect] {
  /// The smallest rectangle around all.
  var bounds: PixelRect {
    reduce(PixelRect(columns: 0..<0, rows: 0..<0)) { $0.union($1) }
  }

  /// Takes a rectangle out of rectangles; what is left of each is up to four.
  ///
  /// - Parameters:
  ///   - hole: What is taken out.
  ///   - least: How many pixels it must take from a rectangle, or it is left whole.
  mutating func subtract(_ hole: PixelRect, saving least: Int = 1) {
    guard contains(where: { $0.overlaps(hole) }) else { return }
    var rest: [PixelRect] = []
    rest.reserveCapacity(count + 3)
    for rect in self {
      guard rect.intersection(hole).area >= least else {
        rest.append(rect)
        continue
      }
      var middle = rect
      if rect.top < hole.top {
        rest.append(
          PixelRect(left: rect.left, top: rect.top, right: rect.right, bottom: hole.top))
        middle.top = hole.top
      }
      if rect.bottom > hole.bottom {
        rest.append(
          PixelRect(left: rect.left, top: hole.bottom, right: rect.right, bottom: rect.bottom))
        middle.bottom = hole.bottom
      }
      if rect.left < hole.left {
        rest.append(
          PixelRect(left: rect.left, top: middle.top, right: hole.left, bottom: middle.bottom))
      }
      if rect.right > hole.right {
        rest.append(
          PixelRect(left: hole.right, top: middle.top, right: rect.right, bottom: middle.bottom))
      }
    }
    self = rest
  }

  /// Takes rectangles out of rectangles.
  mutating func subtract(_ holes: [PixelRect]) {
    for hole in holes {
      if isEmpty { return }
      subtract(hole)
    }
  }
}

extension PixelRect {
  /// The pixels whose centres lie in a rectangle in points, its right and bottom sides excluded.
  init(centersIn bounds: Bounds, scale: Double) {
    func first(from side: Double) -> Int {
      // Beyond this no canvas reaches; what is no number limits nothing.
      let pixel = (side * scale - 0.5).rounded(.up)
      return pixel.isNaN ? 0 : Int(min(max(pixel, -16_777_216), 16_777_216))
    }
    self.init(
      left: first(from: bounds.minX), top: first(from: bounds.minY),
      right: first(from: bounds.maxX), bottom: first(from: bounds.maxY))
  }
}
