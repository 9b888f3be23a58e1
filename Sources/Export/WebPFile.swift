/// What FFmpeg's WebP encoder leaves open: how often an animation plays, and how long its last frame
/// is shown, for which libwebp takes the frames' average.
enum WebPFile {
  /// The longest time of a frame, in thousandths of a second: 24 bits.
  static let longestDelay = 16_777_215

  /// Writes both into a whole animated file (WebP Container Specification: ANIM and ANMF chunks).
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - plays: How often it plays, 0…65535; 0 for ever.
  ///   - duration: The film's, in thousandths of a second. Frames that are equal are one frame in
  ///     the file, so the last one's time is what the others leave.
  static func finish(_ bytes: UnsafeMutableRawBufferPointer, plays: Int, duration: Int) {
    var last: Int?
    var rest = duration
    // "RIFF", size, "WEBP", then chunks of name, size and data, padded to an even size.
    var place = 12
    while place + 24 <= bytes.count {
      let size = unsafe number(bytes, at: place + 4, byteCount: 4)
      if unsafe bytes[place..<place + 4].elementsEqual("ANIM".utf8) {
        unsafe store(plays, in: bytes, at: place + 12, byteCount: 2)
      } else if unsafe bytes[place..<place + 4].elementsEqual("ANMF".utf8) {
        if let last { rest -= unsafe number(bytes, at: last, byteCount: 3) }
        last = place + 20
      }
      place += 8 + size + size % 2
    }
    if let last {
      unsafe store(min(max(rest, 0), longestDelay), in: bytes, at: last, byteCount: 3)
    }
  }

  private static func number(
    _ bytes: UnsafeMutableRawBufferPointer, at place: Int, byteCount: Int
  ) -> Int {
    (0..<byteCount).reduce(0) { unsafe $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  private static func store(
    _ value: Int, in bytes: UnsafeMutableRawBufferPointer, at place: Int, byteCount: Int
  ) {
    for i in 0..<byteCount {
      unsafe bytes[place + i] = UInt8(truncatingIfNeeded: value >> (8 * i))
    }
  }
}
