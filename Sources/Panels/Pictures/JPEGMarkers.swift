/// What a JPEG file says before its pixels (ITU-T T.81, annex B).
struct JPEGMarkers {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var componentCount = 0
  private(set) var isArithmetic = false
  /// Whether a program of Adobe's wrote the file, which stores the amounts of four inks inverted
  /// (Adobe technical note 5116, section 18).
  private(set) var isAdobe = false
  private(set) var orientation = Orientation.upright
  /// The parts of the colour profile by their numbers (ICC.1, annex B.4).
  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var profilePartCount = 0

  /// The embedded colour profile; empty if there is none or a part is missing.
  var profile: ArraySlice<UInt8> {
    guard profilePartCount > 0, profileParts.count == profilePartCount else { return [] }
    return (1...profilePartCount).reduce(into: []) { $0 += profileParts[$1] ?? [] }
  }

  /// Reads the markers up to the first scan; extents of 0 if there are none.
  init(_ reader: ByteReader) {
    var offset = 2
    while let start = Self.marker(reader, from: offset), let length = reader.u16(start + 1),
      let marker = reader.u8(start)
    {
      let segment = ByteReader(reader.slice(start + 3, length - 2))
      switch marker {
      case 0xDA: return
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        takeFrame(segment)
        isArithmetic = marker >= 0xC9
      case 0xE1 where segment.has("Exif\0\0", at: 0):
        orientation = Orientation(exif: segment.slice(6, .max))
      case 0xE2 where segment.has("ICC_PROFILE\0", at: 0): takeProfile(segment)
      case 0xEE where segment.has("Adobe", at: 0): isAdobe = true
      default: break
      }
      offset = start + 1 + length
    }
  }

  private mutating func takeFrame(_ segment: ByteReader) {
    height = segment.u16(1) ?? 0
    width = segment.u16(3) ?? 0
    componentCount = segment.u8(5) ?? 0
  }

  private mutating func takeProfile(_ segment: ByteReader) {
    guard let number = segment.u8(12), let count = segment.u8(13), number >= 1, number <= count
    else { return }
    profileParts[number] = segment.slice(14, .max)
    profilePartCount = count
  }

  /// Where the number of the next marker with a segment stands.
  private static func marker(_ reader: ByteReader, from offset: Int) -> Int? {
    var offset = offset
    while let byte = reader.u8(offset) {
      if byte == 0xFF, let number = reader.u8(offset + 1), number != 0xFF {
        // Markers without a segment: temporary, restart, start and end.
        if !(number <= 1 || (0xD0...0xD9).contains(number)) { return offset + 1 }
        offset += 1
      }
      offset += 1
    }
    return nil
  }
}
