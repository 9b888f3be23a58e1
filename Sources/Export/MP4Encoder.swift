internal import CreaseCAV

extension OutputFormat {
  /// MP4: H.264 with BT.709 colours, which plays everywhere.
  public static let mp4 = OutputFormat(
    name: "MP4", word: "mp4", extensions: ["mp4", "m4v"], kind: .film, streams: false,
    keepsAlpha: false, defaultQuality: 75, largestExtent: 16384,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try MP4Encoder(destination, settings)
    })
}

/// Writes H.264 in MP4, its index at the front so that it plays while it loads.
final class MP4Encoder: FrameEncoder {
  /// Fixed, since x264's output depends on it: the same film makes the same bytes on any machine.
  private static let threads: Int32 = 8

  private let converter: ColorConverter
  private let codec: VideoCodec
  private let frame: VideoFrame
  private let container: Container
  private let file: AtomicFile
  private let padding: [String]
  private var flattener: Flattener

  init(_ destination: Destination, _ settings: ExportSettings) throws(ExportError) {
    guard case .file(let path) = destination else {
      throw .unsuited(
        format: OutputFormat.mp4.name, destination: destination.description,
        reason: "it can't be written to a pipe; name a file")
    }
    try Self.checkFrameTime(settings)
    flattener = Flattener(settings, reason: "MP4 has no transparency")
    padding = Self.padding(of: settings)
    let av = try unsafe AV.coding()
    let scaling = try unsafe AV.scaling()
    do {
      converter = try unsafe ColorConverter(
        av, scaling, width: settings.width, height: settings.height)
      let (width, height) = (converter.paddedWidth, converter.paddedHeight)
      codec = try unsafe Self.codec(av, settings, width: width, height: height)
      frame = try unsafe VideoFrame(
        av, width: width, height: height, format: AV_PIX_FMT_YUV420P)
    } catch {
      throw error.encoding(.mp4, "opening the H.264 encoder")
    }
    file = try AtomicFile(path: path)
    guard !file.isDirect else {
      throw .unsuited(
        format: OutputFormat.mp4.name, destination: path,
        reason: "its index is written last but stands first; name a regular file")
    }
    container = try unsafe Container(
      av, format: "mp4", url: "file:" + file.writingPath, name: path)
    do {
      try container.start(
        codec, options: [("movflags", "+faststart")], comment: settings.comment)
    } catch {
      throw error.writing(path)
    }
  }

  var notes: [String] { padding + flattener.notes }

  func append(_ pixels: Span<UInt8>, frame number: Int) throws(ExportError) {
    do {
      try frame.prepare(time: Int64(number))
      unsafe pixels.withUnsafeBytes { bytes in
        unsafe converter.convert(flattener.opaque(bytes), into: frame)
      }
      try codec.send(frame)
    } catch {
      throw error.encoding(.mp4, "encoding frame \(number)")
    }
    try writePackets()
  }

  func finish(frameCount: Int) throws(ExportError) {
    do { try codec.send(nil) } catch { throw error.encoding(.mp4, "ending the film") }
    try writePackets()
    do { try container.finish() } catch { throw error.writing(container.name) }
    try file.commit()
  }

  func cancel() { file.discard() }

  private func writePackets() throws(ExportError) {
    while true {
      let packet: UnsafeMutablePointer<AVPacket>?
      do { unsafe packet = try codec.receive() } catch { throw error.encoding(.mp4, "encoding") }
      guard let packet = unsafe packet else { return }
      unsafe packet.pointee.duration = 1
      do { try unsafe container.write(packet, of: codec) } catch {
        throw error.writing(container.name)
      }
    }
  }

  /// One note if a column or a row is added.
  private static func padding(of settings: ExportSettings) -> [String] {
    let added =
      (settings.width % 2 == 1 ? ["column"] : []) + (settings.height % 2 == 1 ? ["row"] : [])
    if added.isEmpty { return [] }
    return [
      "MP4 needs an even width and height: one \(added.joined(separator: " and one ")) of the"
        + " edge's pixels was added to \(settings.width) × \(settings.height)"
    ]
  }

  /// Refuses frame rates that FFmpeg's MP4 can't express: its clock is the rate's numerator, doubled
  /// up to 10000 steps a second, and counts in 32 bits.
  private static func checkFrameTime(_ settings: ExportSettings) throws(ExportError) {
    var factor = 1
    while settings.frameRateNumerator * factor < 10_000 { factor *= 2 }
    let steps = settings.frameRateDenominator * factor
    let allowed = 1...10_000_000
    guard allowed.contains(steps) else {
      throw .badSetting(
        name: "time of a frame in steps of the file's clock", value: steps, allowed: allowed,
        format: OutputFormat.mp4.name)
    }
  }

  private static func codec(
    _ av: AV.Coding, _ settings: ExportSettings, width: Int, height: Int
  ) throws(AVFailure) -> VideoCodec {
    let quality = settings.quality ?? OutputFormat.mp4.defaultQuality ?? 75
    let factor = "\(Double(480 - 4 * quality) / 10)"
    let rate = AVRational(
      num: Int32(truncatingIfNeeded: settings.frameRateNumerator),
      den: Int32(truncatingIfNeeded: settings.frameRateDenominator))
    return try unsafe VideoCodec(
      av, name: "libx264", options: [("preset", "medium"), ("crf", factor)]
    ) { context in
      unsafe context.width = Int32(truncatingIfNeeded: width)
      unsafe context.height = Int32(truncatingIfNeeded: height)
      unsafe context.time_base = AVRational(num: rate.den, den: rate.num)
      unsafe context.framerate = rate
      unsafe context.pix_fmt = AV_PIX_FMT_YUV420P
      unsafe context.color_range = AVCOL_RANGE_MPEG
      unsafe context.colorspace = AVCOL_SPC_BT709
      unsafe context.color_primaries = AVCOL_PRI_BT709
      unsafe context.color_trc = AVCOL_TRC_BT709
      unsafe context.chroma_sample_location = AVCHROMA_LOC_LEFT
      unsafe context.sample_aspect_ratio = AVRational(num: 1, den: 1)
      unsafe context.thread_count = threads
      unsafe context.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
    }
  }
}
