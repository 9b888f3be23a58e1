internal import CreaseCZlib

/// Writes the chunks of a PNG file (PNG, third edition, §5.3): length, type, data, checksum.
struct PNGChunks {
  let sink: ByteSink

  /// The eight bytes that every file starts with (§5.2).
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) throws(ExportError) {
    try unsafe bytes.span.withUnsafeBytes { (raw) throws(ExportError) in try unsafe sink.write(raw)
    }
  }

  /// Writes a chunk.
  func chunk(_ type: StaticString, _ data: [UInt8]) throws(ExportError) {
    var bytes = Self.bigEndian(UInt32(data.count))
    bytes.append(contentsOf: Self.letters(type))
    bytes += data
    bytes += Self.bigEndian(Self.checksum(of: bytes[4...]))
    try write(bytes)
  }

  /// Writes image data (IDAT) that lies in memory with 8 bytes of room before it and 4 after it, so
  /// that one call writes the whole chunk.
  func imageData(
    in memory: UnsafeMutableRawBufferPointer, byteCount: Int
  ) throws(ExportError) {
    unsafe memory.copyBytes(from: Self.bigEndian(UInt32(byteCount)) + Self.letters("IDAT"))
    let checked = unsafe UnsafeRawBufferPointer(rebasing: memory[4..<8 + byteCount])
    let end = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[(8 + byteCount)...])
    unsafe end.copyBytes(from: Self.bigEndian(Self.checksum(of: checked)))
    try unsafe sink.write(UnsafeRawBufferPointer(rebasing: memory[..<(12 + byteCount)]))
  }

  /// A number's four bytes, the highest first.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func letters(_ type: StaticString) -> [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount))
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe checksum(of: $0) }
  }

  private static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    return UInt32(truncatingIfNeeded: unsafe crc32_z(0, start, bytes.count))
  }
}
