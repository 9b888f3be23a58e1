internal import CreaseCAV

/// Turns frames into numbers of a palette's colours, by FFmpeg's paletteuse.
@safe final class GIFPainter {
  private let av: AV.Coding
  private let filtering: AV.Filtering
  private let width: Int
  private let height: Int
  private let painted: VideoFrame
  private var stage: (graph: FilterGraph, source: FilterGraph.Node, sink: FilterGraph.Node)?

  init(
    _ av: AV.Coding, _ filtering: AV.Filtering, width: Int, height: Int
  ) throws(AVFailure) {
    unsafe self.av = av
    unsafe self.filtering = unsafe filtering
    self.width = width
    self.height = height
    painted = try unsafe VideoFrame(av)
  }

  /// Takes the palette.
  ///
  /// - Parameters:
  ///   - palette: A picture of 16 × 16 pixels.
  ///   - isExact: Whether it has every colour there will be.
  ///   - diffuses: Whether what a pixel's colour lacks goes to its neighbours (Sierra's light
  ///     filter), or a regular pattern (Bayer's) stands in for it, which packs better.
  func start(with palette: VideoFrame, isExact: Bool, diffuses: Bool) throws(AVFailure) {
    let dither = isExact ? "none" : diffuses ? "sierra2_4a" : "bayer:bayer_scale=3"
    let graph = try unsafe FilterGraph(av, filtering)
    let source = try graph.addSource(width: width, height: height)
    let colors = try graph.addSource(width: 16, height: 16)
    // Outside the rectangle that changed the pixels stay, so that diffusion does not flicker there.
    let user = try graph.add("paletteuse", "dither=\(dither):diff_mode=rectangle")
    let sink = try graph.add("buffersink")
    try graph.link(source, to: user)
    try graph.link(colors, to: user, input: 1)
    try graph.link(user, to: sink)
    try graph.configure()
    try graph.push(palette, to: colors)
    try graph.push(nil, to: colors)
    stage = (graph, source, sink)
  }

  /// Gives a frame, or nil at the end of the film.
  func push(_ frame: VideoFrame?) throws(AVFailure) {
    guard let stage else { return }
    try stage.graph.push(frame, to: stage.source)
  }

  /// The next painted frame, which the caller releases; nil if none is ready.
  func pull() throws(AVFailure) -> VideoFrame? {
    guard let stage, try stage.graph.pull(painted, from: stage.sink) else { return nil }
    return painted
  }
}
