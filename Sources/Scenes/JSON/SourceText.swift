/// The bytes of a document, and where a byte of them lies for a reader.
struct SourceText {
  /// The bytes.
  let bytes: [UInt8]

  /// The line and the column of a byte, both from 1; columns count characters (Unicode scalars).
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset).dropFirst(UTF8Check.byteOrderMarkLength(of: bytes)) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
