/// The chunks that a PNG file is made of (PNG, third edition, §5.3).
enum PNGChunk {
  /// The bytes that every file begins with (PNG, third edition, §5.2).
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk: its data's length, its type, the data, and their checksum.
  static func bytes(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(checksum(body)))
  }

  /// What comes before the pixels of a picture whose colours are sRGB: its size and kind, a comment,
  /// and the colours' description, also for readers that know no sRGB.
  static func head(_ settings: ExportSettings, keepsAlpha: Bool) -> [UInt8] {
    // Eight bits a component; RGBA or RGB; deflate, the five filters, not interlaced.
    let header =
      bigEndian(settings.width) + bigEndian(settings.height) + [8, keepsAlpha ? 6 : 2, 0, 0, 0]
    let text = settings.comment.map { PNGText.chunk($0) } ?? []
    // The white point and the primaries in steps of 1/100000, and 1/2.2 likewise
    // (PNG, third edition, §11.3.2.5).
    let points = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    return signature + bytes("IHDR", header) + text + bytes("sRGB", [1])
      + bytes("cHRM", points.flatMap(bigEndian)) + bytes("gAMA", bigEndian(45455))
  }

  /// What every file ends with.
  static let end = bytes("IEND", [])

  /// The four bytes of a number below 2^32, the high one first.
  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The cyclic redundancy check of ISO 3309 (PNG, third edition, §5.5), bit by bit: such chunks are
  /// short.
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
