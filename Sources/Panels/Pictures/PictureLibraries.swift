internal import CreaseCPictures

/// The libraries that decode pictures, each opened when it is first needed and then kept.
enum PictureLibraries {
  /// Little CMS, which converts colours.
  static func color(_ data: PictureData) throws(PanelError) -> UnsafePointer<crease_color> {
    try unsafe get(colorTable, data, package: "liblcms2-2")
  }

  /// libjpeg-turbo.
  static func jpeg(_ data: PictureData) throws(PanelError) -> UnsafePointer<crease_jpeg> {
    try unsafe get(jpegTable, data, package: "libturbojpeg0")
  }

  /// libwebp.
  static func webp(_ data: PictureData) throws(PanelError) -> UnsafePointer<crease_webp> {
    try unsafe get(webpTable, data, package: "libwebpdemux2")
  }

  /// libavif.
  static func avif(_ data: PictureData) throws(PanelError) -> UnsafePointer<crease_avif> {
    try unsafe get(avifTable, data, package: "libavif15")
  }

  /// librsvg.
  static func svg(_ data: PictureData) throws(PanelError) -> UnsafePointer<crease_svg> {
    try unsafe get(svgTable, data, package: "librsvg2-2")
  }

  /// FFmpeg's libavcodec.
  static func still(_ data: PictureData) throws(PanelError) -> UnsafePointer<crease_still> {
    try unsafe get(stillTable, data, package: "ffmpeg")
  }

  /// FFmpeg's libswscale.
  static func scaling(
    _ data: PictureData
  ) throws(PanelError) -> UnsafePointer<crease_still_scaling> {
    try unsafe get(scalingTable, data, package: "ffmpeg")
  }

  // Unsafe only in name: each is written once, by its initialiser, and read ever after.
  private nonisolated(unsafe) static let colorTable = unsafe open { unsafe crease_color_open($0) }
  private nonisolated(unsafe) static let jpegTable = unsafe open { unsafe crease_jpeg_open($0) }

  private nonisolated(unsafe) static let webpTable = unsafe open { unsafe crease_webp_open($0) }
  private nonisolated(unsafe) static let avifTable = unsafe open { unsafe crease_avif_open($0) }
  private nonisolated(unsafe) static let svgTable = unsafe open { unsafe crease_svg_open($0) }
  private nonisolated(unsafe) static let stillTable = {
    let opened = unsafe open { unsafe crease_still_open($0) }
    // Heard only where nobody else has asked for FFmpeg's messages.
    if case .table(let table) = opened {
      unsafe table.pointee.av_log_set_level(AV_LOG_QUIET)
    }
    return opened
  }()
  private nonisolated(unsafe) static let scalingTable = unsafe open {
    unsafe crease_still_scaling_open($0)
  }

  /// A table of functions, or what is missing.
  @safe private enum Opened<Table> {
    case table(UnsafePointer<Table>)
    case missing(String)
  }

  private static func open<Table>(
    _ load: (UnsafeMutablePointer<Table>) -> UnsafePointer<CChar>?
  ) -> Opened<Table> {
    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    guard let missing = unsafe load(table) else { return unsafe .table(UnsafePointer(table)) }
    unsafe table.deallocate()
    return unsafe .missing(String(cString: missing))
  }

  private static func get<Table>(
    _ opened: Opened<Table>, _ data: PictureData, package: String
  ) throws(PanelError) -> UnsafePointer<Table> {
    switch opened {
    case .table(let table): return unsafe table
    case .missing(let reason):
      throw .libraryMissing(picture: data.name, reason: reason, package: package)
    }
  }
}
