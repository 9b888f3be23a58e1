internal import CreaseLayers

/// Draws pictures of a film's frames in order, on devices that gain by it some frames ahead of where
/// they are wanted.
struct FramePipe {
  private let renderer: any Renderer
  private let pipeline: (any PipelinedRenderer)?
  private let frame: (Int) -> FrameDescription
  private let next: () -> Int?
  /// The frames under way, the oldest first.
  private var ahead: [Int] = []

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - renderer: What draws.
  ///   - frame: What a frame shows.
  ///   - next: The number of the next frame that will be wanted and was not told of before, a frame
  ///     that is being drawn not counted; nil if none will.
  init(
    _ renderer: any Renderer, frame: @escaping (Int) -> FrameDescription,
    next: @escaping () -> Int? = { nil }
  ) {
    self.renderer = renderer
    self.frame = frame
    self.next = next
    pipeline = (renderer as? any PipelinedRenderer).flatMap { $0.pipelineDepth > 1 ? $0 : nil }
    pipeline?.abandon()
  }

  /// Draws the frame that is wanted.
  mutating func draw(
    _ number: Int, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    guard let pipeline else { return try renderer.render(frame(number), into: &pixels) }
    if ahead.isEmpty {
      pipeline.submit(frame(number))
      ahead.append(number)
    }
    while ahead.count < pipeline.pipelineDepth, let number = next() {
      pipeline.submit(frame(number))
      ahead.append(number)
    }
    guard ahead.first == number else { return try renderer.render(frame(number), into: &pixels) }
    ahead.removeFirst()
    try pipeline.collect(into: &pixels)
  }
}
