internal import CreaseCAV

/// A chain of FFmpeg's filters from one or two inputs to an output; times count in hundredths of a
/// second.
@safe final class FilterGraph {
  /// A filter of the graph.
  @safe struct Node {
    fileprivate let context: UnsafeMutablePointer<AVFilterContext>
  }

  private let graph: UnsafeMutablePointer<AVFilterGraph>
  private let av: AV.Coding
  private let filtering: AV.Filtering

  init(_ av: AV.Coding, _ filtering: AV.Filtering) throws(AVFailure) {
    unsafe self.av = av
    unsafe self.filtering = unsafe filtering
    unsafe graph = try av.require { _ in unsafe filtering.pointee.avfilter_graph_alloc() }
    // One thread, so that memory does not grow with the number of processors.
    unsafe graph.pointee.nb_threads = 1
  }

  deinit {
    var owned: UnsafeMutablePointer<AVFilterGraph>? = unsafe graph
    unsafe filtering.pointee.avfilter_graph_free(&owned)
  }

  /// Adds an input for BGRA pictures.
  func addSource(width: Int, height: Int) throws(AVFailure) -> Node {
    try add(
      "buffer",
      "width=\(width):height=\(height):pix_fmt=\(AV_PIX_FMT_BGRA.rawValue)"
        + ":time_base=1/100:pixel_aspect=1/1")
  }

  /// Adds a filter with its options, or the output, which is called "buffersink".
  func add(_ name: String, _ options: String? = nil) throws(AVFailure) -> Node {
    guard let filter = unsafe filtering.pointee.avfilter_get_by_name(name) else {
      throw AVFailure(missing: name)
    }
    var context: UnsafeMutablePointer<AVFilterContext>?
    try unsafe av.check { _ in
      unsafe filtering.pointee.avfilter_graph_create_filter(
        &context, filter, name, options, nil, graph)
    }
    guard let context = unsafe context else { throw AVFailure(missing: name) }
    return unsafe Node(context: context)
  }

  /// Leads a filter's output to an input of another one.
  func link(_ from: Node, to: Node, input: UInt32 = 0) throws(AVFailure) {
    try unsafe av.check { _ in
      unsafe filtering.pointee.avfilter_link(from.context, 0, to.context, input)
    }
  }

  /// Checks the whole and makes it ready.
  func configure() throws(AVFailure) {
    try unsafe av.check { _ in unsafe filtering.pointee.avfilter_graph_config(graph, nil) }
  }

  /// Gives an input a frame, which stays the caller's, or nil at its end, and lets the filters use
  /// it up at once: they would else keep every frame until one is asked of the output.
  func push(_ frame: VideoFrame?, to source: Node) throws(AVFailure) {
    let flags = Int32(AV_BUFFERSRC_FLAG_KEEP_REF) | Int32(AV_BUFFERSRC_FLAG_PUSH)
    try unsafe av.check { _ in
      unsafe filtering.pointee.av_buffersrc_add_frame_flags(source.context, frame?.pointer, flags)
    }
  }

  /// Takes a frame from the output, which the caller then releases; false if none is ready.
  func pull(_ frame: VideoFrame, from sink: Node) throws(AVFailure) -> Bool {
    crease_av_forget_log()
    let code = unsafe filtering.pointee.av_buffersink_get_frame(sink.context, frame.pointer)
    if code == crease_av_again || code == crease_av_end_of_file { return false }
    if code < 0 { throw unsafe AVFailure(code: code, av) }
    return true
  }
}
