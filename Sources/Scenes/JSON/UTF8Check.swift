/// What is to be known of a document's bytes before it is read.
enum UTF8Check {
  /// The length of the byte order mark that some editors put in front of UTF-8: 3 or 0.
  static func byteOrderMarkLength(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether the text begins with the byte order mark of UTF-16.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  }

  /// The offset of the first byte that is not well-formed UTF-8 (Unicode 15, table 3-7), or nil.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]),
        bytes[index + 2..<index + length].allSatisfy({ 0x80...0xBF ~= $0 })
      else { return index }
      index += length
    }
    return nil
  }
}
