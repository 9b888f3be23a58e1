/// The pictures of a film, drawn one by one as they are asked for.
///
/// Iterate in the task that owns the renderer:
/// `for try await picture in RenderedFrames(of: film, with: renderer) { … }`.
public struct RenderedFrames: AsyncSequence {
  /// One picture a frame.
  public typealias Element = Pixmap
  /// Why a frame could not be drawn.
  public typealias Failure = FilmError

  private let film: Film
  private let frames: Range<Int>
  private let renderer: any Renderer

  /// Prepares to draw a film, or a run of its frames.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - frames: The frames to draw; all of them if left out. Those outside the film are ignored.
  ///   - renderer: What draws them.
  public init(of film: Film, frames: Range<Int>? = nil, with renderer: any Renderer) {
    self.film = film
    self.frames = (frames ?? 0..<film.frameCount).clamped(to: 0..<film.frameCount)
    self.renderer = renderer
  }

  /// Starts at the first frame.
  public func makeAsyncIterator() -> Iterator {
    let queue = FrameQueue(frames) { _, _ in true }
    let pipe = FramePipe(
      renderer, frame: { [film] in film.frame(at: film.time(ofFrame: $0)) },
      next: queue.nextWanted)
    return Iterator(pipe: pipe, queue: queue, canvas: film.canvas)
  }

  /// Draws one picture after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var pipe: FramePipe
    fileprivate let queue: FrameQueue
    fileprivate let canvas: Canvas

    /// The next picture, or nil after the last.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(FilmError) -> Pixmap? {
      guard let frame = queue.next()?.frame else { return nil }
      do throws(RenderError) {
        _ = try canvas.checkedPixelCount()
        var picture = Pixmap(width: canvas.pixelWidth, height: canvas.pixelHeight)
        try picture.withMutableBytes { (pixels) throws(RenderError) in
          try pipe.draw(frame, into: &pixels)
        }
        return picture
      } catch {
        throw .render(frame: frame, error)
      }
    }
  }
}
