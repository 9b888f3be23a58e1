internal import CreaseCAV

/// A file format with one video stream in it, written by FFmpeg.
@safe final class Container {
  /// The place's name in messages.
  let name: String
  private let context: UnsafeMutablePointer<AVFormatContext>
  private let av: AV.Coding
  private let muxing: AV.Muxing

  /// Opens a place to write to.
  ///
  /// - Parameters:
  ///   - format: FFmpeg's name of the file format.
  ///   - url: The place, in FFmpeg's notation: "file:…" or "pipe:…".
  ///   - name: The place's name in messages.
  /// - Throws: `ExportError.encodingFailed` or `.cannotCreate`.
  init(
    _ av: AV.Coding, format: String, url: String, name: String
  ) throws(ExportError) {
    unsafe self.av = av
    let muxing = try unsafe AV.muxing()
    unsafe self.muxing = unsafe muxing
    self.name = name
    var allocated: UnsafeMutablePointer<AVFormatContext>?
    let code = unsafe muxing.pointee.avformat_alloc_output_context2(&allocated, nil, format, url)
    guard code >= 0, let context = unsafe allocated else {
      throw .encodingFailed(
        format: format, stage: "making the container",
        reason: unsafe AVFailure(code: code, av).reason)
    }
    unsafe self.context = unsafe context
    // Neither a date nor a version: the same film makes the same bytes.
    unsafe context.pointee.flags |= AVFMT_FLAG_BITEXACT
    do {
      try unsafe av.check { _ in
        unsafe muxing.pointee.avio_open(&context.pointee.pb, url, AVIO_FLAG_WRITE)
      }
    } catch {
      unsafe muxing.pointee.avformat_free_context(context)
      throw .cannotCreate(path: name, reason: error.reason)
    }
  }

  deinit {
    _ = unsafe muxing.pointee.avio_closep(&context.pointee.pb)
    unsafe muxing.pointee.avformat_free_context(context)
  }

  /// Adds the stream, and writes what comes before the first frame.
  func start(
    _ codec: VideoCodec, options: [(String, String)], comment: String?,
    streamTags: [(String, String)] = []
  ) throws(AVFailure) {
    let stream = try unsafe av.require { _ in
      unsafe muxing.pointee.avformat_new_stream(context, nil)
    }
    try unsafe av.check {
      unsafe $0.avcodec_parameters_from_context(stream.pointee.codecpar, codec.context)
    }
    unsafe stream.pointee.time_base = codec.context.pointee.time_base
    unsafe stream.pointee.avg_frame_rate = codec.context.pointee.framerate
    try unsafe start(stream, options: options, comment: comment, streamTags: streamTags)
  }

  /// Adds a stream like another film's, and writes what comes before the first frame.
  func start(copying film: FilmReader, options: [(String, String)]) throws(AVFailure) {
    let stream = try unsafe av.require { _ in
      unsafe muxing.pointee.avformat_new_stream(context, nil)
    }
    try unsafe av.check {
      unsafe $0.avcodec_parameters_copy(stream.pointee.codecpar, film.stream.pointee.codecpar)
    }
    unsafe stream.pointee.time_base = film.step
    unsafe stream.pointee.avg_frame_rate = AVRational(num: film.step.den, den: film.step.num)
    // Pixels are square, which a file read back does not always repeat.
    unsafe stream.pointee.codecpar.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    try unsafe start(stream, options: options, comment: film.comment, streamTags: [])
  }

  private func start(
    _ stream: UnsafeMutablePointer<AVStream>, options: [(String, String)], comment: String?,
    streamTags: [(String, String)]
  ) throws(AVFailure) {
    if let comment {
      try unsafe av.check {
        unsafe $0.av_dict_set(&context.pointee.metadata, "comment", comment, 0)
      }
    }
    for (key, value) in streamTags {
      try unsafe av.check { unsafe $0.av_dict_set(&stream.pointee.metadata, key, value, 0) }
    }
    for (key, value) in options { try set(key, value) }
    try unsafe av.check { _ in unsafe muxing.pointee.avformat_write_header(context, nil) }
  }

  /// Sets an option of the file format.
  func set(_ option: String, _ value: String) throws(AVFailure) {
    try unsafe av.check { unsafe $0.av_opt_set(context.pointee.priv_data, option, value, 0) }
  }

  /// Writes a packet whose times count in steps of a number of seconds.
  func write(
    _ packet: UnsafeMutablePointer<AVPacket>, step: AVRational
  ) throws(AVFailure) {
    guard let stream = unsafe context.pointee.streams?[0] else { return }
    unsafe av.pointee.av_packet_rescale_ts(
      packet, step, stream.pointee.time_base)
    unsafe packet.pointee.stream_index = 0
    try unsafe av.check { _ in unsafe muxing.pointee.av_interleaved_write_frame(context, packet) }
  }

  /// Writes what comes after the last frame.
  func finish() throws(AVFailure) {
    try unsafe av.check { _ in unsafe muxing.pointee.av_write_trailer(context) }
    try unsafe av.check { _ in unsafe muxing.pointee.avio_closep(&context.pointee.pb) }
  }
}
