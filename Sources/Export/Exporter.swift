public import CreasePixmaps

/// Writes frames to a file, a sequence of files or a pipe.
///
/// Open it, survey every frame if `needsSurvey` says so, append every frame in order, finish. A file
/// appears under its name only when it is whole: an error, `cancel()` or letting go of the exporter
/// leaves nothing but the finished pictures of a sequence. Memory does not grow with the number of
/// frames. An exporter belongs to one task at a time.
public final class Exporter {
  private enum Phase { case surveying, appending, over }

  private let output: Output
  private let settings: ExportSettings
  private let encoder: any FrameEncoder
  private var phase = Phase.surveying
  private var surveyed = 0

  /// The number of frames that were appended or skipped.
  public private(set) var frameCount = 0

  /// Checks the settings and creates the output.
  ///
  /// - Throws: `ExportError.badSetting`, `.unsuited`, `.cannotCreate`, `.libraryMissing` or
  ///   `.encodingFailed`, each before anything lies under the file's name.
  public init(_ output: Output, settings: ExportSettings) throws(ExportError) {
    try settings.validate(for: output.format)
    self.output = output
    self.settings = settings
    encoder = try output.format.makeEncoder(output.destination, settings)
  }

  deinit { encoder.cancel() }

  /// Whether every frame must be given to `survey` once before the first one is appended: a GIF's
  /// palette is made of the whole film's colours.
  public var needsSurvey: Bool { encoder.needsSurvey }

  /// What the user should know about the result, each thing once: rows that were added,
  /// transparency that was laid on the background, frames that were left out. It grows until the
  /// export is finished.
  public var notes: [String] { encoder.notes }

  /// Whether a frame, counted from 0, is used. One that is not may be passed over with `skip`
  /// without being drawn.
  public func wants(frame: Int) -> Bool { frame % stride == 0 }

  /// Every how manieth frame is used.
  var stride: Int { encoder.stride }

  /// Looks at the next frame of the first pass: the same frames as are appended later.
  public func survey(_ pixmap: Pixmap) throws(ExportError) { try survey(pixmap.bytes.span) }

  /// Looks at the next frame of the first pass: rows from top to bottom, premultiplied RGBA.
  public func survey(_ pixels: Span<UInt8>) throws(ExportError) {
    try step { (self) throws(ExportError) in
      guard self.phase == .surveying else {
        throw .wrongOrder(reason: "a frame was surveyed after the first one was appended")
      }
      try self.check(pixels, frame: self.surveyed)
      if self.encoder.needsSurvey, self.wants(frame: self.surveyed) {
        try self.encoder.survey(pixels, frame: self.surveyed)
      }
      self.surveyed += 1
    }
  }

  /// Writes the next frame.
  public func append(_ pixmap: Pixmap) throws(ExportError) { try append(pixmap.bytes.span) }

  /// Writes the next frame: rows from top to bottom, premultiplied RGBA, exactly as many bytes as
  /// the settings' size takes.
  public func append(_ pixels: Span<UInt8>) throws(ExportError) {
    try step { (self) throws(ExportError) in
      try self.check(pixels, frame: self.frameCount)
      try self.startAppending()
      if self.wants(frame: self.frameCount) {
        try self.encoder.append(pixels, frame: self.frameCount)
      }
      self.frameCount += 1
    }
  }

  /// Whether frames may also be appended as Y'CbCr: the film is opaque, and its format has a colour
  /// sample for two by two pixels.
  package var takesPlanes: Bool { planarEncoder != nil }

  /// Writes the next frame, which is of the settings' size.
  package func append(_ planes: PlanarPixmap) throws(ExportError) {
    try step { (self) throws(ExportError) in
      let layout = PlanarLayout(width: self.settings.width, height: self.settings.height)
      guard planes.layout == layout else {
        throw .wrongSize(
          frame: self.frameCount, expected: layout.byteCount, actual: planes.layout.byteCount)
      }
      guard let encoder = self.planarEncoder else {
        throw .wrongOrder(reason: "\(self.output.format.name) takes no frames of Y'CbCr")
      }
      try self.startAppending()
      if self.wants(frame: self.frameCount) {
        try encoder.append(planes, frame: self.frameCount)
      }
      self.frameCount += 1
    }
  }

  private var planarEncoder: (any PlanarEncoder)? {
    guard settings.isOpaque, let encoder = encoder as? any PlanarEncoder, encoder.takesPlanes else {
      return nil
    }
    return encoder
  }

  /// Counts the next frame without writing it: one that the exporter does not want, or one of a
  /// sequence whose file is there already. During the survey, use `skipSurvey`.
  public func skip() throws(ExportError) {
    try step { (self) throws(ExportError) in
      try self.startAppending()
      if case .sequence = self.output.destination {
      } else if self.wants(frame: self.frameCount) {
        throw .wrongOrder(reason: "frame \(self.frameCount) was skipped, but the file needs it")
      }
      self.frameCount += 1
    }
  }

  /// Counts the next frame of the first pass without looking at it: one that the exporter does not
  /// want.
  public func skipSurvey() { surveyed += 1 }

  /// Writes what is outstanding and puts the file in its place.
  public func finish() throws(ExportError) {
    try step { (self) throws(ExportError) in
      guard self.frameCount > 0 else {
        throw .noFrames(path: self.output.destination.description)
      }
      try self.encoder.finish(frameCount: self.frameCount)
      self.phase = .over
    }
  }

  /// Ends the export and removes everything that is not whole; after `finish` it does nothing.
  public func cancel() {
    phase = .over
    encoder.cancel()
  }

  private func startAppending() throws(ExportError) {
    if phase == .surveying, encoder.needsSurvey, surveyed == 0 {
      throw .wrongOrder(
        reason: "\(output.format.name) needs a survey of all frames before the first is appended")
    }
    phase = .appending
  }

  private func check(_ pixels: Span<UInt8>, frame: Int) throws(ExportError) {
    guard pixels.count == settings.byteCount else {
      throw .wrongSize(frame: frame, expected: settings.byteCount, actual: pixels.count)
    }
  }

  /// Does a step; if it fails the export is over.
  private func step(
    _ body: (borrowing Exporter) throws(ExportError) -> Void
  ) throws(ExportError) {
    guard phase != .over else { throw .wrongOrder(reason: "the export is over") }
    do { try body(self) } catch {
      cancel()
      throw error
    }
  }
}
