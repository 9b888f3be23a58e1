internal import CreaseCAV
internal import Glibc

/// One of FFmpeg's encoders, and the packet that its output comes in.
@safe final class VideoCodec {
  let context: UnsafeMutablePointer<AVCodecContext>
  private let packet: UnsafeMutablePointer<AVPacket>
  private let av: AV.Coding

  /// Opens an encoder.
  ///
  /// - Parameters:
  ///   - name: FFmpeg's name for it.
  ///   - options: Its own options, by name, or else those that all encoders have.
  ///   - configure: Sets the fields that all encoders have.
  init(
    _ av: AV.Coding, name: String, options: [(String, String)] = [],
    configure: (inout AVCodecContext) -> Void
  ) throws(AVFailure) {
    unsafe self.av = av
    guard let codec = unsafe av.pointee.avcodec_find_encoder_by_name(name) else {
      throw AVFailure(missing: name)
    }
    unsafe context = try av.require { unsafe $0.avcodec_alloc_context3(codec) }
    do {
      unsafe packet = try av.require { unsafe $0.av_packet_alloc() }
    } catch {
      var owned: UnsafeMutablePointer<AVCodecContext>? = unsafe context
      unsafe av.pointee.avcodec_free_context(&owned)
      throw error
    }
    unsafe configure(&context.pointee)
    for (key, value) in options {
      try unsafe av.check {
        unsafe $0.av_opt_set(context, key, value, AV_OPT_SEARCH_CHILDREN)
      }
    }
    try unsafe av.check { unsafe $0.avcodec_open2(context, codec, nil) }
  }

  deinit {
    var ownedPacket: UnsafeMutablePointer<AVPacket>? = unsafe packet
    unsafe av.pointee.av_packet_free(&ownedPacket)
    var ownedContext: UnsafeMutablePointer<AVCodecContext>? = unsafe context
    unsafe av.pointee.avcodec_free_context(&ownedContext)
  }

  /// The number of threads for formats whose bytes do not depend on it.
  static let allCores = Int32(
    truncatingIfNeeded: min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 16))

  /// Gives the encoder a frame, or nil at the end of the film.
  func send(_ frame: VideoFrame?) throws(AVFailure) {
    try unsafe av.check { unsafe $0.avcodec_send_frame(context, frame?.pointer) }
  }

  /// The next packet that is ready, valid until the next call; nil if there is none yet.
  func receive() throws(AVFailure) -> UnsafeMutablePointer<AVPacket>? {
    crease_av_forget_log()
    let code = unsafe av.pointee.avcodec_receive_packet(context, packet)
    if code == crease_av_again || code == crease_av_end_of_file { return nil }
    if code < 0 { throw unsafe AVFailure(code: code, av) }
    return unsafe packet
  }
}
