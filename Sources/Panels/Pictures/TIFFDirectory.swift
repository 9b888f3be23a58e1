/// The first directory of a TIFF file, of which EXIF data has the form (TIFF 6.0, section 2).
struct TIFFDirectory {
  private let reader: ByteReader
  private let offset: Int
  private let count: Int

  /// Reads the header; nil if there is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    reader.isBigEndian = reader.has("MM", at: 0)
    guard reader.isBigEndian || reader.has("II", at: 0), reader.u16(2) == 42,
      let offset = reader.u32(4), let count = reader.u16(offset)
    else { return nil }
    self.reader = reader
    self.offset = offset
    self.count = count
  }

  /// The first of a field's whole numbers; nil if there is no such field.
  subscript(tag: Int) -> Int? {
    for entry in 0..<count {
      let place = offset + 2 + entry * 12
      guard let found = reader.u16(place) else { return nil }
      if found == tag {
        return switch reader.u16(place + 2) {
        case 3: reader.u16(place + 8)
        case 4: reader.u32(place + 8)
        default: nil
        }
      }
    }
    return nil
  }
}
