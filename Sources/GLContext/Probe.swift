internal import CreaseCEGL
internal import CreaseCGBM
internal import CreaseCGLES
internal import Glibc

/// Finds out whether the current context really draws, and what it is.
///
/// A driver may begin well and only tell at the end: Mesa's software driver on a render node makes
/// a complete framebuffer, raises no error, and neither reads back nor swaps.
struct Probe {
  private let binding: EGLBinding
  private let node: String?

  /// The colour of the probe pixel, which no buffer has by chance.
  private static let color: [UInt8] = [51, 102, 153, 204]

  /// - Parameter node: The DRM node's path; only on GBM.
  init(_ binding: EGLBinding, node: String?) {
    self.binding = binding
    self.node = node
  }

  private var remedy: String { Remedy.undrawn(node: node) }

  /// Draws a pixel on the window surface and presents it, where there is one.
  ///
  /// - Returns: Whether the presented buffer can be handed on as a dma-buf.
  func window() throws(DeviceAttempt.Failure) -> Bool {
    guard let surface = binding.surface, let gbm = unsafe surface.gbm else { return false }
    let alpha = surface.recipe?.format == DrawSurface.Recipe.argb8888
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    try draw(channels: alpha ? 4 : 3)
    guard
      unsafe eglSwapBuffers(binding.lease.display.handle, surface.handle) == EGLBoolean(EGL_TRUE)
    else { throw EGLClient.failure("eglSwapBuffers", remedy: remedy) }
    guard let buffer = unsafe gbm_surface_lock_front_buffer(gbm) else {
      throw DeviceAttempt.Failure(
        step: "gbm_surface_lock_front_buffer", reason: systemMessage(errno), remedy: remedy)
    }
    defer { unsafe gbm_surface_release_buffer(gbm, buffer) }
    let descriptor = unsafe gbm_bo_get_fd(buffer)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Draws a pixel into a framebuffer object, as frames are drawn.
  func framebuffer() throws(DeviceAttempt.Failure) {
    var renderbuffer: GLuint = 0
    var framebuffer: GLuint = 0
    unsafe glGenRenderbuffers(1, &renderbuffer)
    unsafe glGenFramebuffers(1, &framebuffer)
    defer {
      unsafe glDeleteFramebuffers(1, &framebuffer)
      unsafe glDeleteRenderbuffers(1, &renderbuffer)
    }
    glBindRenderbuffer(GLenum(GL_RENDERBUFFER), renderbuffer)
    glRenderbufferStorage(GLenum(GL_RENDERBUFFER), GLenum(GL_RGBA8), 1, 1)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glFramebufferRenderbuffer(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), renderbuffer)
    let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
    guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else {
      throw DeviceAttempt.Failure(
        step: "glCheckFramebufferStatus", reason: DriverCodes.gl(status), remedy: remedy)
    }
    try draw(channels: 4)
  }

  /// Clears what is bound to the probe's colour and reads it back. A clear costs next to nothing
  /// where a shader would have to be compiled.
  private func draw(channels: Int) throws(DeviceAttempt.Failure) {
    glClearColor(0.2, 0.4, 0.6, 0.8)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    var pixel: [UInt8] = [0, 0, 0, 0]
    unsafe glReadPixels(0, 0, 1, 1, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), &pixel)
    glClearColor(0, 0, 0, 0)
    if let code = GLContext.takeError() {
      throw DeviceAttempt.Failure(
        step: "glReadPixels", reason: DriverCodes.gl(code), remedy: remedy)
    }
    let isRight = zip(pixel, Self.color).prefix(channels).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    guard isRight else {
      throw DeviceAttempt.Failure(
        step: "glReadPixels", reason: "a pixel of \(Self.color) was drawn, \(pixel) came back",
        remedy: remedy)
    }
  }
}
