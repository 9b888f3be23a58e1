extension PNGRows {
  /// Whether a row has more noisy stretches than others with something in them.
  ///
  /// In a noisy stretch of eight pixels at least six equal neither the pixel on the left nor the one
  /// above. Letters have few of these, photographs hardly any others, and flat parts count for
  /// neither, so that a photograph is told from text whatever part of the row it takes.
  static func isBusy(_ row: UnsafeRawBufferPointer, above: UnsafeRawBufferPointer) -> Bool {
    guard let row = row.baseAddress, let up = above.baseAddress else { return false }
    let width = above.count / 4
    var balance = 0
    var x = 1
    while x &+ 8 <= width {
      let here = unsafe (row + x &* 4).loadUnaligned(as: SIMD8<UInt32>.self)
      let left = unsafe (row + (x &* 4 &- 4)).loadUnaligned(as: SIMD8<UInt32>.self)
      let above = unsafe (up + x &* 4).loadUnaligned(as: SIMD8<UInt32>.self)
      let isNew = (here .!= left) .& (here .!= above)
      let count = SIMD8<UInt32>.zero.replacing(with: 1, where: isNew).wrappedSum()
      balance &+= count >= 6 ? 1 : count > 0 ? -1 : 0
      x &+= 8
    }
    return balance > 0
  }

  /// Writes a row's differences to Paeth's prediction (PNG, third edition, §9.4).
  ///
  /// - Parameters:
  ///   - row: The row, with a pixel of zeros on the left.
  ///   - above: The row above, likewise.
  ///   - step: The number of bytes of a pixel.
  ///   - target: Room for the row without that pixel.
  static func subtractPaeth(
    _ row: UnsafeRawBufferPointer, _ above: UnsafeRawBufferPointer, step: Int,
    into target: UnsafeMutableRawBufferPointer
  ) {
    guard row.count == target.count + step, above.count == row.count,
      let here = row.baseAddress, let up = above.baseAddress, let place = target.baseAddress
    else { return }
    var i = 0
    while i &+ 8 <= target.count {
      let predicted = unsafe prediction(load(here + i), load(up + (i &+ step)), load(up + i))
      let difference = unsafe load(here + (i &+ step)) &- predicted
      unsafe (place + i).storeBytes(of: difference, as: Bytes.self)
      i &+= 8
    }
    while i < target.count {
      let predicted = unsafe prediction(
        Bytes(repeating: row[i]), Bytes(repeating: above[i + step]), Bytes(repeating: above[i]))
      unsafe target[i] = row[i + step] &- predicted[0]
      i += 1
    }
  }

  private typealias Bytes = SIMD8<UInt8>

  @inline(__always)
  private static func load(_ place: UnsafeRawPointer) -> Bytes {
    unsafe place.loadUnaligned(as: Bytes.self)
  }

  /// Which of left, above and corner is nearest to left + above − corner; the first of equals.
  @inline(__always)
  private static func prediction(_ left: Bytes, _ up: Bytes, _ corner: Bytes) -> Bytes {
    let a = SIMD8<Int16>(truncatingIfNeeded: left)
    let b = SIMD8<Int16>(truncatingIfNeeded: up)
    let c = SIMD8<Int16>(truncatingIfNeeded: corner)
    let (x, y) = (b &- c, a &- c)
    let (toLeft, toUp, toCorner) = (distance(x), distance(y), distance(x &+ y))
    var nearest = c
    nearest.replace(with: b, where: toUp .<= toCorner)
    nearest.replace(with: a, where: (toLeft .<= toUp) .& (toLeft .<= toCorner))
    return Bytes(truncatingIfNeeded: nearest)
  }

  @inline(__always)
  private static func distance(_ value: SIMD8<Int16>) -> SIMD8<Int16> {
    pointwiseMax(value, 0 &- value)
  }
}
