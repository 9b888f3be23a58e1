/// Why a film was not written.
public enum FilmError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A frame could not be drawn.
  case render(frame: Int, RenderError)
  /// A frame could not be written, or the output could not be made.
  case export(ExportError)
  /// The caller asked for the end after a number of frames.
  case stopped(frames: Int)

  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .render(let frame, let error): "frame \(frame): \(error)"
    case .export(let error): error.description
    case .stopped(let frames): "stopped after \(frames) frames"
    }
  }
}
