internal import CreaseCEGL
internal import CreaseCGLES
internal import Glibc

/// The driver's own messages (KHR_debug), written to stderr when `CREASE_GL_DEBUG=1`.
enum DebugLog {
  /// Whether the environment asks for the messages.
  static var isWanted: Bool { Environment.value(of: "CREASE_GL_DEBUG") == "1" }

  /// Has the current context tell its messages, if they are wanted and it can.
  static func attach(_ extensions: WordList) {
    guard isWanted, extensions.contains("GL_KHR_debug"),
      let setCallback = unsafe EGLClient.function(
        "glDebugMessageCallbackKHR", as: PFNGLDEBUGMESSAGECALLBACKKHRPROC.self)
    else { return }
    glEnable(GLenum(GL_DEBUG_OUTPUT_KHR))
    // Otherwise the driver may call from threads of its own, after the context is gone.
    glEnable(GLenum(GL_DEBUG_OUTPUT_SYNCHRONOUS_KHR))
    unsafe setCallback(
      { _, _, id, severity, length, text, _ in
        guard let text = unsafe text else { return }
        let message =
          length < 0
          ? unsafe String(cString: text)
          : unsafe String(
            decoding: UnsafeRawBufferPointer(start: text, count: Int(length)), as: UTF8.self)
        DebugLog.write(message, id: id, severity: severity)
      }, nil)
  }

  private static func write(_ message: String, id: GLuint, severity: GLenum) {
    let level =
      switch Int32(bitPattern: severity) {
      case GL_DEBUG_SEVERITY_HIGH_KHR: "high"
      case GL_DEBUG_SEVERITY_MEDIUM_KHR: "medium"
      case GL_DEBUG_SEVERITY_LOW_KHR: "low"
      default: "note"
      }
    let line = "crease: GL \(level) \(id): \(message)\n"
    _ = unsafe line.utf8CString.withUnsafeBytes { bytes in
      unsafe Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count - 1)
    }
  }
}
