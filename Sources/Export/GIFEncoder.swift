internal import CreaseCAV

extension OutputFormat {
  /// GIF: 256 colours, transparent or not, at most 50 frames a second; plays in every browser.
  public static let gif = OutputFormat(
    name: "GIF", word: "gif", extensions: ["gif"], kind: .film, streams: true, keepsAlpha: true,
    defaultQuality: 100, largestExtent: 65535, loops: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try GIFEncoder(destination, settings)
    })
}

/// Writes a GIF with one palette for the whole film, made in a first pass.
@safe final class GIFEncoder: FrameEncoder {
  private let settings: ExportSettings
  private let timing: GIFTiming
  private let palette: GIFPalette
  private let painter: GIFPainter
  private let picture: VideoFrame
  private let codec: VideoCodec
  private let container: Container
  private let file: AtomicFile?
  private let av: AV.Coding
  private var flattener: Flattener
  /// The comment, as long as it waits for the first packet.
  private var comment: String?
  private var isPainting = false
  private var hasPartialAlpha = false

  init(_ destination: Destination, _ settings: ExportSettings) throws(ExportError) {
    self.settings = settings
    comment = settings.comment
    flattener = Flattener(settings, reason: "the film was said to be opaque")
    timing = GIFTiming(
      numerator: settings.frameRateNumerator, denominator: settings.frameRateDenominator)
    guard timing.longestShown <= GIFTiming.longestDelay else {
      throw .badSetting(
        name: "time of a frame in hundredths of a second", value: timing.longestShown,
        allowed: GIFTiming.shortestDelay...GIFTiming.longestDelay, format: OutputFormat.gif.name)
    }
    let av = try unsafe AV.coding()
    unsafe self.av = unsafe av
    let filtering = try unsafe AV.filtering()
    let (width, height) = (settings.width, settings.height)
    do {
      palette = try unsafe GIFPalette(
        av, filtering, width: width, height: height, colors: max(4, 256 * settings.gifQuality / 100)
      )
      painter = try unsafe GIFPainter(av, filtering, width: width, height: height)
      picture = try unsafe VideoFrame(av, width: width, height: height, format: AV_PIX_FMT_BGRA)
      codec = try unsafe VideoCodec(av, name: "gif") { context in
        unsafe context.width = Int32(truncatingIfNeeded: width)
        unsafe context.height = Int32(truncatingIfNeeded: height)
        unsafe context.pix_fmt = AV_PIX_FMT_PAL8
        unsafe context.time_base = AVRational(num: 1, den: 100)
      }
    } catch {
      throw error.encoding(.gif, "opening the encoder")
    }
    let url: String
    switch destination {
    case .file(let path):
      let file = try AtomicFile(path: path)
      self.file = file
      url = "file:" + file.writingPath
    case .descriptor(let number):
      try Descriptor.check(number)
      file = nil
      url = "pipe:\(number)"
    case .sequence:
      throw .unsuited(
        format: OutputFormat.gif.name, destination: destination.description,
        reason: "one file holds the whole film")
    }
    container = try unsafe Container(
      av, format: "gif", url: url, name: destination.description)
    let loop = settings.plays == 0 ? 0 : settings.plays == 1 ? -1 : settings.plays - 1
    do {
      try container.start(codec, options: [("loop", "\(loop)")], comment: nil)
    } catch {
      throw error.writing(container.name)
    }
  }

  var needsSurvey: Bool { true }

  var notes: [String] {
    var notes = flattener.notes
    if timing.stride > 1 {
      notes.append(
        "GIF shows at most 50 frames a second: one in \(timing.stride) was kept, at the same speed")
    }
    if hasPartialAlpha {
      notes.append(
        "GIF pixels are opaque or clear: those at least half opaque were made fully opaque")
    }
    return notes
  }

  var stride: Int { timing.stride }

  func survey(_ pixels: Span<UInt8>, frame: Int) throws(ExportError) {
    do {
      try load(pixels, time: Int64(timing.time(ofFrame: frame)))
      try palette.add(picture, height: settings.height)
    } catch {
      throw error.encoding(.gif, "collecting the colours of frame \(frame)")
    }
  }

  func append(_ pixels: Span<UInt8>, frame: Int) throws(ExportError) {
    do {
      if !isPainting {
        isPainting = true
        let colors = try palette.make()
        try painter.start(
          with: colors, isExact: palette.isExact, diffuses: settings.gifQuality >= 50)
      }
      try load(pixels, time: Int64(timing.time(ofFrame: frame)))
      try painter.push(picture)
    } catch {
      throw error.encoding(.gif, "encoding frame \(frame)")
    }
    try writePainted()
  }

  func finish(frameCount: Int) throws(ExportError) {
    do { try painter.push(nil) } catch { throw error.encoding(.gif, "ending the film") }
    try writePainted()
    do {
      try codec.send(nil)
      try container.set("final_delay", "\(timing.lastDelay(frameCount: frameCount))")
    } catch {
      throw error.encoding(.gif, "ending the film")
    }
    try writePackets()
    do { try container.finish() } catch { throw error.writing(container.name) }
    try file?.commit()
  }

  func cancel() { file?.discard() }

  /// Copies a frame to where filters read it.
  private func load(_ pixels: Span<UInt8>, time: Int64) throws(AVFailure) {
    try picture.prepare(time: time)
    unsafe pixels.withUnsafeBytes { bytes in
      let source = unsafe settings.isOpaque ? flattener.opaque(bytes) : bytes
      let rowBytes = settings.width * 4
      for y in 0..<settings.height {
        let row = unsafe UnsafeRawBufferPointer(
          rebasing: source[y * rowBytes..<(y + 1) * rowBytes])
        let isPartial = unsafe Pixels.threshold(row, into: picture.row(y, byteCount: rowBytes))
        if isPartial { hasPartialAlpha = true }
      }
    }
  }

  private func writePainted() throws(ExportError) {
    while true {
      do {
        guard let painted = try painter.pull() else { return }
        defer { painted.release() }
        try codec.send(painted)
      } catch {
        throw error.encoding(.gif, "encoding")
      }
      try writePackets()
    }
  }

  private func writePackets() throws(ExportError) {
    while true {
      let packet: UnsafeMutablePointer<AVPacket>?
      do { unsafe packet = try codec.receive() } catch { throw error.encoding(.gif, "encoding") }
      guard let packet = unsafe packet else { return }
      do {
        if let comment, let place = unsafe GIFText.place(in: packet.bytes) {
          try unsafe packet.insert(GIFText.block(comment), at: place, av)
        }
        comment = nil
      } catch { throw error.encoding(.gif, "encoding") }
      do { try unsafe container.write(packet, step: codec.context.pointee.time_base) } catch {
        throw error.writing(container.name)
      }
    }
  }
}

extension ExportSettings {
  /// The quality, or the format's own.
  fileprivate var gifQuality: Int { quality ?? OutputFormat.gif.defaultQuality ?? 100 }
}
