internal import CreaseCAV

/// A file that is read and the decoder of its best video stream.
@safe final class FrameDecoder {
  private let path: String
  private let input: FrameInput
  private let codec: UnsafeMutablePointer<AVCodecContext>
  private let packet: UnsafeMutablePointer<AVPacket>
  private let frame: VideoFrame
  private let av: AV.Coding
  private let decoding: AV.Decoding
  private var isDrained = false

  init(
    _ source: FrameSource, _ av: AV.Coding, _ decoding: AV.Decoding
  ) throws(FrameReaderError) {
    path = source.path
    unsafe self.av = av
    unsafe self.decoding = unsafe decoding
    input = try unsafe FrameInput(source, av, decoding)
    do throws(AVFailure) {
      frame = try unsafe VideoFrame(av)
      let packet = try unsafe av.require { unsafe $0.av_packet_alloc() }
      do throws(AVFailure) {
        unsafe codec = try Self.open(input, av, decoding)
      } catch {
        var owned: UnsafeMutablePointer<AVPacket>? = unsafe packet
        unsafe av.pointee.av_packet_free(&owned)
        throw error
      }
      unsafe self.packet = unsafe packet
    } catch { throw .notDecodable(path: source.path, reason: error.reason) }
  }

  deinit {
    var packet: UnsafeMutablePointer<AVPacket>? = unsafe packet
    unsafe av.pointee.av_packet_free(&packet)
    var codec: UnsafeMutablePointer<AVCodecContext>? = unsafe codec
    unsafe av.pointee.avcodec_free_context(&codec)
  }

  /// Opens the stream's decoder, which takes damage for an error instead of hiding it.
  private static func open(
    _ input: FrameInput, _ av: AV.Coding, _ decoding: AV.Decoding
  ) throws(AVFailure) -> UnsafeMutablePointer<AVCodecContext> {
    guard let decoder = unsafe decoder(of: input, decoding) else {
      throw AVFailure(missing: "the decoder of the file's video")
    }
    let codec = try unsafe av.require { _ in
      unsafe decoding.pointee.avcodec_alloc_context3(decoder)
    }
    do throws(AVFailure) {
      try unsafe av.check { _ in
        unsafe decoding.pointee.avcodec_parameters_to_context(codec, input.parameters)
      }
      unsafe codec.pointee.max_pixels = Int64(FrameReader.pixelLimit)
      unsafe codec.pointee.thread_count = 1
      // The decoder of TIFF would take every tag that it does not know for damage.
      if unsafe codec.pointee.codec_id != AV_CODEC_ID_TIFF {
        unsafe codec.pointee.err_recognition =
          AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER | AV_EF_EXPLODE
      }
      try unsafe av.check { _ in unsafe decoding.pointee.avcodec_open2(codec, decoder, nil) }
      return unsafe codec
    } catch {
      var owned: UnsafeMutablePointer<AVCodecContext>? = unsafe codec
      unsafe av.pointee.avcodec_free_context(&owned)
      throw error
    }
  }

  /// The decoder of the stream. FFmpeg's own for VP8 and VP9 leave the alpha out.
  private static func decoder(
    of input: FrameInput, _ decoding: AV.Decoding
  ) -> UnsafePointer<AVCodec>? {
    let id = unsafe input.parameters.pointee.codec_id
    let withAlpha = id == AV_CODEC_ID_VP9 ? "libvpx-vp9" : id == AV_CODEC_ID_VP8 ? "libvpx" : nil
    if input.hasAlphaTrack, let withAlpha,
      let decoder = unsafe decoding.pointee.avcodec_find_decoder_by_name(withAlpha)
    {
      return unsafe decoder
    }
    return unsafe decoding.pointee.avcodec_find_decoder(id)
  }

  /// The next frame, to be released when it is used, or nil after the last one.
  ///
  /// - Parameter number: The frame's number for messages, from 0.
  func next(number: Int) throws(FrameReaderError) -> VideoFrame? {
    while true {
      let code = step { unsafe decoding.pointee.avcodec_receive_frame(codec, frame.pointer) }
      if code >= 0 {
        try check(number)
        return frame
      }
      if code == crease_av_end_of_file {
        guard number > 0 else {
          throw .notDecodable(path: path, reason: "there is no picture in it")
        }
        return nil
      }
      guard code == crease_av_again, !isDrained else { throw failure(code, number) }
      try feed(number)
    }
  }

  /// Gives the decoder the next packet, or the end.
  private func feed(_ number: Int) throws(FrameReaderError) {
    let hasPacket: Bool
    do throws(AVFailure) { hasPacket = try unsafe input.read(packet) } catch {
      throw .broken(path: path, frame: number, reason: error.reason)
    }
    isDrained = !hasPacket
    let code = step {
      unsafe decoding.pointee.avcodec_send_packet(codec, hasPacket ? packet : nil)
    }
    unsafe av.pointee.av_packet_unref(packet)
    if code < 0, code != crease_av_end_of_file { throw failure(code, number) }
  }

  private func check(_ number: Int) throws(FrameReaderError) {
    let width = Int(unsafe frame.pointer.pointee.width)
    let height = Int(unsafe frame.pointer.pointee.height)
    guard width >= 1, height >= 1 else {
      throw .broken(path: path, frame: number, reason: "it has no size")
    }
    guard width * height <= FrameReader.pixelLimit else {
      throw .tooLarge(
        path: path, width: width, height: height, limit: FrameReader.pixelLimit)
    }
    let isDamaged = unsafe frame.pointer.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0
    if unsafe isDamaged || frame.pointer.pointee.decode_error_flags != 0 {
      throw .broken(path: path, frame: number, reason: "its data are damaged")
    }
  }

  private func failure(_ code: Int32, _ number: Int) -> FrameReaderError {
    let width = Int(unsafe codec.pointee.width)
    let height = Int(unsafe codec.pointee.height)
    if width * height > FrameReader.pixelLimit {
      return .tooLarge(path: path, width: width, height: height, limit: FrameReader.pixelLimit)
    }
    let reason = unsafe AVFailure(code: code, av).reason
    return number == 0
      ? .notDecodable(path: path, reason: reason)
      : .broken(path: path, frame: number, reason: reason)
  }

  private func step(_ body: () -> Int32) -> Int32 {
    crease_av_forget_log()
    return body()
  }
}
