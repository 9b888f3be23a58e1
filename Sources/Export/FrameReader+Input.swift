internal import CreaseCAV

/// A file that is read packet by packet, of its best video stream only.
@safe final class FrameInput {
  private let context: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>
  /// Bytes that were opened apart from the file's name.
  private var bytes: UnsafeMutablePointer<AVIOContext>?
  private let av: AV.Coding
  private let decoding: AV.Decoding
  /// Where the last packet ended, for formats that keep nothing behind it.
  private var end: Int64 = 0

  init(
    _ source: FrameSource, _ av: AV.Coding, _ decoding: AV.Decoding
  ) throws(FrameReaderError) {
    unsafe self.av = av
    unsafe self.decoding = unsafe decoding
    var context: UnsafeMutablePointer<AVFormatContext>?
    var bytes: UnsafeMutablePointer<AVIOContext>?
    do throws(AVFailure) {
      unsafe context = try av.require { _ in unsafe decoding.pointee.avformat_alloc_context() }
      if source.hasMisleadingName {
        try unsafe av.check { _ in
          unsafe decoding.pointee.avio_open(&bytes, source.url, AVIO_FLAG_READ)
        }
        unsafe context?.pointee.pb = unsafe bytes
      }
      try unsafe Self.open(
        &context, url: source.hasMisleadingName ? "" : source.url, av, decoding)
      guard let opened = unsafe context else { throw AVFailure(missing: "the file's format") }
      try unsafe Self.probe(opened, av, decoding)
      let best = try unsafe av.check { _ in
        unsafe decoding.pointee.av_find_best_stream(opened, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
      }
      guard let stream = unsafe opened.pointee.streams[Int(best)] else {
        throw AVFailure(missing: "a video stream")
      }
      unsafe self.context = unsafe opened
      unsafe self.stream = unsafe stream
      unsafe self.bytes = unsafe bytes
    } catch {
      unsafe decoding.pointee.avformat_close_input(&context)
      _ = unsafe decoding.pointee.avio_closep(&bytes)
      throw .notDecodable(path: source.path, reason: error.reason)
    }
    try checkSize(source.path)
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = unsafe context
    unsafe decoding.pointee.avformat_close_input(&context)
    _ = unsafe decoding.pointee.avio_closep(&bytes)
  }

  /// The kind and size of the stream.
  var parameters: UnsafeMutablePointer<AVCodecParameters> { unsafe stream.pointee.codecpar }

  /// Whether the stream carries its alpha apart from the colours, as WebM does.
  var hasAlphaTrack: Bool {
    let entry = unsafe decoding.pointee.av_dict_get(stream.pointee.metadata, "alpha_mode", nil, 0)
    return unsafe entry.map { unsafe String(cString: $0.pointee.value) == "1" } ?? false
  }

  private static func open(
    _ context: inout UnsafeMutablePointer<AVFormatContext>?, url: String, _ av: AV.Coding,
    _ decoding: AV.Decoding
  ) throws(AVFailure) {
    var options: OpaquePointer?
    defer { unsafe decoding.pointee.av_dict_free(&options) }
    // A playlist must not reach beyond the disk.
    try unsafe av.check { _ in
      unsafe decoding.pointee.av_dict_set(&options, "protocol_whitelist", "file", 0)
    }
    try unsafe av.check { _ in
      unsafe decoding.pointee.avformat_open_input(&context, url, nil, &options)
    }
  }

  /// Looks into the streams as far as it takes to know them; that decodes a picture, which must not
  /// be larger than any other.
  private static func probe(
    _ context: UnsafeMutablePointer<AVFormatContext>, _ av: AV.Coding, _ decoding: AV.Decoding
  ) throws(AVFailure) {
    let count = Int(unsafe context.pointee.nb_streams)
    var options = unsafe [OpaquePointer?](repeating: nil, count: count)
    defer {
      for i in 0..<count { unsafe decoding.pointee.av_dict_free(&options[i]) }
    }
    for i in 0..<count {
      for (name, value) in [("max_pixels", "\(FrameReader.pixelLimit)"), ("threads", "1")] {
        try unsafe av.check { _ in
          unsafe decoding.pointee.av_dict_set(&options[i], name, value, 0)
        }
      }
    }
    try unsafe av.check { _ in
      unsafe decoding.pointee.avformat_find_stream_info(context, &options)
    }
  }

  private func checkSize(_ path: String) throws(FrameReaderError) {
    let width = Int(unsafe parameters.pointee.width)
    let height = Int(unsafe parameters.pointee.height)
    if width > 0, height > 0, width * height > FrameReader.pixelLimit {
      throw .tooLarge(
        path: path, width: width, height: height, limit: FrameReader.pixelLimit)
    }
  }

  /// Reads the stream's next packet; false at the end of the file.
  ///
  /// - Throws: `AVFailure` if the file is damaged or ends too early.
  func read(_ packet: UnsafeMutablePointer<AVPacket>) throws(AVFailure) -> Bool {
    while true {
      crease_av_forget_log()
      let code = unsafe decoding.pointee.av_read_frame(context, packet)
      if code == crease_av_end_of_file {
        // Many formats tell of a file that ends too early in words only.
        let isQuiet = unsafe crease_av_log()[0] == 0
        if !isQuiet { throw unsafe AVFailure(code: code, av) }
        if isCutOff { throw AVFailure(reason: "the file ends before its last frame") }
        return false
      }
      if code < 0 { throw unsafe AVFailure(code: code, av) }
      guard unsafe packet.pointee.stream_index == stream.pointee.index else {
        unsafe av.pointee.av_packet_unref(packet)
        continue
      }
      if unsafe packet.pointee.flags & AV_PKT_FLAG_CORRUPT != 0 {
        unsafe av.pointee.av_packet_unref(packet)
        throw AVFailure(reason: "the file ends within it")
      }
      end = position
      return true
    }
  }

  /// Whether the file is shorter than it says, in an index or by its format.
  private var isCutOff: Bool {
    guard let pb = unsafe context.pointee.pb else { return false }
    let bytes = unsafe FrameBytes(pb, decoding)
    let count = unsafe decoding.pointee.avformat_index_get_entries_count(stream)
    if count > 0, let last = unsafe decoding.pointee.avformat_index_get_entry(stream, count - 1),
      unsafe last.pointee.pos + Int64(last.pointee.size) > bytes.size
    {
      return bytes.size > 0
    }
    let format = unsafe String(cString: context.pointee.iformat.pointee.name)
    return bytes.isCutOff(format: format, lastPacketEnd: end)
  }

  private var position: Int64 {
    guard let pb = unsafe context.pointee.pb else { return 0 }
    return unsafe decoding.pointee.avio_seek(pb, 0, 1)
  }
}

extension AVFailure {
  /// Describes what the libraries let pass.
  fileprivate init(reason: String) {
    code = crease_av_end_of_file
    self.reason = reason
  }
}
