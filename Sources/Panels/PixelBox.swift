/// A box on the pixel grid: from `left` and `top` up to but without `right` and `bottom`.
struct PixelBox {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  /// The pixels that an area touches; nothing is farther out than 2^30 pixels.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    func whole(_ x: Double) -> Int { Int(max(-0x1p30, min(0x1p30, x))) }
    self.left = whole(left.rounded(.down))
    self.top = whole(top.rounded(.down))
    self.right = whole(right.rounded(.up))
    self.bottom = whole(bottom.rounded(.up))
  }

  /// The box from its sides.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The box grown by a number of pixels on each side.
  func grown(by margin: Int) -> PixelBox {
    PixelBox(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// The smallest box with both boxes.
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// The pixels of both boxes.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }
}
