/// Numbers out of bytes, none of them beyond the end.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  var isBigEndian = true

  init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool = true) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  var count: Int { bytes.count }

  /// A part, cut off at the end.
  func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, count > 0, offset < bytes.count else { return [] }
    let start = bytes.startIndex + offset
    return bytes[start..<start + min(count, bytes.count - offset)]
  }

  /// Whether a text stands at a place.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { unsafe slice(offset, $0.count).elementsEqual($0) }
  }

  func u8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  func u16(_ offset: Int) -> Int? { number(offset, 2) }
  func u32(_ offset: Int) -> Int? { number(offset, 4) }

  func number(_ offset: Int, _ size: Int) -> Int? {
    let part = slice(offset, size)
    guard part.count == size else { return nil }
    return isBigEndian
      ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
