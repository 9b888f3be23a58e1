internal import CreaseGLContext
internal import CreaseLayers

/// Why a frame could not be drawn, before it is known what the caller is told.
enum DrawingError: Error {
  /// A driver's call failed.
  case driver(GLContextError)
  /// A panel's contents can't be made into pixels.
  case contents(panel: String, reason: String)

  /// Whether a new context may help.
  var isContextLoss: Bool {
    if case .driver(.contextLost) = self { true } else { false }
  }

  /// What the caller is told.
  func renderError(for frame: FrameDescription) -> RenderError {
    switch self {
    case .contents(let panel, let reason): .contents(panel: panel, reason: reason)
    case .driver(.contextLost): .contextLost
    case .driver(.timeout(let seconds)): .timeout(seconds: seconds)
    case .driver(.outOfMemory):
      .outOfMemory(width: frame.canvas.pixelWidth, height: frame.canvas.pixelHeight)
    case .driver(.gl(let call, let code)):
      .driver(call: call, reason: GLContextError.gl(call: call, code: code).description)
    case .driver(let error): .driver(call: "drawing", reason: error.description)
    }
  }
}
