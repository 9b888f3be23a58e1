internal import CreaseCAV

/// Turns opaque RGB pictures into BT.709 Y'CbCr of limited range with half the colour resolution in
/// both directions, as H.264 films have it.
///
/// Pictures of odd extents get one more column or row, a copy of the last one.
@safe final class ColorConverter {
  /// The picture's width and height with the added column and row.
  let paddedWidth: Int
  let paddedHeight: Int

  private let width: Int
  private let height: Int
  private let rowBytes: Int
  private let source: Scratch
  private let context: OpaquePointer
  private let scaling: AV.Scaling

  /// Prepares for pictures of a size in pixels.
  init(
    _ av: AV.Coding, _ scaling: AV.Scaling, width: Int, height: Int
  ) throws(AVFailure) {
    self.width = width
    self.height = height
    paddedWidth = width + width % 2
    paddedHeight = height + height % 2
    unsafe self.scaling = unsafe scaling
    // Room after each row, since vector instructions read ahead.
    rowBytes = (paddedWidth * 4 + 127) / 64 * 64
    source = Scratch(byteCount: rowBytes * paddedHeight + 64)
    unsafe context = try av.require { _ in unsafe scaling.pointee.sws_alloc_context() }
    let options: [(String, Int)] = [
      ("srcw", paddedWidth), ("srch", paddedHeight), ("dstw", paddedWidth), ("dsth", paddedHeight),
      ("src_format", Int(AV_PIX_FMT_RGB0.rawValue)),
      ("dst_format", Int(AV_PIX_FMT_YUV420P.rawValue)),
      ("sws_flags", Self.flags),
      // Where H.264 takes colour samples to lie: on the left pixel, between the rows.
      ("dst_h_chr_pos", 0), ("dst_v_chr_pos", 128),
    ]
    for (name, value) in options {
      try unsafe av.check {
        unsafe $0.av_opt_set_int(UnsafeMutableRawPointer(context), name, Int64(value), 0)
      }
    }
    try unsafe av.check { _ in unsafe scaling.pointee.sws_init_context(context, nil, nil) }
    let matrix = unsafe scaling.pointee.sws_getCoefficients(SWS_CS_ITU709)
    try unsafe av.check { _ in
      unsafe scaling.pointee.sws_setColorspaceDetails(
        context, matrix, 1, matrix, 0, 0, 1 << 16, 1 << 16)
    }
  }

  deinit { unsafe scaling.pointee.sws_freeContext(context) }

  private static let flags = Int(
    SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP | SWS_BITEXACT)

  /// Converts an opaque RGBA picture.
  func convert(_ pixels: UnsafeRawBufferPointer, into frame: VideoFrame) {
    unsafe pad(pixels)
    let start = unsafe source.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var planes: [UnsafePointer<UInt8>?] = unsafe [UnsafePointer(start), nil, nil, nil]
    var strides: [Int32] = [Int32(truncatingIfNeeded: rowBytes), 0, 0, 0]
    unsafe withUnsafePointer(to: &frame.pointer.pointee.data) { data in
      unsafe data.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 8) { data in
        unsafe withUnsafePointer(to: &frame.pointer.pointee.linesize) { lines in
          unsafe lines.withMemoryRebound(to: Int32.self, capacity: 8) { lines in
            _ = unsafe scaling.pointee.sws_scale(
              context, &planes, &strides, 0, Int32(truncatingIfNeeded: paddedHeight), data, lines)
          }
        }
      }
    }
  }

  /// Copies the picture to where rows have room after them, with the added column and row.
  private func pad(_ pixels: UnsafeRawBufferPointer) {
    let byteCount = width * 4
    for y in 0..<paddedHeight {
      let from = min(y, height - 1) * byteCount
      let row = unsafe UnsafeMutableRawBufferPointer(
        rebasing: source.bytes[y * rowBytes..<(y + 1) * rowBytes])
      unsafe row.copyMemory(
        from: UnsafeRawBufferPointer(rebasing: pixels[from..<from + byteCount]))
      for i in byteCount..<paddedWidth * 4 { unsafe row[i] = row[i - 4] }
    }
  }
}
