internal import CreasePixmaps
internal import Glibc

/// The structural similarity of two pictures' luma around each pixel, row by row.
///
/// Formula (13) of Wang et al. 2004 (see `Metrics.ssim`). The Gaussian window is a product of two
/// one-dimensional ones, so each row is filtered once along x and kept until the eleven rows of a
/// window have been summed along y.
struct Similarity {
  private static let reach = 5
  private static let rows = 2 * reach + 1
  /// `(0.01 · 255)²` and `(0.03 · 255)²`.
  private static let c1 = 6.5025
  private static let c2 = 58.5225

  /// The similarities of the row that was moved to.
  private(set) var row: [Double]

  private let first: Pixmap
  private let second: Pixmap
  private let weights: [Double]
  private let differs: [Bool]
  /// The last rows filtered along x, each at its number modulo eleven: of each pixel the window's
  /// sums of a, b, a², b², ab and 1, the last for windows that are cut off.
  private var filtered: [SIMD8<Double>]
  private var filteredRows: [Int]

  /// Prepares for two pictures of one size.
  init(_ first: Pixmap, _ second: Pixmap) {
    self.first = first
    self.second = second
    let gaussian = (-Self.reach...Self.reach).map { exp(-Double($0 * $0) / (2 * 1.5 * 1.5)) }
    let sum = gaussian.reduce(0, +)
    weights = gaussian.map { $0 / sum }
    row = [Double](repeating: 1, count: first.width)
    differs = (0..<first.height).map { y in
      let bytes = y * first.bytesPerRow..<(y + 1) * first.bytesPerRow
      return first.bytes[bytes] != second.bytes[bytes]
    }
    filtered = [SIMD8<Double>](repeating: .zero, count: first.width * Self.rows)
    filteredRows = [Int](repeating: -1, count: Self.rows)
  }

  /// Computes a row; rows are asked for from top to bottom.
  mutating func moveOn(to y: Int) {
    let window = max(0, y - Self.reach)...min(first.height - 1, y + Self.reach)
    // Equal windows have similarity 1, and of two renderers most are equal.
    guard differs[window].contains(true) else {
      for x in row.indices { row[x] = 1 }
      return
    }
    for source in window where filteredRows[source % Self.rows] != source { filter(row: source) }
    for x in row.indices {
      var sums = SIMD8<Double>.zero
      for source in window {
        sums += filtered[(source % Self.rows) * first.width + x] * weights[source - y + Self.reach]
      }
      row[x] = Self.similarity(sums / sums[5])
    }
  }

  private mutating func filter(row y: Int) {
    let width = first.width
    var padded = [SIMD8<Double>](repeating: .zero, count: width + 2 * Self.reach)
    for x in 0..<width {
      let a = Self.luma(first[x, y])
      let b = Self.luma(second[x, y])
      padded[x + Self.reach] = SIMD8(a, b, a * a, b * b, a * b, 1, 0, 0)
    }
    let start = (y % Self.rows) * width
    for x in 0..<width {
      var sums = SIMD8<Double>.zero
      for i in 0..<Self.rows { sums += padded[x + i] * weights[i] }
      filtered[start + x] = sums
    }
    filteredRows[y % Self.rows] = y
  }

  /// The similarity from the weighted means of a, b, a², b² and ab.
  private static func similarity(_ means: SIMD8<Double>) -> Double {
    let a = means[0]
    let b = means[1]
    let varianceA = means[2] - a * a
    let varianceB = means[3] - b * b
    let covariance = means[4] - a * b
    return (2 * a * b + c1) * (2 * covariance + c2)
      / ((a * a + b * b + c1) * (varianceA + varianceB + c2))
  }

  /// Luma with the weights of ITU-R BT.601, of the premultiplied colour, thus over black.
  private static func luma(_ pixel: SIMD4<UInt8>) -> Double {
    0.299 * Double(pixel.x) + 0.587 * Double(pixel.y) + 0.114 * Double(pixel.z)
  }
}
