internal import CreaseCAV

/// Turns RGB pictures into BT.709 Y'CbCr of limited range, with straight alpha or opaque ones.
///
/// Where the encoder wants even extents, pictures of odd ones get one more column or row, a copy of
/// the last one.
@safe final class ColorConverter {
  /// The picture's width and height with the added column and row.
  private let paddedWidth: Int
  private let paddedHeight: Int
  private let keepsAlpha: Bool
  private let width: Int
  private let height: Int
  private let rowBytes: Int
  private var source: Scratch?
  private let context: OpaquePointer
  private let scaling: AV.Scaling

  /// Prepares for pictures of a size in pixels.
  init(
    _ av: AV.Coding, _ scaling: AV.Scaling, width: Int, height: Int, picture: FilmRecipe.Picture
  ) throws(AVFailure) {
    self.width = width
    self.height = height
    paddedWidth = picture.padded(width)
    paddedHeight = picture.padded(height)
    keepsAlpha = picture.keepsAlpha
    unsafe self.scaling = unsafe scaling
    // Room after each row, since vector instructions read ahead.
    rowBytes = (paddedWidth * 4 + 127) / 64 * 64
    unsafe context = try av.require { _ in unsafe scaling.pointee.sws_alloc_context() }
    let options: [(String, Int)] = [
      ("srcw", paddedWidth), ("srch", paddedHeight), ("dstw", paddedWidth), ("dsth", paddedHeight),
      ("src_format", Int((keepsAlpha ? AV_PIX_FMT_RGBA : AV_PIX_FMT_RGB0).rawValue)),
      ("dst_format", Int(picture.format.rawValue)),
      ("sws_flags", Self.flags),
      // Where H.264 and VP9 take colour samples to lie: on the left pixel, between the rows, if there are fewer of them.
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

  /// Converts a picture of premultiplied RGBA; it is opaque unless the encoder keeps alpha.
  func convert(_ pixels: UnsafeRawBufferPointer, into frame: VideoFrame) {
    // Straight from the caller's memory, unless vector instructions would read past its end.
    let isReady =
      paddedWidth == width && paddedHeight == height && width % 16 == 0
      && (unsafe !keepsAlpha || Pixels.areOpaque(pixels))
    if isReady {
      unsafe scale(pixels.baseAddress, stride: width * 4, into: frame)
    } else {
      unsafe scale(copy(pixels), stride: rowBytes, into: frame)
    }
  }

  private func scale(_ start: UnsafeRawPointer?, stride: Int, into frame: VideoFrame) {
    let start = unsafe start?.assumingMemoryBound(to: UInt8.self)
    var planes: [UnsafePointer<UInt8>?] = unsafe [start, nil, nil, nil]
    var strides: [Int32] = [Int32(truncatingIfNeeded: stride), 0, 0, 0]
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

  /// Copies the picture to where rows have room after them, with straight alpha and the added column
  /// and row.
  private func copy(_ pixels: UnsafeRawBufferPointer) -> UnsafeRawPointer? {
    let bytes = unsafe source.provide(rowBytes * paddedHeight + 64)
    let byteCount = width * 4
    for y in 0..<paddedHeight {
      let from = min(y, height - 1) * byteCount
      let row = unsafe UnsafeMutableRawBufferPointer(
        rebasing: bytes[y * rowBytes..<(y + 1) * rowBytes])
      unsafe Pixels.straighten(
        UnsafeRawBufferPointer(rebasing: pixels[from..<from + byteCount]), into: row)
      for i in byteCount..<paddedWidth * 4 { unsafe row[i] = row[i - 4] }
    }
    return UnsafeRawPointer(bytes.baseAddress)
  }
}
