internal import CreaseCAV

/// The bytes of a file that was read to its end, looked into again for how it should have ended.
@safe struct FrameBytes {
  private let pb: UnsafeMutablePointer<AVIOContext>
  private let decoding: AV.Decoding

  /// The number of bytes; 0 or less if the file does not tell, as a pipe.
  let size: Int64

  init(_ pb: UnsafeMutablePointer<AVIOContext>, _ decoding: AV.Decoding) {
    unsafe self.pb = unsafe pb
    unsafe self.decoding = unsafe decoding
    size = unsafe decoding.pointee.avio_size(pb)
  }

  /// Whether a file of a format whose reader does not mind ends before it should.
  ///
  /// - Parameters:
  ///   - format: FFmpeg's name of the format.
  ///   - lastPacketEnd: Where the last whole packet ends.
  func isCutOff(format: String, lastPacketEnd: Int64) -> Bool {
    guard size > 0 else { return false }
    return switch format {
    case "yuv4mpegpipe": lastPacketEnd < size
    case "gif": !hasGIFTrailer
    case "matroska,webm": matroskaEnd.map { $0 > size } ?? false
    default: false
    }
  }

  /// Whether a GIF's blocks lead to its trailer (GIF89a, sections 17 to 27). FFmpeg's reader hands
  /// on whatever it finds.
  private var hasGIFTrailer: Bool {
    seek(10)
    skipColorTable(byte())
    seek(2, from: 1)
    while !isAtEnd {
      switch byte() {
      case 0x3B: return true
      case 0x2C:
        seek(8, from: 1)
        skipColorTable(byte())
        seek(1, from: 1)
        skipSubBlocks()
      case 0x21:
        seek(1, from: 1)
        skipSubBlocks()
      default: return false
      }
    }
    return false
  }

  /// Passes over the colour table that a byte of flags announces, three bytes a colour. A screen's
  /// is still two bytes away, which makes no difference to the distance.
  private func skipColorTable(_ flags: UInt8) {
    if flags & 0x80 != 0 { seek(3 << Int64(flags & 7 + 1), from: 1) }
  }

  private func skipSubBlocks() {
    var length = byte()
    while length > 0, !isAtEnd {
      seek(Int64(length), from: 1)
      length = byte()
    }
  }

  /// Where the segment of a Matroska file ends by its own size; nil if it has none, as in a live
  /// stream (RFC 8794, section 4; RFC 9559, section 5.1).
  private var matroskaEnd: Int64? {
    seek(4)
    guard let header = variableInteger() else { return nil }
    seek(header, from: 1)
    guard (0..<4).map({ _ in byte() }) == [0x18, 0x53, 0x80, 0x67] else { return nil }
    guard let length = variableInteger() else { return nil }
    let (end, overflow) = position.addingReportingOverflow(length)
    return overflow ? nil : end
  }

  /// EBML's integer of one to eight bytes; nil for "unknown", all of whose bits are set.
  private func variableInteger() -> Int64? {
    let first = byte()
    let count = first.leadingZeroBitCount
    guard count < 8 else { return nil }
    var value = Int64(first) & (0x7F >> Int64(count))
    for _ in 0..<count { value = value << 8 | Int64(byte()) }
    return value == (1 << (7 * Int64(count + 1))) - 1 ? nil : value
  }

  private var position: Int64 { unsafe decoding.pointee.avio_seek(pb, 0, 1) }
  private var isAtEnd: Bool { unsafe decoding.pointee.avio_feof(pb) != 0 }

  private func byte() -> UInt8 {
    unsafe UInt8(truncatingIfNeeded: decoding.pointee.avio_r8(pb))
  }

  private func seek(_ offset: Int64, from origin: Int32 = 0) {
    _ = unsafe decoding.pointee.avio_seek(pb, offset, origin)
  }
}
