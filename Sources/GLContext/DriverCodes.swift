internal import CreaseCEGL
internal import CreaseCGLES

/// The names of the codes by which EGL and GL tell what went wrong.
enum DriverCodes {
  /// The name of an EGL error, as in "EGL_BAD_ALLOC (0x3003)".
  static func egl(_ code: Int32) -> String { name(code, in: eglNames) }
  /// The name of a GL error, as in "GL_INVALID_OPERATION (0x0502)".
  static func gl(_ code: UInt32) -> String { name(Int32(bitPattern: code), in: glNames) }

  private static func name(_ code: Int32, in names: [Int32: String]) -> String {
    let digits = String(UInt32(bitPattern: code), radix: 16)
    let padded = "0x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return names[code].map { "\($0) (\(padded))" } ?? padded
  }

  private static let eglNames: [Int32: String] = [
    EGL_SUCCESS: "no error reported",
    EGL_NOT_INITIALIZED: "EGL_NOT_INITIALIZED",
    EGL_BAD_ACCESS: "EGL_BAD_ACCESS",
    EGL_BAD_ALLOC: "EGL_BAD_ALLOC",
    EGL_BAD_ATTRIBUTE: "EGL_BAD_ATTRIBUTE",
    EGL_BAD_CONFIG: "EGL_BAD_CONFIG",
    EGL_BAD_CONTEXT: "EGL_BAD_CONTEXT",
    EGL_BAD_CURRENT_SURFACE: "EGL_BAD_CURRENT_SURFACE",
    EGL_BAD_DISPLAY: "EGL_BAD_DISPLAY",
    EGL_BAD_MATCH: "EGL_BAD_MATCH",
    EGL_BAD_NATIVE_PIXMAP: "EGL_BAD_NATIVE_PIXMAP",
    EGL_BAD_NATIVE_WINDOW: "EGL_BAD_NATIVE_WINDOW",
    EGL_BAD_PARAMETER: "EGL_BAD_PARAMETER",
    EGL_BAD_SURFACE: "EGL_BAD_SURFACE",
    EGL_CONTEXT_LOST: "EGL_CONTEXT_LOST",
    EGL_BAD_DEVICE_EXT: "EGL_BAD_DEVICE_EXT",
  ]

  private static let glNames: [Int32: String] = [
    GL_NO_ERROR: "no error reported",
    GL_INVALID_ENUM: "GL_INVALID_ENUM",
    GL_INVALID_VALUE: "GL_INVALID_VALUE",
    GL_INVALID_OPERATION: "GL_INVALID_OPERATION",
    GL_OUT_OF_MEMORY: "GL_OUT_OF_MEMORY",
    GL_INVALID_FRAMEBUFFER_OPERATION: "GL_INVALID_FRAMEBUFFER_OPERATION",
    GL_CONTEXT_LOST_KHR: "GL_CONTEXT_LOST",
    GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT: "GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT",
    GL_FRAMEBUFFER_UNSUPPORTED: "GL_FRAMEBUFFER_UNSUPPORTED",
    GL_FRAMEBUFFER_UNDEFINED: "GL_FRAMEBUFFER_UNDEFINED",
  ]
}
