internal import CreaseCAV
internal import CreasePixmaps

/// Writes a film by a recipe.
@safe final class FilmEncoder: PlanarEncoder {
  private let format: OutputFormat
  private let recipe: FilmRecipe
  private let converter: ColorConverter?
  private let quarters: QuarterPlanes?
  private let pool: FramePool
  private let codec: VideoCodec
  private let container: Container
  private let file: AtomicFile?
  private let padding: [String]
  private let av: AV.Coding
  private var flattener: Flattener
  /// The comment, as long as it waits for the first packet.
  private var comment: String?

  init(
    _ format: OutputFormat, _ destination: Destination, _ settings: ExportSettings,
    _ recipe: FilmRecipe
  ) throws(ExportError) {
    self.format = format
    self.recipe = recipe
    flattener = Flattener(settings, reason: recipe.flatteningReason)
    comment = settings.comment
    let av = try unsafe AV.coding()
    unsafe self.av = unsafe av
    let width = recipe.picture.padded(settings.width)
    let height = recipe.picture.padded(settings.height)
    padding = Self.padding(of: settings, for: format, isPadded: (width, height))
    quarters =
      recipe.picture.isQuartered
      ? QuarterPlanes(width: settings.width, height: settings.height) : nil
    let scaling = try unsafe Self.scaling(for: recipe.picture)
    do {
      converter = try unsafe scaling.map { (scaling) throws(AVFailure) in
        try unsafe ColorConverter(
          av, scaling, width: settings.width, height: settings.height, picture: recipe.picture)
      }
      codec = try unsafe Self.codec(av, recipe, settings, width: width, height: height)
      pool = unsafe FramePool(av, width: width, height: height, format: recipe.picture.format) {
        frame in unsafe Self.tag(&frame, recipe.picture)
      }
    } catch {
      throw error.encoding(format, "opening the \(recipe.encoderName) encoder")
    }
    let url: String
    (file, url) = try Self.open(destination, for: format, goesBack: recipe.goesBack)
    container = try unsafe Container(
      av, format: recipe.container, url: url, name: destination.description)
    do {
      try container.start(
        codec, options: recipe.containerOptions, comment: settings.comment,
        streamTags: recipe.streamTags)
    } catch {
      throw error.writing(container.name)
    }
  }

  var notes: [String] { padding + flattener.notes }

  var takesPlanes: Bool { recipe.picture.isQuartered }

  func append(_ pixels: Span<UInt8>, frame number: Int) throws(ExportError) {
    try append(number) { frame in unsafe pixels.withUnsafeBytes { unsafe fill(frame, with: $0) } }
  }

  func append(_ planes: PlanarPixmap, frame number: Int) throws(ExportError) {
    try append(number) { $0.load(planes) }
  }

  private func append(_ number: Int, fill: (VideoFrame) -> Void) throws(ExportError) {
    do {
      let frame = try pool.next(time: Int64(recipe.clock.time(ofFrame: number)))
      fill(frame)
      try codec.send(frame)
    } catch {
      throw error.encoding(format, "encoding frame \(number)")
    }
    try writePackets(frameCount: number + 1)
  }

  /// Gives a frame the pixels in the encoder's layout, opaque unless it keeps alpha.
  private func fill(_ frame: VideoFrame, with pixels: UnsafeRawBufferPointer) {
    if let quarters {
      // Whether the picture is opaque turns out on the way, which nearly all are.
      if unsafe quarters.convert(pixels, into: frame) { return }
      _ = unsafe quarters.convert(flattener.flattened(pixels), into: frame)
      return
    }
    let source = unsafe recipe.picture.keepsAlpha ? pixels : flattener.opaque(pixels)
    if let converter {
      unsafe converter.convert(source, into: frame)
    } else if case .packed(let layout) = recipe.picture {
      unsafe frame.load(source, as: layout)
    }
  }

  func finish(frameCount: Int) throws(ExportError) {
    do {
      try codec.send(nil)
      if let option = recipe.lastDelayOption {
        let delay = recipe.clock.lastDelay(frameCount: frameCount) * recipe.clock.step.numerator
        try container.set(option, "\(delay)/\(recipe.clock.step.denominator)")
      }
    } catch {
      throw error.encoding(format, "ending the film")
    }
    try writePackets(frameCount: frameCount)
    do { try container.finish() } catch { throw error.writing(container.name) }
    try file?.commit()
  }

  func cancel() { file?.discard() }

  private func writePackets(frameCount: Int) throws(ExportError) {
    while true {
      let packet: UnsafeMutablePointer<AVPacket>?
      do { unsafe packet = try codec.receive() } catch { throw error.encoding(format, "encoding") }
      guard let packet = unsafe packet else { return }
      if case .frames = recipe.clock { unsafe packet.pointee.duration = 1 }
      if let plays = recipe.plays {
        unsafe WebPFile.finish(
          packet.bytes, plays: plays, duration: recipe.clock.time(ofFrame: frameCount))
      }
      do { try unsafe keepComment(in: packet) } catch { throw error.encoding(format, "encoding") }
      do { try unsafe container.write(packet, step: codec.context.pointee.time_base) } catch {
        throw error.writing(container.name)
      }
    }
  }

  /// Puts the comment into the first packet if that is its place.
  private func keepComment(in packet: UnsafeMutablePointer<AVPacket>) throws(AVFailure) {
    guard let comment else { return }
    self.comment = nil
    switch recipe.commentPlace {
    case .container: break
    case .pngChunk: try unsafe packet.insert(PNGText.chunk(comment), at: 0, av)
    case .webPChunk:
      guard unsafe WebPFile.isExtended(packet.bytes) else { return }
      try unsafe packet.insert(WebPFile.commentChunk(comment), at: packet.bytes.count, av)
      unsafe WebPFile.announceComment(packet.bytes)
    }
  }
}
