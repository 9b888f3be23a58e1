internal import CreasePixmaps

/// Scales a premultiplied picture, first along columns, then along rows.
///
/// Cairo does not do: its filters average over 16 pixels at most, and its matrices hold 1/65536 of a
/// pixel.
struct Resampler {
  let x: ResamplingAxis
  let y: ResamplingAxis

  /// The picture scaled; the picture itself if nothing changes.
  func resampled(_ picture: Pixmap) -> Pixmap {
    let columns = x.used
    if x.isCopy, y.isCopy {
      let rows = y.used
      return picture.part(
        PixelBox(
          left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound,
          bottom: rows.upperBound))
    }
    let bytesPerRow = x.count * 4
    let rowCount = y.count
    let bytes = unsafe picture.bytes.withUnsafeBufferPointer { source in
      unsafe [UInt8](unsafeUninitializedCapacity: bytesPerRow * rowCount) { target, filled in
        // One row of the picture as wide as the picture, its components as floating point numbers.
        let sums = UnsafeMutableBufferPointer<Float>.allocate(capacity: columns.count * 4)
        defer { unsafe sums.deallocate() }
        for row in 0..<rowCount {
          unsafe sumRows(of: row, picture, source, columns, sums)
          let line = unsafe UnsafeMutableBufferPointer(
            rebasing: target[row * bytesPerRow..<(row + 1) * bytesPerRow])
          unsafe scaleRow(sums, first: columns.lowerBound, to: line)
        }
        filled = bytesPerRow * rowCount
      }
    }
    return Pixmap(width: x.count, height: rowCount, bytes: bytes)
  }

  /// Adds up the rows of the picture that make up a row.
  private func sumRows(
    of row: Int, _ picture: Pixmap, _ source: UnsafeBufferPointer<UInt8>, _ columns: Range<Int>,
    _ sums: UnsafeMutableBufferPointer<Float>
  ) {
    unsafe sums.initialize(repeating: 0)
    for i in y.offsets[row]..<y.offsets[row + 1] {
      let weight = y.weights[i]
      let place = y.firsts[row] + i - y.offsets[row]
      let start = place * picture.bytesPerRow + columns.lowerBound * 4
      let line = unsafe UnsafeBufferPointer(rebasing: source[start..<start + columns.count * 4])
      for c in 0..<columns.count * 4 {
        unsafe sums[c] += weight * Float(line[c])
      }
    }
  }

  /// Scales one row.
  private func scaleRow(
    _ sums: UnsafeMutableBufferPointer<Float>, first: Int,
    to line: UnsafeMutableBufferPointer<UInt8>
  ) {
    let pixels = UnsafeRawBufferPointer(sums)
    let output = UnsafeMutableRawBufferPointer(line)
    for column in 0..<x.count {
      let start = x.offsets[column]
      var offset = (x.firsts[column] - first) * 16
      var sum = SIMD4<Float>.zero
      for i in start..<x.offsets[column + 1] {
        let pixel = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self)
        sum += x.weights[i] * pixel
        offset += 16
      }
      unsafe output.storeBytes(
        of: sum.nearestBytes, toByteOffset: column * 4, as: SIMD4<UInt8>.self)
    }
  }

}
