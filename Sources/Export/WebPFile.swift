/// What FFmpeg's WebP encoder leaves open: a comment, how often an animation plays, and how long its
/// last frame is shown, for which libwebp takes the frames' average.
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

  /// A chunk with a comment, to be put at a file's end: XMP (ISO 16684-1), the description of Dublin
  /// Core.
  static func commentChunk(_ comment: String) -> [UInt8] {
    var text = ""
    for character in comment.unicodeScalars {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      // Control characters have no place in XML.
      case _ where character.value < 32: text += " "
      default: text.unicodeScalars.append(character)
      }
    }
    let data = Array(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">\
      <dc:description><rdf:Alt><rdf:li xml:lang="x-default">\(text)</rdf:li></rdf:Alt>\
      </dc:description></rdf:Description></rdf:RDF></x:xmpmeta>
      """.utf8)
    return Array("XMP ".utf8) + littleEndian(data.count) + data
      + [UInt8](repeating: 0, count: data.count % 2)
  }

  /// Whether a file has the extended header that announces a comment (WebP Container Specification:
  /// VP8X chunk).
  static func isExtended(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    unsafe bytes.count >= 30 && bytes[12..<16].elementsEqual("VP8X".utf8)
  }

  /// Announces the comment that was put at the end of an extended file, and the size it has now.
  static func announceComment(_ bytes: UnsafeMutableRawBufferPointer) {
    unsafe bytes[20] |= 0x04
    unsafe store(bytes.count - 8, in: bytes, at: 4, byteCount: 4)
  }

  private static func littleEndian(_ value: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
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
