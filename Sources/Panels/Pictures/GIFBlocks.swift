/// The blocks of a GIF file, followed from one to the next (GIF89a, sections 17 to 27). FFmpeg hands
/// out what there is of a picture.
struct GIFBlocks {
  private let reader: ByteReader

  init(_ bytes: ArraySlice<UInt8>) { reader = ByteReader(bytes) }

  /// Whether the first picture is there to its end.
  var hasWholePicture: Bool {
    var offset = 13 + Self.colorTableLength(reader.u8(10))
    while let introducer = reader.u8(offset) {
      switch introducer {
      case 0x2C:
        offset += 11 + Self.colorTableLength(reader.u8(offset + 9))
        return end(of: offset) != nil
      case 0x21:
        guard let end = end(of: offset + 2) else { return false }
        offset = end
      default: return false
      }
    }
    return false
  }

  private static func colorTableLength(_ flags: Int?) -> Int {
    guard let flags, flags & 0x80 != 0 else { return 0 }
    return 3 << (flags & 7 + 1)
  }

  /// Where the sub-blocks from a place on end; nil if the file ends before.
  private func end(of start: Int) -> Int? {
    var offset = start
    while let length = reader.u8(offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    return nil
  }
}
