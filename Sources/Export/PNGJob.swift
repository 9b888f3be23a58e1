internal import Glibc

/// A picture on its way to a PNG file's bytes, and the memory for it, which is used again.
///
/// It has one owner at a time: the press, or the thread that it gave it to and whose signal it waits
/// for; so it needs no lock.
@safe final class PNGJob: @unchecked Sendable {
  /// The picture's rows as they are to be compressed.
  let rows: UnsafeMutableRawBufferPointer
  /// The file's bytes, once it is done.
  private(set) var file = GrowingBytes()
  /// Why it could not be done.
  private(set) var failure: String?
  /// The picture's number.
  var number = 0
  /// Tells that it is done.
  let done = Semaphore(0)

  /// Takes memory for a picture's rows; nil if there is none.
  init?(byteCount: Int) {
    guard let memory = unsafe malloc(byteCount) else { return nil }
    unsafe rows = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
  }

  deinit { unsafe free(rows.baseAddress) }

  /// Makes the file.
  ///
  /// - Parameters:
  ///   - head: What comes before the pixels.
  ///   - deflater: What compresses them; nil if there was no memory for it.
  func compress(after head: [UInt8], by deflater: Deflater?, level: UInt32) {
    file.removeAll()
    guard let deflater else {
      failure = "out of memory"
      return
    }
    failure = makeFile(head, deflater, level)
  }

  private func makeFile(
    _ head: [UInt8], _ deflater: Deflater, _ level: UInt32
  ) -> String? {
    // The length is not known yet.
    guard file.append(head + [0, 0, 0, 0] + Array("IDAT".utf8)) else { return "out of memory" }
    let start = file.count
    let failure = unsafe deflater.deflate(
      UnsafeRawBufferPointer(rows), level: level, into: &file)
    if let failure { return failure }
    file.set(UInt32(truncatingIfNeeded: file.count - start), at: start - 8)
    let checksum = unsafe deflater.checksum(
      UnsafeRawBufferPointer(rebasing: file.bytes[(start - 4)...]))
    guard file.append(PNGChunk.bigEndian(Int(checksum)) + PNGChunk.end) else {
      return "out of memory"
    }
    return nil
  }
}
