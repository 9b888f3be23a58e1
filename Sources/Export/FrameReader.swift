public import CreasePixmaps

/// Reads the pictures of a file one after another: whatever FFmpeg's libraries can decode.
///
/// The pictures are those of the file's best video stream in the order in which they are shown;
/// how long each of them is shown plays no part. Pictures are premultiplied RGBA. Films are turned
/// into RGB by what they say of themselves (matrix, range, place of the colour samples); where they
/// don't, the matrix is BT.709 from a width of 1280 or a height of 720 on and BT.601 below, the range is
/// limited, and colour samples lie on the left as in H.264. Transfer functions and primaries are
/// left as they are. Rotation marks are ignored.
///
/// A name with `%05d` or the like that is no file's own is a numbered sequence of pictures. Memory
/// does not grow with the number of frames. A reader belongs to one task at a time.
@safe public final class FrameReader {
  /// The largest number of pixels in one picture: 2^28, a square of 16384.
  public static let pixelLimit = 1 << 28

  /// The path of what is read.
  public let path: String
  /// How many frames were read so far.
  public private(set) var frameCount = 0

  private let decoder: FrameDecoder
  private var converter: FrameConverter?
  private let scaling: AV.Scaling
  private let av: AV.Coding
  private let decoding: AV.Decoding
  private var failure: FrameReaderError?

  /// Opens a file.
  ///
  /// - Throws: `FrameReaderError.cannotOpen`, `.notDecodable`, `.tooLarge` or `.libraryMissing`.
  public init(path: String) throws(FrameReaderError) {
    self.path = path
    let source = try FrameSource(path)
    do throws(ExportError) {
      unsafe av = try AV.coding()
      unsafe decoding = try AV.decoding()
      unsafe scaling = try AV.scaling()
    } catch {
      guard case .libraryMissing(let name, let reason) = error else {
        throw .libraryMissing(name: "FFmpeg", reason: "\(error)")
      }
      throw .libraryMissing(name: name, reason: reason)
    }
    decoder = try unsafe FrameDecoder(source, av, decoding)
  }

  /// The next picture, or nil after the last one.
  ///
  /// - Throws: `FrameReaderError.broken` or `.tooLarge`; the same again when it is asked again.
  public func next() throws(FrameReaderError) -> Pixmap? {
    if let failure { throw failure }
    do throws(FrameReaderError) {
      guard let frame = try decoder.next(number: frameCount) else { return nil }
      defer { frame.release() }
      let picture: Pixmap
      do throws(AVFailure) { picture = try convert(frame) } catch {
        throw .broken(path: path, frame: frameCount, reason: error.reason)
      }
      frameCount += 1
      return picture
    } catch {
      failure = error
      throw error
    }
  }

  private func convert(_ frame: VideoFrame) throws(AVFailure) -> Pixmap {
    let layout = unsafe FrameLayout(frame, decoding)
    if let converter, converter.layout == layout { return try converter.convert(frame) }
    let made = try unsafe FrameConverter(layout, av, scaling)
    converter = made
    return try made.convert(frame)
  }
}
