/// Renders a film, or a run of its frames, and writes it.
///
/// Frames are drawn on the caller's thread while those before are encoded on another one. Memory
/// does not grow with the number of frames: three pictures at most are under way.
public struct FilmWriter: Sendable {
  /// How far the work has come.
  public struct Progress: Sendable, Hashable {
    /// The frames that are done, of both passes where there are two.
    public var done: Int
    /// All frames, of both passes where there are two.
    public var total: Int
  }

  /// Whether to go on after a frame.
  public enum Verdict: Sendable, Hashable {
    /// Draw the next frame.
    case proceed
    /// Stop here: nothing stays behind but the finished pictures of a sequence.
    case stop
  }

  /// The film.
  public var film: Film
  /// The frames to render, counted from the film's start; the pictures of a sequence are numbered
  /// so.
  public var frames: Range<Int>
  /// One moment to render instead of frames, in seconds; nil for the frames.
  var moment: Double?
  /// Where the frames go.
  public var output: Output
  /// How they are written; size, frame rate and background are the film's.
  public var settings: ExportSettings
  /// Whether pictures of a sequence that are there already and whole are kept instead of drawn;
  /// false by default. It means nothing for other outputs.
  public var resumes = false

  /// Prepares to write a film.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - frames: The frames to render; all of them if left out. Those outside the film are ignored.
  ///   - output: Where the frames go.
  ///   - quality: 0…100; nil for the format's default.
  public init(_ film: Film, frames: Range<Int>? = nil, to output: Output, quality: Int? = nil) {
    let canvas = film.canvas
    let background = canvas.background
    self.film = film
    self.frames = (frames ?? 0..<film.frameCount).clamped(to: 0..<film.frameCount)
    self.output = output
    settings = ExportSettings(
      width: canvas.pixelWidth, height: canvas.pixelHeight,
      frameRateNumerator: film.frameRate.numerator,
      frameRateDenominator: film.frameRate.denominator, quality: quality,
      background: background.opaqueBytes, isOpaque: background.alpha >= 1,
      comment: "Made with Crease \(CreaseLibrary.version)")
  }

  /// Prepares to write one moment of a film as a picture.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - time: The moment in seconds from the film's start.
  ///   - output: Where the picture goes.
  ///   - quality: 0…100; nil for the format's default.
  public init(_ film: Film, at time: Double, to output: Output, quality: Int? = nil) {
    self.init(film, frames: 0..<1, to: output, quality: quality)
    moment = time
  }

  /// Renders and writes the frames.
  ///
  /// - Parameters:
  ///   - renderer: What draws them.
  ///   - report: Called after each frame is drawn or kept; says whether to go on.
  /// - Returns: What the user should know about the result, one sentence each.
  /// - Throws: `FilmError` with the frame that could not be drawn or written.
  @discardableResult
  public func write(
    with renderer: any Renderer, report: (Progress) -> Verdict = { _ in .proceed }
  ) throws(FilmError) -> [String] {
    var settings = settings
    settings.firstFrame = frames.lowerBound
    let check = try exporting { () throws(ExportError) in try pictureCheck(settings) }
    let line = try exporting { () throws(ExportError) in
      let exporter = try Exporter(output, settings: settings)
      return try ExportLine(exporter, width: settings.width, height: settings.height)
    }
    var progress = Progress(done: 0, total: line.needsSurvey ? 2 * frames.count : frames.count)

    func pass<Picture: PictureMemory>(
      by planar: (any PlanarRenderer)? = nil, take: () throws(ExportError) -> Picture,
      skip: () -> Void, use: (consuming Picture) -> Void
    ) throws(FilmError) {
      let queue = FrameQueue(frames) { (index, frame) in
        line.wants(frame: index) && check?.isWhole(frame: frame) != true
      }
      var pipe = FramePipe(
        renderer, frame: description, next: queue.nextWanted, planar: planar)
      var index = 0
      while let (frame, isWanted) = queue.next() {
        if isWanted {
          var picture = try exporting(take)
          try draw(frame, by: &pipe, into: &picture)
          use(picture)
        } else {
          skip()
        }
        progress.done += 1
        if report(progress) == .stop {
          line.cancel()
          throw .stopped(frames: index + 1)
        }
        index += 1
      }
    }
    if line.needsSurvey {
      try pass(take: line.takePicture, skip: line.skipSurvey, use: line.survey)
    }
    if line.takesPlanes, let planar = planarRenderer(renderer) {
      try pass(by: planar, take: line.takePlanes, skip: line.skip, use: line.append)
    } else {
      try pass(take: line.takePicture, skip: line.skip, use: line.append)
    }
    return try exporting { () throws(ExportError) in try line.finish() }
  }

  /// The renderer, if it converts frames faster than the exporter does.
  private func planarRenderer(_ renderer: any Renderer) -> (any PlanarRenderer)? {
    let canvas = film.canvas
    guard let planar = renderer as? any PlanarRenderer, planar.prefersPlanes(on: canvas),
      // Planes of several sizes have as many bytes: the difference would not be seen.
      canvas.pixelWidth == settings.width, canvas.pixelHeight == settings.height
    else { return nil }
    return planar
  }

  /// What finds the pictures that are there already, if the work is to go on.
  private func pictureCheck(_ settings: ExportSettings) throws(ExportError) -> PictureCheck? {
    guard resumes, case .sequence(let pattern) = output.destination else { return nil }
    return try PictureCheck(pattern, settings: settings)
  }

  private func exporting<R>(_ body: () throws(ExportError) -> R) throws(FilmError) -> R {
    do { return try body() } catch { throw .export(error) }
  }

  func description(_ frame: Int) -> FrameDescription {
    film.frame(at: moment ?? film.time(ofFrame: frame))
  }

  func draw<Picture: PictureMemory>(
    _ frame: Int, by pipe: inout FramePipe, into picture: inout Picture
  ) throws(FilmError) {
    do throws(RenderError) {
      try picture.withMutableBytes { (pixels) throws(RenderError) in
        try pipe.draw(frame, into: &pixels)
      }
    } catch { throw .render(frame: frame, error) }
  }
}
