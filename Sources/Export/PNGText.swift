/// A text in a PNG or APNG file: what FFmpeg's encoder has no option for.
enum PNGText {
  /// Where the first chunk, which describes the picture, ends: the signature's eight bytes, and
  /// thirteen of data with the twelve around them.
  static let place = 33

  /// A chunk with a comment (PNG, third edition, §11.3.3): `tEXt` for ASCII, else `iTXt`.
  static func chunk(_ comment: String) -> [UInt8] {
    let text = comment.utf8.filter { $0 != 0 }
    let keyword = Array("Comment".utf8) + [0]
    if text.allSatisfy({ $0 < 0x80 }) { return PNGChunk.bytes("tEXt", keyword + text) }
    // Neither compressed, nor with a language, nor with a translated keyword.
    return PNGChunk.bytes("iTXt", keyword + [0, 0, 0, 0] + text)
  }
}
