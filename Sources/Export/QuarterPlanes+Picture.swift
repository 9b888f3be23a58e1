package import CreasePixmaps
internal import CreaseCAV

extension QuarterPlanes {
  /// The three planes of a picture by themselves, rows without padding, to be looked at; nil if it
  /// is not opaque.
  ///
  /// - Parameter isEven: Whether an odd width or height grows by one.
  package static func planes(
    of picture: Pixmap, isEven: Bool
  ) throws(ExportError) -> [[UInt8]]? {
    let av = try unsafe AV.coding()
    let extra = isEven ? 1 : 0
    let width = picture.width + picture.width % 2 * extra
    let height = picture.height + picture.height % 2 * extra
    let frame: VideoFrame
    do throws(AVFailure) {
      frame = try unsafe VideoFrame(av, width: width, height: height, format: AV_PIX_FMT_YUV420P)
    } catch { throw error.encoding(.mp4, "taking memory") }
    let converter = QuarterPlanes(width: picture.width, height: picture.height)
    let isOpaque = unsafe picture.bytes.withUnsafeBytes {
      unsafe converter.convert($0, into: frame)
    }
    guard isOpaque else { return nil }
    let sizes = [(width, height)] + Array(repeating: ((width + 1) / 2, (height + 1) / 2), count: 2)
    return sizes.enumerated().map { plane, size in
      (0..<size.1).flatMap { y in
        let row = unsafe frame.row(y, of: plane)
        return unsafe Array(UnsafeRawBufferPointer(start: row, count: row == nil ? 0 : size.0))
      }
    }
  }
}
