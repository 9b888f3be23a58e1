internal import CreaseCAV
internal import Glibc

/// Finds out which pictures of a sequence are there already and whole, so that work that was
/// interrupted can go on.
///
/// A picture counts as whole if it decodes to the end without an error, its checksums included, and
/// has the sequence's size and kind. Whether it shows the same scene is not looked at.
@safe public final class PictureCheck {
  private let av: AV.Coding
  private let context: UnsafeMutablePointer<AVCodecContext>
  private let packet: UnsafeMutablePointer<AVPacket>
  private let frame: VideoFrame
  private let pattern: SequencePattern
  private let settings: ExportSettings

  /// Prepares to look at a sequence, and removes what writers on this machine that are no more have
  /// left half-written in its folder.
  ///
  /// - Parameters:
  ///   - pattern: The sequence's names.
  ///   - settings: What it is, or would be, written with.
  /// - Throws: `ExportError.libraryMissing` or `.encodingFailed`.
  public init(_ pattern: SequencePattern, settings: ExportSettings) throws(ExportError) {
    self.pattern = pattern
    self.settings = settings
    let av = try unsafe AV.coding()
    unsafe self.av = unsafe av
    do throws(AVFailure) {
      frame = try unsafe VideoFrame(av)
      guard let codec = unsafe av.pointee.avcodec_find_decoder_by_name("png") else {
        throw AVFailure(missing: "png")
      }
      unsafe packet = try av.require { unsafe $0.av_packet_alloc() }
      unsafe context = try av.require { unsafe $0.avcodec_alloc_context3(codec) }
      unsafe context.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE
      // Frame threads would hold pictures back.
      unsafe context.pointee.thread_count = 1
      try unsafe av.check { unsafe $0.avcodec_open2(context, codec, nil) }
    } catch {
      throw .encodingFailed(
        format: OutputFormat.png.name, stage: "opening the decoder", reason: error.reason)
    }
    Leftovers.remove(in: pattern.folder)
  }

  deinit {
    var ownedPacket: UnsafeMutablePointer<AVPacket>? = unsafe packet
    unsafe av.pointee.av_packet_free(&ownedPacket)
    var ownedContext: UnsafeMutablePointer<AVCodecContext>? = unsafe context
    unsafe av.pointee.avcodec_free_context(&ownedContext)
  }

  /// Whether the picture of a frame, counted as in the files' names, is there and whole.
  public func isWhole(frame number: Int) -> Bool {
    guard load(pattern.path(ofFrame: number)) else { return false }
    defer {
      unsafe av.pointee.av_packet_unref(packet)
      unsafe av.pointee.avcodec_flush_buffers(context)
    }
    guard unsafe av.pointee.avcodec_send_packet(context, packet) >= 0,
      unsafe av.pointee.avcodec_receive_frame(context, frame.pointer) >= 0
    else { return false }
    defer { frame.release() }
    let format = (settings.isOpaque ? PackedLayout.rgb : .rgba).format
    let picture = unsafe frame.pointer.pointee
    return unsafe Int(picture.width) == settings.width && Int(picture.height) == settings.height
      && picture.format == format.rawValue
  }

  /// Reads a file into the packet; false if that can't be done.
  private func load(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let size = Int32(exactly: status.st_size), size > 0,
      unsafe av.pointee.av_new_packet(packet, size) >= 0
    else { return false }
    var rest = unsafe UnsafeMutableRawBufferPointer(
      start: packet.pointee.data, count: Int(size))[...]
    while unsafe !rest.isEmpty {
      let target = unsafe UnsafeMutableRawBufferPointer(rebasing: rest)
      guard let count = try? call({ unsafe read(descriptor, target.baseAddress, target.count) }),
        count > 0
      else {
        unsafe av.pointee.av_packet_unref(packet)
        return false
      }
      unsafe rest = rest.dropFirst(count)
    }
    return true
  }
}
