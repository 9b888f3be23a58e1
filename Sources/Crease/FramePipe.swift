internal import CreaseLayers

/// Draws pictures of a film's frames in order, or their planes, on devices that gain by it some frames
/// ahead of where they are wanted.
struct FramePipe {
  private let renderer: any Renderer
  private let pipeline: (any PipelinedRenderer)?
  /// What draws planes instead of pictures.
  private let planar: (any PlanarRenderer)?
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
  ///   - planar: The same renderer if planes are wanted instead of pictures; nil if left out.
  init(
    _ renderer: any Renderer, frame: @escaping (Int) -> FrameDescription,
    next: @escaping () -> Int? = { nil }, planar: (any PlanarRenderer)? = nil
  ) {
    self.renderer = renderer
    self.planar = planar
    self.frame = frame
    self.next = next
    pipeline = (renderer as? any PipelinedRenderer).flatMap { $0.pipelineDepth > 1 ? $0 : nil }
    pipeline?.abandon()
  }

  /// Draws the frame that is wanted.
  mutating func draw(
    _ number: Int, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    guard let pipeline else { return try render(frame(number), into: &pixels) }
    if ahead.isEmpty { submit(number, to: pipeline) }
    while ahead.count < pipeline.pipelineDepth, let number = next() {
      submit(number, to: pipeline)
    }
    guard ahead.first == number else { return try render(frame(number), into: &pixels) }
    ahead.removeFirst()
    try pipeline.collect(into: &pixels)
  }

  private func render(
    _ frame: FrameDescription, into bytes: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    if let planar { return try planar.renderPlanes(of: frame, into: &bytes) }
    try renderer.render(frame, into: &bytes)
  }

  private mutating func submit(_ number: Int, to pipeline: any PipelinedRenderer) {
    if let planar {
      planar.submitPlanes(of: frame(number))
    } else {
      pipeline.submit(frame(number))
    }
    ahead.append(number)
  }
}
