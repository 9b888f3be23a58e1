internal import CreaseCAV

/// Hands out the packets of a film's only stream.
@safe final class FilmReader {
  private let path: String
  private let av: AV.Coding
  private let decoding: AV.Decoding
  private var context: UnsafeMutablePointer<AVFormatContext>?
  private let packet: UnsafeMutablePointer<AVPacket>
  /// The film's stream, which the reader owns.
  let stream: UnsafeMutablePointer<AVStream>

  /// Opens a file.
  ///
  /// - Throws: `ExportError.badPart` if it is no film with one stream of a known frame rate.
  init(_ path: String, _ av: AV.Coding, _ decoding: AV.Decoding) throws(ExportError) {
    self.path = path
    unsafe self.av = unsafe av
    unsafe self.decoding = unsafe decoding
    var opened: UnsafeMutablePointer<AVFormatContext>?
    do throws(AVFailure) {
      unsafe packet = try av.require { unsafe $0.av_packet_alloc() }
      try unsafe av.check { _ in
        unsafe decoding.pointee.avformat_open_input(&opened, "file:" + path, nil, nil)
      }
      try unsafe av.check { _ in unsafe decoding.pointee.avformat_find_stream_info(opened, nil) }
    } catch {
      unsafe decoding.pointee.avformat_close_input(&opened)
      throw .badPart(path: path, reason: error.reason)
    }
    guard let context = unsafe opened, unsafe context.pointee.nb_streams == 1,
      let stream = unsafe context.pointee.streams?[0],
      unsafe stream.pointee.r_frame_rate.num > 0, unsafe stream.pointee.r_frame_rate.den > 0
    else {
      unsafe decoding.pointee.avformat_close_input(&opened)
      throw .badPart(path: path, reason: "it is no film with one stream of a steady frame rate")
    }
    unsafe self.context = unsafe context
    unsafe self.stream = unsafe stream
  }

  deinit {
    var owned: UnsafeMutablePointer<AVPacket>? = unsafe packet
    unsafe av.pointee.av_packet_free(&owned)
    unsafe decoding.pointee.avformat_close_input(&context)
  }

  /// The time of a frame in seconds.
  var step: AVRational {
    let rate = unsafe stream.pointee.r_frame_rate
    return AVRational(num: rate.den, den: rate.num)
  }

  /// The text that came with the film.
  var comment: String? {
    let entry = unsafe av.pointee.av_dict_get(
      context?.pointee.metadata, "comment", nil, 0)
    return unsafe entry?.pointee.value.map { unsafe String(cString: $0) }
  }

  /// Whether packets of both can follow each other in one file.
  func matches(_ other: FilmReader) -> Bool {
    guard let a = unsafe stream.pointee.codecpar, let b = unsafe other.stream.pointee.codecpar
    else { return false }
    let size = unsafe Int(a.pointee.extradata_size)
    let mine = unsafe UnsafeRawBufferPointer(start: a.pointee.extradata, count: size)
    let theirs = unsafe UnsafeRawBufferPointer(
      start: b.pointee.extradata, count: Int(b.pointee.extradata_size))
    return unsafe a.pointee.codec_id == b.pointee.codec_id && a.pointee.width == b.pointee.width
      && a.pointee.height == b.pointee.height && a.pointee.format == b.pointee.format
      && step.num == other.step.num && step.den == other.step.den
      && mine.elementsEqual(theirs)
  }

  /// The next packet, valid until the next call; nil at the end.
  func next() throws(ExportError) -> UnsafeMutablePointer<AVPacket>? {
    unsafe av.pointee.av_packet_unref(packet)
    crease_av_forget_log()
    let code = unsafe decoding.pointee.av_read_frame(context, packet)
    if code == crease_av_end_of_file { return nil }
    if code < 0 {
      throw .badPart(path: path, reason: unsafe AVFailure(code: code, av).reason)
    }
    return unsafe packet
  }
}
