internal import CreaseCCompression
internal import Glibc

/// Compresses by Intel's ISA-L.
///
/// The bytes do not depend on the processor, as long as it has the instructions of SSE 4.2 and CLMUL
/// (x86-64 from 2010 on).
@safe final class ISALDeflater: Deflater {
  private let isal: Deflation.ISAL
  private let level: UInt32
  private let memory: UnsafeMutableRawPointer

  /// Takes the memory for a compressor; nil if there is none.
  init?(_ isal: Deflation.ISAL, level: UInt32) {
    guard let memory = unsafe malloc(crease_isal_stream_size) else { return nil }
    unsafe self.isal = unsafe isal
    self.level = level
    unsafe self.memory = unsafe memory
  }

  deinit { unsafe free(memory) }

  func deflate(_ data: UnsafeRawBufferPointer, into result: inout GrowingBytes) -> String? {
    unsafe crease_isal_begin(isal, memory, level)
    var start = 0
    while let piece = unsafe data.baseAddress.map({ unsafe $0 + start }), start < data.count {
      let count = min(Self.pieceSize, data.count - start)
      start += count
      unsafe crease_isal_give(
        memory, piece.assumingMemoryBound(to: UInt8.self), UInt32(truncatingIfNeeded: count),
        start == data.count ? 1 : 0)
      if let failure = take(into: &result) { return failure }
    }
    return nil
  }

  func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    unsafe isal.pointee.crc32_gzip_refl(
      0, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
  }

  private func take(into result: inout GrowingBytes) -> String? {
    while true {
      guard let room = unsafe result.room(for: Self.roomSize), let start = room.baseAddress
      else { return "out of memory" }
      var written: UInt32 = 0
      let code = unsafe crease_isal_take(
        isal, memory, start.assumingMemoryBound(to: UInt8.self), UInt32(clamping: room.count),
        &written)
      result.grow(by: Int(written))
      if code == 0 { return nil }
      if code < 0 { return "ISA-L's error \(code)" }
    }
  }

  /// How much data the compressor gets at a time: what fits into a processor's cache beside its
  /// own memory. The result depends on it.
  private static let pieceSize = 1 << 17
  private static let roomSize = 1 << 16
}
