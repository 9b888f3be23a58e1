extension PNGRows {
  /// Whether most pixels of a row differ from the ones on their left and above.
  static func isBusy(_ row: UnsafeRawBufferPointer, above: UnsafeRawBufferPointer) -> Bool {
    guard above.count == row.count else { return false }
    let width = row.count / 4
    var changes = SIMD8<UInt32>.zero
    var x = 1
    while x + 8 <= width {
      let here = unsafe row.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
      let left = unsafe row.loadUnaligned(fromByteOffset: x * 4 - 4, as: SIMD8<UInt32>.self)
      let up = unsafe above.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self)
      let isNew = (here .!= left) .& (here .!= up)
      changes.replace(with: changes &+ 1, where: isNew)
      x += 8
    }
    var count = Int(changes.wrappedSum())
    while x < width {
      let here = unsafe row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      let left = unsafe row.loadUnaligned(fromByteOffset: x * 4 - 4, as: UInt32.self)
      let up = unsafe above.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      if here != left, here != up { count += 1 }
      x += 1
    }
    return count * 2 > width
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
    guard row.count == target.count + step, above.count == row.count else { return }
    var i = 0
    while i + 8 <= target.count {
      let left = unsafe row.loadUnaligned(fromByteOffset: i, as: Bytes.self)
      let up = unsafe above.loadUnaligned(fromByteOffset: i + step, as: Bytes.self)
      let corner = unsafe above.loadUnaligned(fromByteOffset: i, as: Bytes.self)
      let here = unsafe row.loadUnaligned(fromByteOffset: i + step, as: Bytes.self)
      unsafe target.storeBytes(
        of: here &- prediction(left, up, corner), toByteOffset: i, as: Bytes.self)
      i += 8
    }
    while i < target.count {
      let predicted = unsafe prediction(
        Bytes(repeating: row[i]), Bytes(repeating: above[i + step]), Bytes(repeating: above[i]))
      unsafe target[i] = row[i + step] &- predicted[0]
      i += 1
    }
  }

  private typealias Bytes = SIMD8<UInt8>

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
