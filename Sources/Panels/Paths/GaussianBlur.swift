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
  /// The strongest blur that is told apart from a stronger one, in pixels: it leaves nothing to be seen
  /// of any raster.
  private static let deviationLimit = 65536.0

  /// How far ink spreads, in pixels: four standard deviations, beyond which lie 6 of 100,000.
  let reach: Int
  /// Pixels of the raster per pixel of the coarser grid, a power of two.
  private let reduction: Int
  /// The weights of a pixel on the coarser grid and of those to its right.
  private let weights: [Float]
  /// The weights from the left to the right.
  private let spread: [Float]

  /// Makes a blur with a standard deviation in pixels; one that is not above 0 changes nothing.
  init(deviation: Double) {
    let deviation = deviation > 0 ? min(deviation, Self.deviationLimit) : 0
    reach = Int((deviation * 4).rounded(.up))
    var factor = 1
    while deviation / Double(factor) >= 16 { factor *= 2 }
    reduction = factor
    weights = Self.weights(deviation / Double(factor), isReduced: factor > 1)
    spread = weights.dropFirst().reversed() + weights
  }

  /// Gaussian weights of unit squares, normalised.
  private static func weights(_ deviation: Double, isReduced: Bool) -> [Float] {
    guard deviation > 0 else { return [1] }
    // Squares of the coarser grid and the interpolation between them blur a little themselves, by
    // variances of 1/12 and 1/6 of its pixels.
    let variance = deviation * deviation - (isReduced ? 0.25 : 0)
    let scale = 1 / (2 * variance).squareRoot()
    let count = Int((deviation * 4).rounded(.up))
    let half = (0...count).map { k in
      0.5 * (erf((Double(k) + 0.5) * scale) - erf((Double(k) - 0.5) * scale))
    }
    let sum = half.dropFirst().reduce(half[0]) { $0 + 2 * $1 }
    return half.map { Float($0 / sum) }
  }

  /// Draws and blurs, and returns the part that holds ink, with a transparent pixel all round where
  /// the box has room for it; nil if there is none.
  ///
  /// - Parameters:
  ///   - box: The pixels that are wanted.
  ///   - ink: The pixels that the drawing may touch.
  ///   - scratch: What to draw on.
  ///   - draw: Draws with the context it is given, everything divided by the number it is given.
  func inked(
    within box: PixelBox, ink: PixelBox, _ scratch: inout Scratch,
    _ draw: (OpaquePointer, Double) -> Void
  ) throws(PanelError) -> (pixmap: Pixmap, left: Int, top: Int)? {
    // What lies farther from the box than the blur reaches plays no part.
    let source = ink.intersection(box.grown(by: reach)).divided(by: reduction)
    if source.isEmpty { return nil }
    guard max(source.width, source.height) <= PanelError.sideLimit else {
      throw .tooLarge(width: source.width, height: source.height)
    }
    let result = box.divided(by: reduction).grown(by: reduction > 1 ? 1 : 0)
    let drawing = try unsafe scratch.whole(source) { cairo in
      unsafe draw(cairo, Double(reduction))
    }
    var bytes = BlurredBytes(box: box, reduction: reduction, first: result)
    unsafe blur(drawing, at: source, to: result) { y, row in unsafe bytes.add(row, y: y) }
    return bytes.inked()
  }

  /// Blurs a picture, calling a function with each row of the result in turn.
  private func blur(
    _ drawing: Pixmap, at source: PixelBox, to result: PixelBox,
    _ body: (Int, UnsafeBufferPointer<SIMD4<Float>>) -> Void
  ) {
    let reach = weights.count - 1
    let width = result.width
    // The rows that were blurred across and are still needed, one after another in a ring.
    let ringCount = 2 * reach + 1
    let ring = UnsafeMutableBufferPointer<SIMD4<Float>>.allocate(capacity: ringCount * width)
    let line = UnsafeMutableBufferPointer<SIMD4<Float>>.allocate(capacity: width)
    defer {
      unsafe ring.deallocate()
      unsafe line.deallocate()
    }
    func ringRow(_ y: Int) -> UnsafeMutableBufferPointer<SIMD4<Float>> {
      let place = (y - source.top) % ringCount * width
      return unsafe UnsafeMutableBufferPointer(rebasing: ring[place..<place + width])
    }
    var next = source.top
    for y in result.top..<result.bottom {
      while next < min(source.bottom, y + reach + 1) {
        unsafe blurAcross(drawing, row: next - source.top, source, result, to: ringRow(next))
        next += 1
      }
      unsafe line.initialize(repeating: .zero)
      let first = max(source.top, y - reach)
      for row in first..<max(first, min(source.bottom, y + reach + 1)) {
        let weight = weights[abs(row - y)]
        let blurred = unsafe ringRow(row)
        for x in 0..<width { unsafe line[x] += weight * blurred[x] }
      }
      unsafe body(y, UnsafeBufferPointer(line))
    }
  }

  /// Blurs one row of a picture along itself.
  private func blurAcross(
    _ drawing: Pixmap, row: Int, _ source: PixelBox, _ result: PixelBox,
    to line: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    let reach = weights.count - 1
    unsafe line.initialize(repeating: .zero)
    unsafe drawing.bytes.withUnsafeBytes { bytes in
      for column in 0..<source.width {
        let pixel = unsafe bytes.loadUnaligned(
          fromByteOffset: (row * source.width + column) * 4, as: SIMD4<UInt8>.self)
        if pixel == .zero { continue }
        let color = SIMD4<Float>(pixel)
        let x = source.left + column
        let from = max(result.left, x - reach)
        let to = min(result.right, x + reach + 1)
        guard from < to else { continue }
        for target in from..<to {
          unsafe line[target - result.left] += spread[target - x + reach] * color
        }
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
