/// Why a picture or a film could not be read.
public enum FrameReaderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no such file, or it must not be read.
  case cannotOpen(path: String, reason: String)
  /// The file holds no picture that FFmpeg's libraries know, or is damaged at its start.
  case notDecodable(path: String, reason: String)
  /// The file's pictures have more pixels than are taken on.
  case tooLarge(path: String, width: Int, height: Int, limit: Int)
  /// The file is damaged or ends too early; `frame` is the number of the first frame that could
  /// not be read, from 0.
  case broken(path: String, frame: Int, reason: String)
  /// FFmpeg's libraries are not installed.
  case libraryMissing(name: String, reason: String)

  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "\(path) can't be read: \(reason)"
    case .notDecodable(let path, let reason):
      "\(path) is no picture or film that FFmpeg can decode: \(reason)"
    case .tooLarge(let path, let width, let height, let limit):
      "\(path): a picture of \(width) × \(height) pixels is over the limit of \(limit) pixels"
    case .broken(let path, let frame, let reason):
      "\(path): frame \(frame) can't be read: \(reason); the file is damaged or not whole"
    case .libraryMissing(let name, let reason):
      "\(name) can't be used: \(reason); install it (on Debian: apt-get install ffmpeg)"
    }
  }
}
