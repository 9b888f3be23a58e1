extension Pixmap {
  /// Paints every pixel with a premultiplied colour.
  mutating func fill(_ color: SIMD4<UInt8>) {
    for y in 0..<height { for x in 0..<width { self[x, y] = color } }
  }

  /// Lays another picture over this one, whose part under it is opaque; what lies outside is lost
  /// (Porter and Duff 1984, "over").
  mutating func lay(_ other: Pixmap, atX left: Int, y top: Int) {
    for y in max(0, -top)..<max(0, -top, min(other.height, height - top)) {
      for x in max(0, -left)..<max(0, -left, min(other.width, width - left)) {
        let source = other[x, y]
        let below = SIMD4<UInt32>(truncatingIfNeeded: self[left + x, top + y])
        let rest = (below &* UInt32(255 - source.w) &+ 127) / 255
        self[left + x, top + y] = source &+ SIMD4<UInt8>(truncatingIfNeeded: rest)
      }
    }
  }
}
