/// What is counted of the differences in a region, pixel by pixel.
struct Tally: Sendable, Hashable {
  private(set) var pixelCount = 0
  private(set) var maximum = SIMD4<UInt8>(repeating: 0)
  private(set) var sums = SIMD4<Int>(repeating: 0)
  private(set) var squares = 0
  private(set) var similarity = 0.0
  /// How many pixels have each largest channel difference, 0…255.
  private(set) var histogram = [Int](repeating: 0, count: 256)
  private(set) var worst: SIMD2<Int>?
  private var largest = 0

  /// Counts a pixel with its four absolute differences and its structural similarity.
  mutating func add(_ difference: SIMD4<UInt8>, similarity: Double, x: Int, y: Int) {
    pixelCount += 1
    self.similarity += similarity
    let largest = Int(difference.max())
    histogram[largest] += 1
    if largest == 0 { return }
    let wide = SIMD4<Int>(truncatingIfNeeded: difference)
    sums &+= wide
    squares += (wide &* wide).wrappedSum()
    maximum = pointwiseMax(maximum, difference)
    if largest > self.largest {
      self.largest = largest
      worst = SIMD2(x, y)
    }
  }

  /// Adds another region's tally.
  func adding(_ other: Tally) -> Tally {
    var sum = self
    sum.pixelCount += other.pixelCount
    sum.maximum = pointwiseMax(maximum, other.maximum)
    sum.sums &+= other.sums
    sum.squares += other.squares
    sum.similarity += other.similarity
    sum.histogram = zip(histogram, other.histogram).map { $0 + $1 }
    sum.largest = max(largest, other.largest)
    if other.largest > largest || (other.largest == largest && other.isEarlier(than: self)) {
      sum.worst = other.worst
    }
    return sum
  }

  private func isEarlier(than other: Tally) -> Bool {
    guard let worst, let theirs = other.worst else { return false }
    return (worst.y, worst.x) < (theirs.y, theirs.x)
  }
}
