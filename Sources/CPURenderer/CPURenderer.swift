public import CreaseLayers

/// Draws frames with the processor alone: the reference that other renderers are compared with.
///
/// The same frame gives the same bytes on every run and with any number of threads.
public final class CPURenderer: Renderer {
  /// The number of threads that draw a frame together, the caller's included.
  public let threads: Int

  private let takesShortcuts: Bool
  private var textures: TextureCache
  private var workers: Workers?

  /// Frames of fewer pixels are drawn by the caller alone: waking a thread takes longer.
  private static var smallFrame: Int { 1 << 15 }

  /// The most threads that a renderer starts.
  private static var threadLimit: Int { 256 }

  /// Makes a renderer.
  ///
  /// - Parameter threads: How many threads draw a frame together, 1…256; nil for as many as there
  ///   are processors. They start with the first frame that is worth it.
  public convenience init(threads: Int? = nil) {
    self.init(threads: threads, takesShortcuts: true)
  }

  /// Makes a renderer for a close look at how it works.
  ///
  /// - Parameters:
  ///   - threads: As above.
  ///   - takesShortcuts: False to draw every pixel of every panel, seen or not, by the formulas
  ///     alone.
  ///   - textureLimit: How many bytes of textures to keep that the last frame did without.
  package init(threads: Int? = nil, takesShortcuts: Bool, textureLimit: Int = 64 << 20) {
    self.threads = min(max(1, threads ?? Processors.online), Self.threadLimit)
    self.takesShortcuts = takesShortcuts
    textures = TextureCache(byteLimit: textureLimit)
  }

  /// The memory that textures take at present, in bytes.
  public var textureBytes: Int { textures.byteCount }

  /// The number of contents whose textures are kept.
  package var textureCount: Int { textures.count }

  /// Draws a frame into memory that the caller owns.
  ///
  /// - Parameters:
  ///   - frame: What to draw.
  ///   - pixels: Exactly `pixelWidth · pixelHeight · 4` bytes of the frame's canvas.
  /// - Throws: `RenderError.canvasTooLarge`, `.bufferSize`, and `.contents` if a text can't be made
  ///   into pixels; the buffer is unchanged then.
  public func render(
    _ frame: FrameDescription, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    let size = try PictureSize(frame.canvas)
    guard pixels.count == size.byteCount else {
      throw .bufferSize(expected: size.byteCount, actual: pixels.count)
    }
    textures.beginFrame()
    defer { textures.endFrame() }
    let plan = try FramePlan(frame, size: size, cache: &textures)
    unsafe pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let job = unsafe FrameJob(
        plan, background: Paint.background(frame.canvas.background), size: size,
        pixels: start.bindMemory(to: UInt32.self, capacity: size.width * size.height),
        takesShortcuts: takesShortcuts)
      draw(job, pixelCount: size.width * size.height)
    }
  }

  /// Lets go of all textures, so that a benchmark can make them anew.
  package func forgetTextures() { textures.forget() }

  /// Makes the textures of a frame, as drawing it would.
  package func prepareTextures(of frame: FrameDescription) throws(RenderError) {
    textures.beginFrame()
    defer { textures.endFrame() }
    for panel in frame.panels { _ = try textures.texture(of: panel, on: frame.canvas) }
  }

  /// What is worth telling about the frames drawn since the last call, each thing once.
  public func takeWarnings() -> [String] { textures.takeWarnings() }

  private func draw(_ job: FrameJob, pixelCount: Int) {
    if threads == 1 || pixelCount < Self.smallFrame {
      for band in 0..<job.bandCount { job.drawBand(band) }
      return
    }
    let workers = workers ?? Workers(count: threads - 1)
    self.workers = workers
    workers.run(count: job.bandCount) { job.drawBand($0) }
  }
}
