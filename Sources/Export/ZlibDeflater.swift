internal import CreaseCCompression

/// Compresses by zlib: smaller results than ISA-L's in much more time.
@safe final class ZlibDeflater: Deflater {
  private let zlib: Deflation.Zlib
  // In memory of its own, since zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Takes the memory for a compressor; nil if there is none.
  init?(_ zlib: Deflation.Zlib, level: Int32) {
    unsafe self.zlib = unsafe zlib
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let code = unsafe zlib.pointee.deflateInit_(
      stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else {
      // Nothing to end.
      unsafe stream.pointee.state = nil
      return nil
    }
  }

  deinit {
    _ = unsafe zlib.pointee.deflateEnd(stream)
    unsafe stream.deallocate()
  }

  func deflate(_ data: UnsafeRawBufferPointer, into result: inout GrowingBytes) -> String? {
    var code = unsafe zlib.pointee.deflateReset(stream)
    // Pictures are limited to less than 2^31 bytes.
    unsafe stream.pointee.next_in = UnsafeMutablePointer(
      mutating: data.baseAddress?.assumingMemoryBound(to: UInt8.self))
    unsafe stream.pointee.avail_in = UInt32(clamping: data.count)
    while code == Z_OK {
      guard let room = unsafe result.room(for: Self.roomSize), let start = room.baseAddress else {
        return "out of memory"
      }
      let size = UInt32(clamping: room.count)
      unsafe stream.pointee.next_out = start.assumingMemoryBound(to: UInt8.self)
      unsafe stream.pointee.avail_out = size
      code = unsafe zlib.pointee.deflate(stream, Z_FINISH)
      unsafe result.grow(by: Int(size - stream.pointee.avail_out))
    }
    return code == Z_STREAM_END ? nil : "zlib's error \(code)"
  }

  func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    return unsafe UInt32(
      truncatingIfNeeded: zlib.pointee.crc32(0, start, UInt32(clamping: bytes.count)))
  }

  private static let roomSize = 1 << 16
}
