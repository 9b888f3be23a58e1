internal import CreaseCAV
internal import CreasePixmaps

/// A picture in one of FFmpeg's pixel formats, whose memory is used again for every frame.
@safe final class VideoFrame {
  let pointer: UnsafeMutablePointer<AVFrame>
  private let av: AV.Coding

  /// Takes memory for a picture.
  init(
    _ av: AV.Coding, width: Int, height: Int, format: AVPixelFormat
  ) throws(AVFailure) {
    unsafe self.av = av
    unsafe pointer = try av.require { unsafe $0.av_frame_alloc() }
    unsafe pointer.pointee.width = Int32(truncatingIfNeeded: width)
    unsafe pointer.pointee.height = Int32(truncatingIfNeeded: height)
    unsafe pointer.pointee.format = format.rawValue
    // Rows end on whole vectors, so that what fills them need not look at their ends.
    try unsafe av.check { unsafe $0.av_frame_get_buffer(pointer, 64) }
  }

  /// Takes an empty frame, to be filled by a filter.
  init(_ av: AV.Coding) throws(AVFailure) {
    unsafe self.av = av
    unsafe pointer = try av.require { unsafe $0.av_frame_alloc() }
  }

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = unsafe pointer
    unsafe av.pointee.av_frame_free(&frame)
  }

  /// Makes sure that nobody else still reads the memory, and sets the frame's time.
  func prepare(time: Int64) throws(AVFailure) {
    try unsafe av.check { unsafe $0.av_frame_make_writable(pointer) }
    unsafe pointer.pointee.pts = time
  }

  /// Whether no encoder holds the memory any more.
  var isFree: Bool { unsafe av.pointee.av_frame_is_writable(pointer) > 0 }

  /// Gives back what a filter filled in.
  func release() { unsafe av.pointee.av_frame_unref(pointer) }

  /// Fills the picture with premultiplied RGBA: opaque if the layout has no alpha.
  func load(_ pixels: UnsafeRawBufferPointer, as layout: PackedLayout) {
    let (width, height) = unsafe (Int(pointer.pointee.width), Int(pointer.pointee.height))
    guard pixels.count == width * height * 4 else { return }
    for y in 0..<height {
      let source = unsafe UnsafeRawBufferPointer(
        rebasing: pixels[y * width * 4..<(y + 1) * width * 4])
      unsafe layout.copy(source, to: row(y, byteCount: width * layout.bytesPerPixel))
    }
  }

  /// Fills the picture with planes of its own size or one pixel more.
  func load(_ planes: PlanarPixmap) {
    let layout = planes.layout
    unsafe planes.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for (index, plane) in PlanarLayout.Plane.allCases.enumerated() {
        let rows = index == 0 ? height : (height + 1) / 2
        for y in 0..<min(rows, layout.rows(of: plane)) {
          unsafe row(y, of: index)?.copyMemory(
            from: start + layout.offset(ofRow: y, of: plane), byteCount: layout.samples(of: plane))
        }
      }
    }
  }

  /// The number of rows.
  var height: Int { Int(unsafe pointer.pointee.height) }

  /// The start of a row of one of the first three planes; it has room for a multiple of 64 bytes.
  func row(_ y: Int, of plane: Int) -> UnsafeMutableRawPointer? {
    let (data, lines) = unsafe (pointer.pointee.data, pointer.pointee.linesize)
    let start = unsafe plane == 0 ? data.0 : plane == 1 ? data.1 : data.2
    let stride = plane == 0 ? lines.0 : plane == 1 ? lines.1 : lines.2
    return unsafe start.map { unsafe UnsafeMutableRawPointer($0 + y * Int(stride)) }
  }

  /// The memory of one row of a picture that has a single plane.
  func row(_ y: Int, byteCount: Int) -> UnsafeMutableRawBufferPointer {
    let stride = Int(unsafe pointer.pointee.linesize.0)
    let start = unsafe pointer.pointee.data.0.map { unsafe $0 + y * stride }
    return unsafe UnsafeMutableRawBufferPointer(
      start: start, count: start == nil ? 0 : byteCount)
  }
}
