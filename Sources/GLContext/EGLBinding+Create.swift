internal import CreaseCEGL

extension EGLBinding {
  /// The width and height of the window surface until something is presented.
  static let firstSurfaceSize = 16

  /// Makes a context and, where one is needed, a surface.
  static func create(on platform: DevicePlatform, lease: DisplayLease)
    throws(DeviceAttempt.Failure) -> EGLBinding
  {
    if platform == .gbm { return try createOnWindow(lease) }
    let surfaceless = lease.display.extensions.contains("EGL_KHR_surfaceless_context")
    let type = surfaceless ? 0 : EGL_PBUFFER_BIT
    guard
      let config = unsafe config(ofSurfaceType: type, lease, place: ConfigTraits.placeOfRGBA8)
    else { throw noConfig("RGBA8888") }
    let surface =
      try surfaceless
      ? nil
      : DeviceAttempt.Failure.wrapping(remedy: Remedy.otherDevice) {
        () throws(GLContextError) in unsafe try DrawSurface(pbufferFor: config, lease: lease)
      }
    return unsafe EGLBinding(
      lease: lease, config: config, surface: surface, handle: try createContext(config, lease))
  }

  /// Tries both formats with every usage until EGL takes one as a window.
  private static func createOnWindow(_ lease: DisplayLease)
    throws(DeviceAttempt.Failure) -> EGLBinding
  {
    var failure = noConfig("ARGB8888 or XRGB8888 windows")
    for format in [DrawSurface.Recipe.argb8888, DrawSurface.Recipe.xrgb8888] {
      guard
        let config = unsafe config(
          ofSurfaceType: EGL_WINDOW_BIT, lease,
          place: { ConfigTraits.place(ofVisual: format, in: $0) })
      else { continue }
      for usage in DrawSurface.Recipe.usages {
        do throws(DeviceAttempt.Failure) {
          let surface = try DeviceAttempt.Failure.wrapping(remedy: Remedy.otherDevice) {
            () throws(GLContextError) in
            unsafe try DrawSurface(
              window: DrawSurface.Recipe(format: format, usage: usage),
              width: firstSurfaceSize, height: firstSurfaceSize, config: config, lease: lease)
          }
          return unsafe EGLBinding(
            lease: lease, config: config, surface: surface,
            handle: try createContext(config, lease))
        } catch { failure = error }
      }
    }
    throw failure
  }

  /// Makes an OpenGL ES 3 context, which tells of resets where the driver can.
  @unsafe private static func createContext(_ config: EGLConfig, _ lease: DisplayLease)
    throws(DeviceAttempt.Failure) -> EGLContext
  {
    let display = lease.display
    guard eglBindAPI(EGLenum(EGL_OPENGL_ES_API)) == EGLBoolean(EGL_TRUE) else {
      throw EGLClient.failure("eglBindAPI", remedy: Remedy.installEGL)
    }
    // EGL_CONTEXT_CLIENT_VERSION of EGL 1.3; the driver gives the highest version it has.
    var tries: [[Int32]] = [[EGL_CONTEXT_CLIENT_VERSION, 3, EGL_NONE]]
    if display.extensions.contains("EGL_EXT_create_context_robustness") {
      tries.insert(
        [EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_EXT, EGL_LOSE_CONTEXT_ON_RESET_EXT]
          + tries[0], at: 0)
    }
    if DebugLog.isWanted, display.extensions.contains("EGL_KHR_create_context") {
      tries.insert([EGL_CONTEXT_FLAGS_KHR, EGL_CONTEXT_OPENGL_DEBUG_BIT_KHR] + tries[0], at: 0)
    }
    for attributes in tries {
      if let context = unsafe eglCreateContext(display.handle, config, nil, attributes) {
        return unsafe context
      }
    }
    let failure = EGLClient.failure("eglCreateContext")
    throw DeviceAttempt.Failure(
      step: failure.step, reason: "no OpenGL ES 3.0 context: \(failure.reason)",
      remedy: Remedy.otherDevice)
  }

  /// The configs that can draw OpenGL ES 3 on a type of surface, in EGL's order.
  @unsafe private static func configs(surfaceType: Int32, _ lease: DisplayLease) -> [EGLConfig] {
    let attributes = [
      EGL_SURFACE_TYPE, surfaceType, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_NONE,
    ]
    let display = unsafe lease.display.handle
    var count: Int32 = 0
    unsafe eglChooseConfig(display, attributes, nil, 0, &count)
    var found = unsafe [EGLConfig?](repeating: nil, count: Int(max(0, count)))
    unsafe eglChooseConfig(display, attributes, &found, count, &count)
    return unsafe found.prefix(Int(max(0, count))).compactMap { unsafe $0 }
  }

  /// The config at a place that a function finds among all that can draw on a type of surface.
  @unsafe private static func config(
    ofSurfaceType type: Int32, _ lease: DisplayLease, place: ([ConfigTraits]) -> Int?
  ) -> EGLConfig? {
    let configs = unsafe configs(surfaceType: type, lease)
    let traits = unsafe configs.map { config in
      let visual = unsafe attribute(EGL_NATIVE_VISUAL_ID, of: config, lease)
      let names = [EGL_RED_SIZE, EGL_GREEN_SIZE, EGL_BLUE_SIZE, EGL_ALPHA_SIZE]
      let channels = names.map { unsafe attribute($0, of: config, lease) }
      return ConfigTraits(visual: UInt32(bitPattern: visual), channels: channels)
    }
    return unsafe place(traits).map { unsafe configs[$0] }
  }

  @unsafe private static func attribute(
    _ name: Int32, of config: EGLConfig, _ lease: DisplayLease
  ) -> Int32 {
    var value: Int32 = 0
    unsafe eglGetConfigAttrib(lease.display.handle, config, name, &value)
    return value
  }

  private static func noConfig(_ wanted: String) -> DeviceAttempt.Failure {
    DeviceAttempt.Failure(
      step: "eglChooseConfig", reason: "no config for OpenGL ES 3 and \(wanted)",
      remedy: Remedy.otherDevice)
  }
}
