/// Why a frame could not be drawn.
public enum RenderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The picture has more pixels than a renderer will take on.
  case canvasTooLarge(width: Int, height: Int, limit: Int)
  /// The caller's buffer does not have the frame's size, in bytes.
  case bufferSize(expected: Int, actual: Int)
  /// A panel's contents could not be made into pixels.
  case contents(panel: String, reason: String)
  /// A call of the graphics driver failed.
  case driver(call: String, reason: String)
  /// The driver ran out of memory.
  case outOfMemory(width: Int, height: Int)
  /// The driver reset the context, and a second one did not help.
  case contextLost
  /// The driver did not finish a frame within the given number of seconds.
  case timeout(seconds: Double)

  /// The largest number of pixels in one frame: 2^28, a square of 16384.
  public static let pixelLimit = 1 << 28

  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .canvasTooLarge(let width, let height, let limit):
      "a picture of \(width) × \(height) pixels is over the limit of \(limit) pixels;"
        + " lower the canvas size or the scale"
    case .bufferSize(let expected, let actual):
      "the buffer has \(actual) bytes, but the frame needs \(expected)"
    case .contents(let panel, let reason):
      "\(panel): its contents can't be drawn: \(reason)"
    case .driver(let call, let reason):
      "the graphics driver failed in \(call): \(reason); try '--device surfaceless' or"
        + " '--renderer cpu'"
    case .outOfMemory(let width, let height):
      "the graphics driver ran out of memory for a frame of \(width) × \(height) pixels;"
        + " lower the scale"
    case .contextLost:
      "the graphics driver reset the device twice; see its log, or try '--device surfaceless'"
    case .timeout(let seconds):
      "the graphics driver did not finish a frame within \(seconds) s; see its log, or try"
        + " '--device surfaceless'"
    }
  }
}
