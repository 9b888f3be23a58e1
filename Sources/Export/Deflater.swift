internal import CreaseCISAL
internal import Glibc

/// Compresses one piece of data after another by Intel's library, each as a zlib stream (RFC 1950).
///
/// The same data have the same bytes whatever was compressed before. They do not depend on the
/// processor either, as long as it has the instructions of SSE 4.2 and CLMUL (x86-64 from 2010 on).
@safe final class Deflater {
  private let isal: ISAL.Functions
  private let memory: UnsafeMutableRawPointer

  /// Takes the memory for a compressor; nil if there is none.
  init?(_ isal: ISAL.Functions) {
    guard let memory = unsafe malloc(crease_isal_stream_size) else { return nil }
    unsafe self.isal = unsafe isal
    unsafe self.memory = unsafe memory
  }

  deinit { unsafe free(memory) }

  /// Adds the compressed form of some data.
  ///
  /// - Parameter level: 1, or 2 for a little more time and a smaller result.
  /// - Returns: Why it failed; nil if it did not.
  func deflate(
    _ data: UnsafeRawBufferPointer, level: UInt32, into result: inout GrowingBytes
  ) -> String? {
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

  /// The checksum of PNG's chunks (PNG, third edition, §5.5).
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
