internal import CreaseCAV

/// FFmpeg's libraries, each opened when it is first needed and then kept.
enum AV {
  /// Functions of libavcodec and libavutil.
  typealias Coding = UnsafePointer<crease_av_coding>
  /// Functions of libavformat.
  typealias Muxing = UnsafePointer<crease_av_muxing>
  /// Functions that read: of libavformat, libavcodec and libavutil.
  typealias Decoding = UnsafePointer<crease_av_decoding>
  /// Functions of libswscale.
  typealias Scaling = UnsafePointer<crease_av_scaling>
  /// Functions of libavfilter.
  typealias Filtering = UnsafePointer<crease_av_filtering>

  /// The encoders.
  ///
  /// - Throws: `ExportError.libraryMissing`.
  static func coding() throws(ExportError) -> Coding { try unsafe codingTable.get() }

  /// The containers.
  ///
  /// - Throws: `ExportError.libraryMissing`.
  static func muxing() throws(ExportError) -> Muxing { try unsafe muxingTable.get() }

  /// The decoders.
  ///
  /// - Throws: `ExportError.libraryMissing`.
  static func decoding() throws(ExportError) -> Decoding { try unsafe decodingTable.get() }

  /// The converter of pixel formats.
  ///
  /// - Throws: `ExportError.libraryMissing`.
  static func scaling() throws(ExportError) -> Scaling { try unsafe scalingTable.get() }

  /// The filters.
  ///
  /// - Throws: `ExportError.libraryMissing`.
  static func filtering() throws(ExportError) -> Filtering { try unsafe filteringTable.get() }

  // Unsafe only in name: each is written once, by its initialiser, and read ever after.
  private nonisolated(unsafe) static let codingTable = {
    let table = unsafe open("libavcodec") { unsafe crease_av_open_coding($0) }
    // Messages belong into errors, not onto the terminal.
    if case .success(let functions) = unsafe table { unsafe crease_av_quieten(functions) }
    return unsafe table
  }()
  private nonisolated(unsafe) static let muxingTable = unsafe open("libavformat") {
    unsafe crease_av_open_muxing($0)
  }
  private nonisolated(unsafe) static let decodingTable = unsafe open("libavformat") {
    unsafe crease_av_open_decoding($0)
  }
  private nonisolated(unsafe) static let scalingTable = unsafe open("libswscale") {
    unsafe crease_av_open_scaling($0)
  }
  private nonisolated(unsafe) static let filteringTable = unsafe open("libavfilter") {
    unsafe crease_av_open_filtering($0)
  }

  private static func open<Table>(
    _ name: String, _ load: (UnsafeMutablePointer<Table>) -> UnsafePointer<CChar>?
  ) -> Result<UnsafePointer<Table>, ExportError> {
    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    guard let missing = unsafe load(table) else {
      return unsafe .success(UnsafePointer(table))
    }
    unsafe table.deallocate()
    let reason = unsafe String(cString: missing)
    return unsafe .failure(.libraryMissing(name: "FFmpeg's \(name)", reason: reason))
  }
}
