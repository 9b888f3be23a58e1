/// A comment in a GIF file, for which FFmpeg's encoder has no option.
enum GIFText {
  /// A comment extension (GIF89a, section 24): blocks of at most 255 bytes.
  static func block(_ comment: String) -> [UInt8] {
    let text = Array(comment.utf8)
    var result: [UInt8] = [0x21, 0xFE]
    for start in stride(from: 0, to: text.count, by: 255) {
      let part = text[start..<min(start + 255, text.count)]
      result.append(UInt8(part.count))
      result += part
    }
    return text.isEmpty ? [] : result + [0]
  }

  /// Where the first extension may stand in a file: after the screen's description and its colours
  /// (sections 18 and 19).
  static func place(in bytes: UnsafeMutableRawBufferPointer) -> Int? {
    guard bytes.count > 13, unsafe bytes[..<3].elementsEqual("GIF".utf8) else { return nil }
    let flags = unsafe bytes[10]
    return 13 + (flags & 0x80 == 0 ? 0 : 3 << Int(flags & 7 + 1))
  }
}
