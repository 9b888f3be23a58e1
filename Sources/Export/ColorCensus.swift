/// The distinct colours of a film, as long as they fit a palette.
struct ColorCensus {
  /// The most colours that are kept.
  let limit: Int
  /// Whether there were more, so that none are known.
  private(set) var isOverfull = false
  /// Whether transparent pixels were among them.
  private(set) var hasTransparency = false

  /// Open addressing with linear probing (Knuth, The Art of Computer Programming, vol. 3, §6.4); 0
  /// marks a free place, since opaque colours are never 0.
  private var places = [UInt32](repeating: 0, count: 1024)
  private var count = 0
  /// The pixel before; at first one that no picture has, a colour without opacity.
  private var last: UInt32 = 1

  /// - Parameter limit: The most colours to keep, at most 256.
  init(limit: Int) { self.limit = min(limit, 256) }

  /// The colours in ascending order, or nil if there were too many for them and for transparency.
  var colors: [UInt32]? {
    if isOverfull || count + (hasTransparency ? 1 : 0) > limit { return nil }
    return places.filter { $0 != 0 }.sorted()
  }

  /// Counts pixels: opaque ones with alpha in the highest byte, and 0 for transparent ones.
  mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
    for i in 0..<pixels.count {
      let pixel = unsafe pixels[i]
      if pixel == last { continue }
      last = pixel
      if pixel == 0 { hasTransparency = true } else { insert(pixel) }
      if isOverfull { return }
    }
  }

  private mutating func insert(_ pixel: UInt32) {
    // Fibonacci hashing (Knuth, ibid.).
    var place = Int((pixel &* 2_654_435_769) >> 22)
    while places[place] != 0 {
      if places[place] == pixel { return }
      place = (place + 1) % places.count
    }
    if count == limit {
      isOverfull = true
    } else {
      places[place] = pixel
      count += 1
    }
  }
}
