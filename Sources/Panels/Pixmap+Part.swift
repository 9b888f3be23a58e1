internal import CreasePixmaps

extension Pixmap {
  /// The smallest box with all pixels that are not transparent; nil if all are.
  var inkBox: PixelBox? {
    var box = PixelBox(left: width, top: height, right: 0, bottom: 0)
    for y in 0..<height {
      let row = bytes[y * bytesPerRow..<(y + 1) * bytesPerRow]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      box.left = min(box.left, (first - row.startIndex) / 4)
      box.right = max(box.right, (last - row.startIndex) / 4 + 1)
      box.top = min(box.top, y)
      box.bottom = y + 1
    }
    return box.isEmpty ? nil : box
  }

  /// A part of the picture, which lies in it and is not empty.
  func part(_ box: PixelBox) -> Pixmap {
    if box.width == width, box.height == height { return self }
    var part: [UInt8] = []
    part.reserveCapacity(box.width * box.height * 4)
    for y in box.top..<box.bottom {
      let start = y * bytesPerRow + box.left * 4
      part += bytes[start..<start + box.width * 4]
    }
    return Pixmap(width: box.width, height: box.height, bytes: part)
  }
}
