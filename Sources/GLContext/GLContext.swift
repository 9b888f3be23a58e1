internal import CreaseCEGL
internal import CreaseCGLES

/// An OpenGL ES 3 context on a device that has been seen to draw.
///
/// A context belongs to one thread at a time: `withCurrent` lends it to the calling thread. Threads
/// may take turns; they must not use it, or what was made in it, at once.
public final class GLContext {
  /// What the device is and what it can do.
  public let info: DeviceInfo
  /// What was tried before this device was found, in order; all of it failed.
  public let attempts: [DeviceAttempt]
  /// The GL extensions.
  package let extensions: WordList
  /// Whether the driver has reset the device; then everything in the context is gone, and every
  /// call throws `GLContextError.contextLost`.
  public private(set) var isLost = false

  /// The number of GL objects that are alive in the context.
  package internal(set) var objectCount = 0

  let binding: EGLBinding
  private let resetStatus: (@convention(c) () -> GLenum)?

  /// Takes over a context that is current on the calling thread.
  init(binding: EGLBinding, info: DeviceInfo, attempts: [DeviceAttempt]) {
    self.binding = binding
    self.info = info
    self.attempts = attempts
    extensions = WordList(
      unsafe glGetString(GLenum(GL_EXTENSIONS)).map { unsafe String(cString: $0) })
    let suffix = ["EXT", "KHR"].first { [extensions] suffix in
      extensions.contains(suffix == "EXT" ? "GL_EXT_robustness" : "GL_KHR_robustness")
    }
    resetStatus = suffix.flatMap { suffix in
      unsafe EGLClient.function(
        "glGetGraphicsResetStatus" + suffix, as: (@convention(c) () -> GLenum).self)
    }
    DebugLog.attach(extensions)
  }

  /// Makes the context current on the calling thread, runs a function, and releases the context
  /// again; what was current before is current afterwards. Calls may nest.
  ///
  /// - Throws: `GLContextError.contextLost` if the driver has reset the device,
  ///   `GLContextError.egl` if the context is current on another thread, and what the function
  ///   throws.
  public func withCurrent<R: ~Copyable>(
    _ body: () throws(GLContextError) -> R
  ) throws(GLContextError) -> R {
    try withCurrent(orThrow: { $0 }, body)
  }

  /// As `withCurrent`, for a function with errors of its own.
  ///
  /// - Parameters:
  ///   - wrap: Makes an error of that kind where the context can't be made current.
  ///   - body: What to run.
  public func withCurrent<R: ~Copyable, E: Error>(
    orThrow wrap: (GLContextError) -> E, _ body: () throws(E) -> R
  ) throws(E) -> R {
    let former: EGLBinding.Former?
    do throws(GLContextError) {
      if isLost { throw .contextLost(call: "eglMakeCurrent") }
      former = try binding.enter()
    } catch {
      if case .contextLost = error { isLost = true }
      throw wrap(error)
    }
    defer { if let former { binding.leave(former) } }
    return try body()
  }

  /// Runs a function that deletes things, with the context current; lost or unobtainable contexts
  /// take their things with them.
  func forDeletion(_ body: () -> Void) {
    let former: EGLBinding.Former?
    do throws(GLContextError) { former = try binding.enter() } catch { return }
    defer { if let former { binding.leave(former) } }
    body()
  }

  /// Turns what glGetError and the robustness extension tell into an error.
  ///
  /// - Parameter call: The name of the call or of the group of calls just made.
  package func check(_ call: String) throws(GLContextError) {
    if let code = Self.takeError() {
      if code == GLenum(GL_CONTEXT_LOST_KHR) { markLost() }
      try checkReset(call)
      if code == GLenum(GL_OUT_OF_MEMORY) { throw .outOfMemory(call: call) }
      throw .gl(call: call, code: code)
    }
    if isLost { throw .contextLost(call: call) }
  }

  /// Asks whether the driver has reset the device, where it can tell.
  ///
  /// - Parameter call: The name of the call just made.
  package func checkReset(_ call: String) throws(GLContextError) {
    if let resetStatus, resetStatus() != GLenum(GL_NO_ERROR) { markLost() }
    if isLost { throw .contextLost(call: call) }
  }

  /// Notes that the device is lost, as tests do to see what follows.
  package func markLost() { isLost = true }

  /// The first error that GL has noted since the last call, or nil.
  ///
  /// GL may hold one error per part of the driver; without a current context some drivers answer
  /// with an error for ever, so the loop is bounded.
  static func takeError() -> UInt32? {
    var first: UInt32?
    for _ in 0..<16 {
      let code = glGetError()
      if code == GLenum(GL_NO_ERROR) { break }
      first = first ?? code
    }
    return first
  }
}
