internal import CreaseCAV

/// Pictures of one kind whose memory is used again as soon as the encoder lets go of it.
///
/// There are as many as the encoder holds at a time, which depends on its threads and on how far it
/// looks ahead, not on the film's length.
@safe final class FramePool {
  private let av: AV.Coding
  private let width: Int
  private let height: Int
  private let format: AVPixelFormat
  private let configure: (inout AVFrame) -> Void
  private var frames: [VideoFrame] = []

  /// Prepares for pictures of a size and a pixel format.
  ///
  /// - Parameter configure: Sets what every frame says of itself, such as its colours.
  init(
    _ av: AV.Coding, width: Int, height: Int, format: AVPixelFormat,
    configure: @escaping (inout AVFrame) -> Void = { _ in }
  ) {
    unsafe self.av = av
    self.width = width
    self.height = height
    self.format = format
    unsafe self.configure = unsafe configure
  }

  /// A picture that nobody reads, with its time set.
  func next(time: Int64) throws(AVFailure) -> VideoFrame {
    if let frame = frames.first(where: \.isFree) {
      try frame.prepare(time: time)
      return frame
    }
    let frame = try unsafe VideoFrame(av, width: width, height: height, format: format)
    unsafe configure(&frame.pointer.pointee)
    try frame.prepare(time: time)
    frames.append(frame)
    return frame
  }
}
