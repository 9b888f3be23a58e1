/// Which pixels of a picture make up each pixel of a sheet along one direction, and how much of
/// each.
///
/// A picture that shrinks is averaged over the area that each pixel covers; one that grows is
/// interpolated linearly between the middles of its pixels. Both are the same at a scale of 1.
struct ResamplingAxis {
  /// The first column (or row) of the sheet that has any of the picture.
  let start: Int
  /// The number of columns.
  var count: Int { firsts.count }
  /// For each column the first pixel of the picture.
  private(set) var firsts: [Int] = []
  /// For each column where its weights begin; one more for the end.
  private(set) var offsets: [Int] = [0]
  /// The weights.
  private(set) var weights: [Float] = []
  /// The picture's last pixel.
  private let last: Int
  /// Whether what lies beyond the picture's ends is transparent; else it is like the last pixel.
  private let hasMargin: Bool
  /// Whether pixels are copied one to one.
  private(set) var isCopy = false

  /// The picture's pixels in use.
  var used: Range<Int> {
    var end = 0
    for i in firsts.indices { end = max(end, firsts[i] + offsets[i + 1] - offsets[i]) }
    return (firsts.min() ?? 0)..<end
  }

  /// Lays out a direction.
  ///
  /// - Parameters:
  ///   - axis: Where the picture lies.
  ///   - count: The picture's extent in its own pixels.
  ///   - columns: The number of columns on the sheet.
  init(_ axis: PictureFit.Axis, count: Int, columns: Int) {
    let range = axis.columns(of: columns)
    start = range.lowerBound
    last = count - 1
    hasMargin = axis.hasMargin
    firsts.reserveCapacity(range.count)
    offsets.reserveCapacity(range.count + 1)
    for column in range {
      let left = (Double(column) - axis.start) / axis.scale
      let right = (Double(column + 1) - axis.start) / axis.scale
      if axis.scale < 1 { addArea(left, right) } else { addPoint(left, right) }
    }
    let isWhole = weights.count == firsts.count && weights.allSatisfy { $0 == 1 }
    isCopy = isWhole && firsts.indices.allSatisfy { firsts[$0] == firsts[0] + $0 }
  }

  /// Averages the pixels from `left` to `right`; what lies beyond the ends is the last pixel, or
  /// nothing where there is a margin.
  private mutating func addArea(_ left: Double, _ right: Double) {
    let first = min(max(0, Int(left.rounded(.down))), last)
    let final = max(first, min(last, Int(right.rounded(.up)) - 1))
    for pixel in first...final {
      let isStart = pixel == first && !hasMargin
      let isEnd = pixel == final && !hasMargin
      let from = isStart ? left : max(left, Double(pixel))
      let to = isEnd ? right : min(right, Double(pixel + 1))
      weights.append(Float(max(0, to - from) / (right - left)))
    }
    finish(first)
  }

  /// Interpolates in the middle between `left` and `right`, times the part that the picture covers.
  private mutating func addPoint(_ left: Double, _ right: Double) {
    let coverage =
      hasMargin
      ? max(0, min(right, Double(last + 1)) - max(left, 0)) / (right - left) : 1
    // Positions that are whole but for rounding are whole.
    var place = (left + right) / 2 - 0.5
    if abs(place - place.rounded()) < 1e-7 { place = place.rounded() }
    let first = min(max(0, Int(place.rounded(.down))), last)
    let part = first == last || place <= 0 ? 0 : place - Double(first)
    let full = abs(coverage - 1) < 1e-7 ? 1 : coverage
    weights.append(Float((1 - part) * full))
    if part > 0 { weights.append(Float(part * full)) }
    finish(first)
  }

  private mutating func finish(_ first: Int) {
    firsts.append(first)
    offsets.append(weights.count)
  }
}
