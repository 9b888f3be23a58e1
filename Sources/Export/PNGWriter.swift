internal import CreaseCZlib

/// Writes pictures of one size as PNG files, one after another, with the same memory.
///
/// Zlib does the work, not FFmpeg's encoder: its libraries alone take 30 ms to load, three times as
/// long as the picture.
@safe final class PNGWriter {
  /// Room for the compressed data of one chunk.
  private static let chunkCapacity = 1 << 18

  /// Zlib's effort, 0…9. A list of cells at 640 × 960 takes 6 ms and 41 KB; levels 4 and 6 would
  /// take 13 ms each for 34 and 32 KB.
  private static let level: Int32 = 2

  private let width: Int
  private let height: Int
  private let comment: String?
  private let stream: UnsafeMutablePointer<z_stream>
  private let chunk = Scratch(byteCount: chunkCapacity + 12)
  private let row: Scratch

  /// Prepares for pictures of a size in pixels.
  ///
  /// - Throws: `ExportError.encodingFailed` if there is no memory.
  init(width: Int, height: Int, comment: String?) throws(ExportError) {
    self.width = width
    self.height = height
    self.comment = comment
    row = Scratch(byteCount: width * 4)
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let status = unsafe deflateInit2_(
      stream, Self.level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw Self.failure(status, in: "starting zlib") }
  }

  deinit {
    _ = unsafe deflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Writes a picture of premultiplied RGBA.
  ///
  /// - Parameters:
  ///   - pixels: The picture, rows from top to bottom.
  ///   - keepsAlpha: Whether to write RGBA with straight alpha, or RGB of an opaque picture.
  ///   - sink: Where the file's bytes go.
  func write(
    _ pixels: UnsafeRawBufferPointer, keepsAlpha: Bool, to sink: ByteSink
  ) throws(ExportError) {
    let chunks = PNGChunks(sink: sink)
    try writeHeader(keepsAlpha: keepsAlpha, to: chunks)
    try unsafe writeRows(of: pixels, keepsAlpha: keepsAlpha, to: chunks)
    try chunks.chunk("IEND", [])
  }

  /// Size, eight bits a component, colour type. The colours are sRGB by name alone: a gamma beside
  /// it would be one more thing for readers to get wrong.
  private func writeHeader(keepsAlpha: Bool, to chunks: PNGChunks) throws(ExportError) {
    try chunks.write(PNGChunks.signature)
    let size = [width, height].flatMap { PNGChunks.bigEndian(UInt32(truncatingIfNeeded: $0)) }
    try chunks.chunk("IHDR", size + [8, keepsAlpha ? 6 : 2, 0, 0, 0])
    try chunks.chunk("sRGB", [0])
    guard let comment else { return }
    // Keyword, end, not compressed (two bytes), no language, no translated keyword (§11.3.3.4).
    let text = comment.utf8.filter { $0 != 0 }
    try chunks.chunk("iTXt", Array("Comment".utf8) + [0, 0, 0, 0, 0] + text)
  }

  private func writeRows(
    of pixels: UnsafeRawBufferPointer, keepsAlpha: Bool, to chunks: PNGChunks
  ) throws(ExportError) {
    let status = unsafe deflateReset(stream)
    guard status == Z_OK else { throw Self.failure(status, in: "restarting zlib") }
    startChunk()
    let bytesPerPixel = keepsAlpha ? 4 : 3
    let straight = unsafe UnsafeMutableRawBufferPointer(
      rebasing: row.bytes[..<(width * bytesPerPixel)])
    let filter = PNGFilter(rowLength: straight.count, bytesPerPixel: bytesPerPixel)
    for y in 0..<height {
      let start = y * width * 4
      let source = unsafe UnsafeRawBufferPointer(rebasing: pixels[start..<start + width * 4])
      if keepsAlpha {
        unsafe Pixels.straighten(source, into: straight)
      } else {
        unsafe Pixels.dropAlpha(source, into: straight)
      }
      let filtered = unsafe filter.apply(
        to: UnsafeRawBufferPointer(straight), repeats: Pixels.mostlyRepeat(source))
      try unsafe compress(filtered, flush: y == height - 1 ? Z_FINISH : Z_NO_FLUSH, to: chunks)
    }
  }

  /// Feeds bytes to zlib and writes every chunk that is full; at the end also the last one.
  private func compress(
    _ bytes: UnsafeRawBufferPointer, flush: Int32, to chunks: PNGChunks
  ) throws(ExportError) {
    let input = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.next_in = unsafe UnsafeMutablePointer(mutating: input)
    unsafe stream.pointee.avail_in = UInt32(truncatingIfNeeded: bytes.count)
    while true {
      let status = unsafe deflate(stream, flush)
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
        throw Self.failure(status, in: "compressing")
      }
      let room = Int(unsafe stream.pointee.avail_out)
      let ended = status == Z_STREAM_END
      if room == 0 || ended {
        try unsafe chunks.imageData(in: chunk.bytes, byteCount: Self.chunkCapacity - room)
        startChunk()
      }
      if ended || (flush == Z_NO_FLUSH && room > 0) { return }
    }
  }

  private func startChunk() {
    let start = unsafe chunk.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.next_out = unsafe start.map { unsafe $0 + 8 }
    unsafe stream.pointee.avail_out = UInt32(Self.chunkCapacity)
  }

  private static func failure(_ status: Int32, in stage: String) -> ExportError {
    .encodingFailed(
      format: "PNG", stage: stage,
      reason: status == Z_MEM_ERROR ? "there is no memory left" : "zlib's error \(status)")
  }
}
