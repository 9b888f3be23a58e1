internal import CreaseCGLES

/// What identifies a fence.
@safe struct FenceHandle {
  fileprivate let sync: GLsync
}

enum FenceKind: GLObjectKind {
  static let call = "glFenceSync"
  static func create() -> FenceHandle? {
    unsafe glFenceSync(GLenum(GL_SYNC_GPU_COMMANDS_COMPLETE), 0).map {
      unsafe FenceHandle(sync: $0)
    }
  }
  static func delete(_ handle: FenceHandle) { unsafe glDeleteSync(handle.sync) }
}

/// A mark in the stream of GL commands that tells when the driver has got there.
package struct GLFence: ~Copyable {
  /// The longest wait, in seconds: a driver that takes longer is taken to hang.
  package static let limit = 10.0

  private let object: GLObject<FenceKind>

  /// Puts a fence behind all commands given so far.
  package init(in context: GLContext) throws(GLContextError) {
    object = try GLObject(in: context)
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Waits until the driver has done everything before the fence.
  ///
  /// - Parameter seconds: The longest wait, 0 or more.
  /// - Throws: `GLContextError.timeout` past that, `.contextLost` if the driver resets the device.
  package func wait(seconds: Double = GLFence.limit) throws(GLContextError) {
    let nanoseconds = GLuint64(min(max(0, seconds), 1e6) * 1e9)
    let context = object.context
    try context.withCurrent { () throws(GLContextError) in
      let status = unsafe glClientWaitSync(
        object.handle.sync, GLbitfield(GL_SYNC_FLUSH_COMMANDS_BIT), nanoseconds)
      try context.checkReset("glClientWaitSync")
      switch Int32(bitPattern: status) {
      case GL_ALREADY_SIGNALED, GL_CONDITION_SATISFIED: return
      case GL_TIMEOUT_EXPIRED: throw .timeout(seconds: seconds)
      default:
        try context.check("glClientWaitSync")
        throw .gl(call: "glClientWaitSync", code: status)
      }
    }
  }
}
