internal import CreaseCPictures

/// A decoder of FFmpeg's that is given a whole file at once: none of its readers of containers, which
/// would follow what a file says to other files, is involved.
@safe final class StillDecoder {
  private let data: PictureData
  private let library: UnsafePointer<crease_still>
  private var context: UnsafeMutablePointer<AVCodecContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private var frame: UnsafeMutablePointer<AVFrame>?

  /// Decodes the first picture of a file.
  init(_ data: PictureData, codec name: String) throws(PanelError) {
    let library = try unsafe PictureLibraries.still(data)
    self.data = data
    unsafe self.library = library
    guard let codec = unsafe library.pointee.avcodec_find_decoder_by_name(name) else {
      throw .libraryMissing(
        picture: data.name, reason: "FFmpeg was built without '\(name)'", package: "ffmpeg")
    }
    unsafe context = library.pointee.avcodec_alloc_context3(codec)
    unsafe packet = library.pointee.av_packet_alloc()
    unsafe frame = library.pointee.av_frame_alloc()
    guard let context = unsafe context, let packet = unsafe packet, unsafe frame != nil,
      unsafe library.pointee.av_new_packet(packet, Int32(clamping: data.bytes.count)) == 0
    else { throw .outOfMemory(width: 1, height: 1) }
    unsafe context.pointee.max_pixels = Int64(PanelError.pixelLimit)
    // The decoder of TIFF files would take tags that it doesn't know for errors.
    if name != "tiff" { unsafe context.pointee.err_recognition = AV_EF_EXPLODE }
    unsafe context.pointee.thread_count = 1
    unsafe data.bytes.withUnsafeBytes { bytes in
      unsafe UnsafeMutableRawBufferPointer(start: packet.pointee.data, count: bytes.count)
        .copyMemory(from: bytes)
    }
    guard unsafe library.pointee.avcodec_open2(context, codec, nil) == 0,
      unsafe library.pointee.avcodec_send_packet(context, packet) == 0,
      unsafe library.pointee.avcodec_receive_frame(context, frame) == 0
    else { throw data.broken("its pixels can't be decoded") }
  }

  deinit {
    unsafe library.pointee.av_frame_free(&frame)
    unsafe library.pointee.av_packet_free(&packet)
    unsafe library.pointee.avcodec_free_context(&context)
  }

  /// The formats of TIFF files that hold luminance and colour differences.
  private static let colorDifferences = [
    AV_PIX_FMT_YUV410P, AV_PIX_FMT_YUV411P, AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUV422P,
    AV_PIX_FMT_YUV440P, AV_PIX_FMT_YUV444P,
  ].map(\.rawValue)

  /// The picture with four channels of eight bits.
  func samples() throws(PanelError) -> Samples {
    let scaling = try unsafe PictureLibraries.scaling(data)
    guard let frame = unsafe frame else { throw data.broken("it has no picture") }
    let width = unsafe Int(frame.pointee.width)
    let height = unsafe Int(frame.pointee.height)
    try data.checkExtents(width: width, height: height)
    let format = unsafe AVPixelFormat(rawValue: frame.pointee.format)
    guard
      let scaler = unsafe scaling.pointee.sws_getContext(
        Int32(width), Int32(height), format, Int32(width), Int32(height), AV_PIX_FMT_RGBA,
        crease_still_flags, nil, nil, nil)
    else { throw data.broken("its pixels are of a kind that can't be converted") }
    defer { unsafe scaling.pointee.sws_freeContext(scaler) }
    if Self.colorDifferences.contains(format.rawValue) {
      // Still pictures have the full range, as in JPEG.
      let matrix = unsafe scaling.pointee.sws_getCoefficients(SWS_CS_ITU601)
      _ = unsafe scaling.pointee.sws_setColorspaceDetails(
        scaler, matrix, 1, matrix, 1, 0, 1 << 16, 1 << 16)
    }
    let count = width * height * 4
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let planes = unsafe Self.planes(of: frame)
      var target: UnsafeMutablePointer<UInt8>? = buffer.baseAddress
      let rows = unsafe scaling.pointee.sws_scale(
        scaler, planes.pointers, planes.strides, 0, Int32(height), &target, [Int32(width * 4)])
      filled = rows == Int32(height) ? count : 0
    }
    guard bytes.count == count else { throw data.broken("its pixels can't be converted") }
    Self.fillLowBits(&bytes, bits: Self.bits(of: format))
    return Samples(
      width: width, height: height, layout: .rgba8, bytes: bytes, hasAlpha: true,
      profile: try unsafe profile(of: frame))
  }

  /// The bits of red, green and blue.
  private static func bits(of format: AVPixelFormat) -> [UInt8] {
    switch format {
    case AV_PIX_FMT_RGB565LE: [5, 6, 5]
    case AV_PIX_FMT_RGB555LE: [5, 5, 5]
    case AV_PIX_FMT_RGB444LE: [4, 4, 4]
    default: [8, 8, 8]
    }
  }

  /// Repeats the bits of colours of fewer than eight, which libswscale may leave at 0: white is to be
  /// white.
  private static func fillLowBits(_ bytes: inout [UInt8], bits: [UInt8]) {
    if bits[0] == 8 { return }
    for i in stride(from: 0, to: bytes.count, by: 4) {
      for c in 0..<3 { bytes[i + c] |= bytes[i + c] >> bits[c] }
    }
  }

  private func profile(of frame: UnsafeMutablePointer<AVFrame>) throws(PanelError) -> ColorProfile?
  {
    guard
      let side = unsafe library.pointee.av_frame_get_side_data(frame, AV_FRAME_DATA_ICC_PROFILE)
    else { return nil }
    let bytes = unsafe Array(
      UnsafeBufferPointer(start: side.pointee.data, count: side.pointee.size))
    let profile = try ColorProfile(bytes[...], of: data)
    return profile?.space == .rgb ? profile : nil
  }

  private static func planes(
    of frame: UnsafeMutablePointer<AVFrame>
  ) -> (pointers: [UnsafePointer<UInt8>?], strides: [Int32]) {
    let (data, lines) = unsafe (frame.pointee.data, frame.pointee.linesize)
    return unsafe (
      [UnsafePointer(data.0), UnsafePointer(data.1), UnsafePointer(data.2), UnsafePointer(data.3)],
      [lines.0, lines.1, lines.2, lines.3]
    )
  }
}
