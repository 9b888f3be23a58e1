internal import CreaseCPango
internal import CreasePixmaps
internal import Glibc

/// A Gaussian blur of a drawing, row by row, so that little more memory is needed than for the
/// drawing itself.
///
/// The result is the Gaussian of the drawing's pixels, taken as squares of one colour, in the middle
/// of each pixel: for edges between pixels that is the closed form by the error function. A strong
/// blur is computed on a coarser grid, on which its deviation is 8 to 16 pixels, and interpolated
/// linearly between its middles, with which it differs from the fine one by less than a quarter of a
/// step of 255.
struct GaussianBlur {
  /// The strongest blur that is told apart from a stronger one, in pixels: it leaves nothing to be
  /// seen of any raster.
  private static let deviationLimit = 65536.0

  /// How far ink spreads, in pixels: four standard deviations, beyond which lie 6 of 100,000.
  let reach: Int
  /// Pixels of the raster per pixel of the coarser grid, a power of two.
  let reduction: Int
  /// The weights from the left to the right; the pixel's own is in the middle.
  private let weights: [Float]

  /// Makes a blur with a standard deviation in pixels; one that is not above 0 changes nothing.
  init(deviation: Double) {
    let deviation = deviation > 0 ? min(deviation, Self.deviationLimit) : 0
    reach = Int((deviation * 4).rounded(.up))
    var factor = 1
    while deviation / Double(factor) >= 16 { factor *= 2 }
    reduction = factor
    weights = Self.weights(deviation / Double(factor), isReduced: factor > 1)
  }

  /// Gaussian weights of unit squares, normalised.
  private static func weights(_ deviation: Double, isReduced: Bool) -> [Float] {
    guard deviation > 0 else { return [1] }
    // Squares of the coarser grid and the interpolation between them blur a little themselves, by
    // variances of 1/12 and 1/6 of its pixels.
    let variance = deviation * deviation - (isReduced ? 0.25 : 0)
    let scale = 1 / (2 * variance).squareRoot()
    let count = Int((deviation * 4).rounded(.up))
    let all = (-count...count).map { k in
      erf((Double(k) + 0.5) * scale) - erf((Double(k) - 0.5) * scale)
    }
    let sum = all.reduce(0, +)
    return all.map { Float($0 / sum) }
  }

  /// The pixels of a drawing that play a part, on the grid on which it is to be drawn.
  ///
  /// - Parameters:
  ///   - box: The pixels that are wanted.
  ///   - ink: The pixels that the drawing may touch.
  func source(for box: PixelBox, ink: PixelBox) -> PixelBox {
    ink.intersection(box.grown(by: reach)).divided(by: reduction)
  }

  /// Blurs a drawing and returns the part that holds ink, with a transparent pixel all round where
  /// the box has room for it; nil if there is none.
  ///
  /// - Parameters:
  ///   - drawing: The pixels of `source(for:ink:)`.
  ///   - source: Their place.
  ///   - box: The pixels that are wanted.
  ///   - color: The colour of a sample of 1.
  func inked<Sample: BlurSample>(
    _ drawing: borrowing Texels, at source: PixelBox, within box: PixelBox,
    color: (Sample) -> SIMD4<Float>
  ) -> (pixmap: Pixmap, left: Int, top: Int)? {
    let result = box.divided(by: reduction).grown(by: reduction > 1 ? 1 : 0)
    var bytes = BlurredBytes(box: box, reduction: reduction, first: result)
    unsafe blur(drawing, at: source, to: result) { (y, row: UnsafeBufferPointer<Sample>) in
      bytes.add(unsafe row.map(color), y: y)
    }
    return bytes.inked()
  }

  /// Blurs a drawing, calling a function with each row of the result in turn.
  private func blur<Sample: BlurSample>(
    _ drawing: borrowing Texels, at source: PixelBox, to result: PixelBox,
    _ body: (Int, UnsafeBufferPointer<Sample>) -> Void
  ) {
    let reach = weights.count / 2
    let width = result.width
    // The rows that were blurred across and are still needed, in turn.
    let ringCount = weights.count
    let ring = UnsafeMutableBufferPointer<Sample>.allocate(capacity: ringCount * width)
    let line = UnsafeMutableBufferPointer<Sample>.allocate(capacity: width)
    defer {
      unsafe ring.deallocate()
      unsafe line.deallocate()
    }
    func ringRow(_ y: Int) -> UnsafeMutableBufferPointer<Sample> {
      let place = (y - source.top) % ringCount * width
      return unsafe UnsafeMutableBufferPointer(rebasing: ring[place..<place + width])
    }
    var next = source.top
    for y in result.top..<result.bottom {
      while next < min(source.bottom, y + reach + 1) {
        unsafe blurAcross(drawing.row(next - source.top), source, result, to: ringRow(next))
        next += 1
      }
      unsafe line.initialize(repeating: .none)
      let first = max(source.top, y - reach)
      for row in first..<max(first, min(source.bottom, y + reach + 1)) {
        let weight = weights[row - y + reach]
        let blurred = unsafe ringRow(row)
        for x in 0..<width { unsafe line[x].add(blurred[x], times: weight) }
      }
      unsafe body(y, UnsafeBufferPointer(line))
    }
  }

  /// Blurs one row of a drawing along itself.
  private func blurAcross<Sample: BlurSample>(
    _ row: UnsafeBufferPointer<UInt32>, _ source: PixelBox, _ result: PixelBox,
    to line: UnsafeMutableBufferPointer<Sample>
  ) {
    let reach = weights.count / 2
    unsafe line.initialize(repeating: .none)
    unsafe weights.withUnsafeBufferPointer { weights in
      for column in 0..<source.width {
        let pixel = unsafe row[column]
        if pixel == 0 { continue }
        let sample = Sample(argb: pixel)
        let x = source.left + column
        let from = max(result.left, x - reach)
        let count = min(result.right, x + reach + 1) - from
        guard count > 0 else { continue }
        let target = unsafe UnsafeMutableBufferPointer(rebasing: line[(from - result.left)...])
        let spread = unsafe UnsafeBufferPointer(rebasing: weights[(from - x + reach)...])
        for i in 0..<count { unsafe target[i].add(sample, times: spread[i]) }
      }
    }
  }
}

extension PixelBox {
  /// The pixels of a coarser grid that a box touches.
  func divided(by factor: Int) -> PixelBox {
    func down(_ x: Int) -> Int { x >= 0 ? x / factor : -((-x + factor - 1) / factor) }
    return PixelBox(
      left: down(left), top: down(top), right: -down(-right), bottom: -down(-bottom))
  }
}
