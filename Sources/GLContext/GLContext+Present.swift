internal import CreaseCEGL
internal import CreaseCGBM
internal import CreaseCGLES
internal import Glibc

/// A buffer that was presented and is locked meanwhile.
@safe package struct PresentedBuffer {
  fileprivate let buffer: OpaquePointer
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows, the picture's top first.
  package let height: Int

  /// Bytes from one row to the next.
  package var bytesPerRow: Int { unsafe Int(gbm_bo_get_stride(buffer)) }
  /// The DRM fourcc of the pixels: ARGB8888 or XRGB8888.
  package var format: UInt32 { unsafe gbm_bo_get_format(buffer) }
  /// How the pixels lie in memory, as DRM counts modifiers; 0 is row after row.
  package var modifier: UInt64 { unsafe gbm_bo_get_modifier(buffer) }

  /// The kernel's number for the buffer (its GEM handle). The lowest free one is given out, so
  /// numbers stay small as long as buffers are given back.
  package var handle: UInt32 { unsafe gbm_bo_get_handle(buffer).u32 }

  /// A descriptor of the buffer as a dma-buf, which the caller closes; nil where the kernel's
  /// driver can't export.
  package func exportDmaBuf() -> Int32? {
    let descriptor = unsafe gbm_bo_get_fd(buffer)
    return descriptor >= 0 ? descriptor : nil
  }
}

extension GLContext {
  /// Shows a framebuffer on the window surface, its row 0 at the top, and locks what is shown while
  /// a function looks at it.
  ///
  /// - Parameters:
  ///   - framebuffer: What to show; the surface takes on its size.
  ///   - body: What to do with the buffer, which is the driver's again afterwards.
  /// - Throws: `GLContextError.noWindowSurface` elsewhere than on GBM, and what the calls raise.
  package func present(
    _ framebuffer: borrowing GLFramebuffer,
    _ body: (PresentedBuffer) throws(GLContextError) -> Void = { _ in }
  ) throws(GLContextError) {
    let (name, width, height) = (framebuffer.name, framebuffer.width, framebuffer.height)
    try withCurrent { () throws(GLContextError) in
      let surface = try windowSurface(width: width, height: height)
      glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), name)
      glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), 0)
      glDisable(GLenum(GL_SCISSOR_TEST))
      // Frames have their first row at the top, a window surface has its last row there.
      glBlitFramebuffer(
        0, 0, GLint(width), GLint(height), 0, GLint(height), GLint(width), 0,
        GLbitfield(GL_COLOR_BUFFER_BIT), GLenum(GL_NEAREST))
      try check("glBlitFramebuffer")
      try swap(surface, body)
    }
  }

  private func swap(
    _ surface: DrawSurface, _ body: (PresentedBuffer) throws(GLContextError) -> Void
  ) throws(GLContextError) {
    guard let gbm = unsafe surface.gbm else {
      throw .noWindowSurface(platform: info.platform)
    }
    guard
      unsafe eglSwapBuffers(binding.lease.display.handle, surface.handle) == EGLBoolean(EGL_TRUE)
    else {
      let code = eglGetError()
      if code == EGL_CONTEXT_LOST { markLost() }
      try checkReset("eglSwapBuffers")
      throw .egl(call: "eglSwapBuffers", code: code)
    }
    guard let buffer = unsafe gbm_surface_lock_front_buffer(gbm) else {
      throw .gbm(call: "gbm_surface_lock_front_buffer", errno: errno)
    }
    defer { unsafe gbm_surface_release_buffer(gbm, buffer) }
    try body(
      unsafe PresentedBuffer(buffer: buffer, width: surface.width, height: surface.height))
  }

  /// The window surface, made anew if it has another size.
  private func windowSurface(width: Int, height: Int) throws(GLContextError) -> DrawSurface {
    guard let surface = binding.surface, let recipe = surface.recipe else {
      throw .noWindowSurface(platform: info.platform)
    }
    if surface.width == width, surface.height == height { return surface }
    let replacement = unsafe try DrawSurface(
      window: recipe, width: width, height: height, config: binding.config, lease: binding.lease)
    try binding.replaceSurface(by: replacement)
    return replacement
  }
}
