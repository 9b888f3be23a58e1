internal import CreaseCAV

/// Compresses PNG pictures by FFmpeg's encoder, whose zlib makes smaller files in much more time.
///
/// Without a predictor, since flat colours and text pack better as they are: a list of cells at
/// 640 × 960 takes 5 ms and 54 KB at level 3, with FFmpeg's "sub" 70 KB, with "mixed" 26 ms and
/// 65 KB; level 6 takes 15 ms and 48 KB.
@safe final class FFmpegPNGPress: PNGPress {
  private let codec: VideoCodec
  private let pool: FramePool
  private let layout: PackedLayout
  private let av: AV.Coding
  /// The chunk that FFmpeg's encoder has no option for; empty if there is no comment.
  private let text: [UInt8]

  /// Opens the encoder.
  ///
  /// - Parameters:
  ///   - keepsAlpha: Whether to write RGBA with straight alpha, or RGB of opaque pictures.
  ///   - threads: How many pictures are compressed at once; the first comes out when so many went in.
  init(
    _ av: AV.Coding, _ settings: ExportSettings, keepsAlpha: Bool, threads: Int
  ) throws(AVFailure) {
    let layout = keepsAlpha ? PackedLayout.rgba : .rgb
    self.layout = layout
    unsafe self.av = unsafe av
    text = settings.comment.map { PNGText.chunk($0) } ?? []
    codec = try unsafe VideoCodec(av, name: "png", options: [("pred", "none")]) { context in
      unsafe context.width = Int32(truncatingIfNeeded: settings.width)
      unsafe context.height = Int32(truncatingIfNeeded: settings.height)
      unsafe context.pix_fmt = layout.format
      unsafe context.time_base = AVRational(num: 1, den: 1)
      // The encoder writes it whatever it is, and 0 to 1 if it isn't set.
      unsafe context.sample_aspect_ratio = AVRational(num: 1, den: 1)
      unsafe context.thread_count = Int32(truncatingIfNeeded: threads)
      unsafe context.thread_type = FF_THREAD_FRAME
      unsafe context.compression_level = settings.preset.zlibLevel
    }
    pool = unsafe FramePool(
      av, width: settings.width, height: settings.height, format: layout.format
    ) { frame in
      // What makes the encoder write that the colours are sRGB.
      unsafe frame.color_primaries = AVCOL_PRI_BT709
      unsafe frame.color_trc = AVCOL_TRC_IEC61966_2_1
    }
  }

  func push(_ pixels: UnsafeRawBufferPointer, number: Int) throws(ExportError) -> Bool {
    if layout == .rgb, unsafe !Pixels.areOpaque(pixels) { return false }
    do {
      let frame = try pool.next(time: Int64(number))
      unsafe frame.load(pixels, as: layout)
      try codec.send(frame)
    } catch {
      throw error.encoding(.png, "encoding frame \(number)")
    }
    return true
  }

  func end() throws(ExportError) {
    do { try codec.send(nil) } catch { throw error.encoding(.png, "ending the film") }
  }

  func pull(
    _ use: (Int, UnsafeRawBufferPointer) throws(ExportError) -> Void
  ) throws(ExportError) -> Bool {
    let packet: UnsafeMutablePointer<AVPacket>?
    do { unsafe packet = try codec.receive() } catch { throw error.encoding(.png, "encoding") }
    guard let packet = unsafe packet else { return false }
    do { try unsafe packet.insert(text, at: PNGText.place, av) } catch {
      throw error.encoding(.png, "encoding")
    }
    try unsafe use(Int(packet.pointee.pts), UnsafeRawBufferPointer(packet.bytes))
    return true
  }
}
