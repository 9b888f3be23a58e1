public import CreaseGLContext
public import CreaseLayers

/// Draws frame descriptions by OpenGL ES, off screen, and reads them back.
///
/// A renderer belongs to one task at a time. Each call makes its context current on the calling
/// thread and releases it again, so that the task may move from thread to thread.
public final class GPURenderer: Renderer {
  private let device: DeviceChoice
  private let requireHardware: Bool
  private let unseenTextureBytes: Int
  private let contents = ContentsSource()
  var stage: DrawingStage
  /// The frames under way, the oldest first.
  var pending: [PendingFrame] = []

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - device: Which one; the first that works if left out.
  ///   - requireHardware: Whether a software driver will not do; false if left out.
  ///   - unseenTextureBytes: How many bytes of textures are kept of panels that were not in the last
  ///     frame, the least recently used going first; 8 MiB if left out. Textures of panels that can
  ///     be seen are always kept.
  /// - Throws: `GLContextError.noDevice` with every attempt, its reason and a remedy.
  public init(
    device: DeviceChoice = .automatic, requireHardware: Bool = false,
    unseenTextureBytes: Int = 8 << 20
  ) throws(GLContextError) {
    self.device = device
    self.requireHardware = requireHardware
    self.unseenTextureBytes = unseenTextureBytes
    let context = try GLContext.open(device, requireHardware: requireHardware)
    stage = try DrawingStage(
      context, contents: contents, unseenTextureBytes: unseenTextureBytes)
  }

  /// What the device is and what it can do.
  public var deviceInfo: DeviceInfo { stage.context.info }

  /// The bytes that the textures of panels' contents take.
  public var textureBytes: Int { stage.textureBytes }

  /// The largest part of a frame that is drawn at once, in pixels along each side; what is larger
  /// is drawn in tiles. The device's own limit unless a test lowers it.
  package var tileLimit: Int {
    get { stage.tileLimit }
    set { stage.tileLimit = newValue }
  }

  /// How the work is done, for tests that pictures do not depend on it.
  package var habits: DrawingHabits {
    get { stage.habits }
    set { stage.habits = newValue }
  }

  /// Has the device count as reset, as tests do to see what follows.
  package func loseContext() { stage.context.markLost() }

  /// Draws a frame into memory that the caller owns.
  ///
  /// After a reset of the device a new context is made once and the frame drawn again.
  ///
  /// - Throws: `RenderError`.
  public func render(
    _ frame: FrameDescription, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    try render(frame, as: .pixels, into: &pixels)
  }

  /// Draws a frame in some form, after a reset of the device once more.
  func render(
    _ frame: FrameDescription, as form: FrameForm, into bytes: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    try form.check(bytes.count, for: frame.canvas)
    do throws(DrawingError) {
      try stage.draw(frame, as: form, into: &bytes)
    } catch {
      guard error.isContextLoss else { throw error.renderError(for: frame) }
      do throws(GLContextError) { try reopen() } catch { throw .contextLost }
      do throws(DrawingError) {
        try stage.draw(frame, as: form, into: &bytes)
      } catch { throw error.renderError(for: frame) }
    }
  }

  /// Makes everything anew in a context of its own.
  private func reopen() throws(GLContextError) {
    let context = try GLContext.open(device, requireHardware: requireHardware)
    let habits = stage.habits
    stage = try DrawingStage(context, contents: contents, unseenTextureBytes: unseenTextureBytes)
    stage.habits = habits
  }

  /// What is worth telling about the frames drawn since the last call: characters that no font has,
  /// fonts that had to be replaced.
  public func takeWarnings() -> [String] { contents.takeWarnings() }
}
