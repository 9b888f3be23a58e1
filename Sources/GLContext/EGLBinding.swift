internal import CreaseCEGL

/// An EGL context with what it draws on: it makes them current on a thread and releases them.
@safe final class EGLBinding {
  let lease: DisplayLease
  let config: EGLConfig
  /// The surface; nil where EGL_KHR_surfaceless_context makes one needless.
  private(set) var surface: DrawSurface?
  private let handle: EGLContext

  /// What was current on a thread before, to be put back.
  @safe struct Former {
    fileprivate let display: EGLDisplay?
    fileprivate let context: EGLContext?
    fileprivate let draw: EGLSurface?
    fileprivate let read: EGLSurface?
    fileprivate let api: EGLenum
  }

  /// Takes over a context that `create` has made.
  @unsafe init(lease: DisplayLease, config: EGLConfig, surface: DrawSurface?, handle: EGLContext) {
    self.lease = lease
    unsafe self.config = config
    self.surface = surface
    unsafe self.handle = handle
  }

  deinit {
    let display = unsafe lease.display.handle
    if isCurrent { unsafe eglMakeCurrent(display, nil, nil, nil) }
    unsafe eglDestroyContext(display, handle)
  }

  /// Whether the context is current on the calling thread.
  var isCurrent: Bool { unsafe eglGetCurrentContext() == handle }

  /// Makes the context current on the calling thread.
  ///
  /// - Returns: What was current before, for `leave`; nil if this context already was.
  func enter() throws(GLContextError) -> Former? {
    let api = eglQueryAPI()
    // Each thread starts with an API of its own.
    guard eglBindAPI(EGLenum(EGL_OPENGL_ES_API)) == EGLBoolean(EGL_TRUE) else {
      throw .egl(call: "eglBindAPI", code: eglGetError())
    }
    if isCurrent { return nil }
    let former = unsafe Former(
      display: eglGetCurrentDisplay(), context: eglGetCurrentContext(),
      draw: eglGetCurrentSurface(EGL_DRAW), read: eglGetCurrentSurface(EGL_READ), api: api)
    do throws(GLContextError) { try makeCurrent() } catch {
      eglBindAPI(api)
      throw error
    }
    return former
  }

  /// Releases the context and puts back what was current before.
  func leave(_ former: Former) {
    if let context = unsafe former.context {
      unsafe eglMakeCurrent(former.display, former.draw, former.read, context)
    } else {
      unsafe eglMakeCurrent(lease.display.handle, nil, nil, nil)
    }
    eglBindAPI(former.api)
  }

  /// Puts another surface in the former one's place, while the context is current.
  func replaceSurface(by replacement: DrawSurface) throws(GLContextError) {
    let former = surface
    surface = replacement
    do throws(GLContextError) { try makeCurrent() } catch {
      surface = former
      throw error
    }
  }

  private func makeCurrent() throws(GLContextError) {
    let drawable = unsafe surface?.handle
    guard
      unsafe eglMakeCurrent(lease.display.handle, drawable, drawable, handle)
        == EGLBoolean(EGL_TRUE)
    else {
      let code = eglGetError()
      if code == EGL_CONTEXT_LOST { throw .contextLost(call: "eglMakeCurrent") }
      throw .egl(call: "eglMakeCurrent", code: code)
    }
  }
}
