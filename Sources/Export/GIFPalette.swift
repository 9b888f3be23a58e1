internal import CreaseCAV

/// Finds the palette of a film: its colours themselves if there are few enough, else the best by
/// FFmpeg's palettegen, whose table of colours is all the memory it takes.
@safe final class GIFPalette {
  private let av: AV.Coding
  private let graph: FilterGraph
  private let source: FilterGraph.Node
  private let sink: FilterGraph.Node
  private let width: Int
  private var census: ColorCensus

  /// Whether the palette has every colour of the film.
  private(set) var isExact = false

  /// - Parameters:
  ///   - width: The frames' width in pixels.
  ///   - height: The frames' height in pixels.
  ///   - colors: The most colours, 4…256, transparency included.
  init(
    _ av: AV.Coding, _ filtering: AV.Filtering, width: Int, height: Int, colors: Int
  ) throws(AVFailure) {
    unsafe self.av = av
    self.width = width
    census = ColorCensus(limit: colors)
    graph = try unsafe FilterGraph(av, filtering)
    source = try graph.addSource(width: width, height: height)
    let generator = try graph.add(
      "palettegen", "max_colors=\(colors):reserve_transparent=1:stats_mode=full")
    sink = try graph.add("buffersink")
    try graph.link(source, to: generator)
    try graph.link(generator, to: sink)
    try graph.configure()
  }

  /// Takes in the colours of a frame: BGRA, each pixel opaque or zero.
  func add(_ frame: VideoFrame, height: Int) throws(AVFailure) {
    for y in 0..<height where !census.isOverfull {
      let row = unsafe frame.row(y, byteCount: width * 4)
      unsafe census.add(UnsafeBufferPointer(row.assumingMemoryBound(to: UInt32.self)))
    }
    try graph.push(frame, to: source)
  }

  /// The palette as a picture of 16 × 16 pixels.
  func make() throws(AVFailure) -> VideoFrame {
    if let colors = census.colors {
      isExact = true
      return try picture(of: colors)
    }
    try graph.push(nil, to: source)
    let palette = try unsafe VideoFrame(av)
    guard try graph.pull(palette, from: sink) else { throw AVFailure(missing: "palettegen") }
    return palette
  }

  /// A palette of known colours; a transparent one comes last if there is room for it, since it
  /// also stands for what did not change from the frame before.
  private func picture(of colors: [UInt32]) throws(AVFailure) -> VideoFrame {
    let filler = colors.first ?? 0xFF00_0000
    var entries = colors + Array(repeating: filler, count: 256 - colors.count)
    if colors.count < 256 { entries[255] = 0 }
    let palette = try unsafe VideoFrame(av, width: 16, height: 16, format: AV_PIX_FMT_BGRA)
    for y in 0..<16 {
      let row = unsafe palette.row(y, byteCount: 64)
      for x in 0..<16 {
        unsafe row.storeBytes(of: entries[y * 16 + x], toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return palette
  }
}
