/// A text in a PNG or APNG file: what FFmpeg's encoder has no option for.
enum PNGText {
  /// Where the first chunk, which describes the picture, ends: the signature's eight bytes, and
  /// thirteen of data with the twelve around them.
  static let place = 33

  /// A chunk with a comment (PNG, third edition, §11.3.3): `tEXt` for ASCII, else `iTXt`.
  static func chunk(_ comment: String) -> [UInt8] {
    let text = comment.utf8.filter { $0 != 0 }
    let isPlain = text.allSatisfy { $0 < 0x80 }
    let keyword = Array("Comment".utf8) + [0]
    // Neither compressed, nor with a language, nor with a translated keyword.
    let body =
      isPlain
      ? Array("tEXt".utf8) + keyword + text : Array("iTXt".utf8) + keyword + [0, 0, 0, 0] + text
    return bigEndian(UInt32(truncatingIfNeeded: body.count - 4)) + body + bigEndian(checksum(body))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The cyclic redundancy check of ISO 3309 (PNG, third edition, §5.5), bit by bit: texts are short.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var register = UInt32.max
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 {
        register = register & 1 == 0 ? register >> 1 : register >> 1 ^ 0xEDB8_8320
      }
    }
    return ~register
  }
}
