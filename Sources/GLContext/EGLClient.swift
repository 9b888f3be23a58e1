internal import CreaseCEGL

/// What EGL offers before there is a display.
enum EGLClient {
  /// The client extensions; none where EGL does not tell (EGL_EXT_client_extensions is missing).
  static var extensions: WordList {
    let text = unsafe eglQueryString(nil, EGL_EXTENSIONS)
    if unsafe text == nil { _ = eglGetError() }
    return WordList(unsafe text.map { unsafe String(cString: $0) })
  }

  /// Finds a function of an extension that EGL says it has.
  @unsafe static func function<F>(_ name: String, as type: F.Type) -> F? {
    guard let pointer = unsafe eglGetProcAddress(name) else { return nil }
    return unsafe unsafeBitCast(pointer, to: F.self)
  }

  /// The devices that EGL lists.
  @unsafe static func devices() throws(DeviceAttempt.Failure) -> [EGLDeviceEXT] {
    let extensions = Self.extensions
    let listed =
      extensions.contains("EGL_EXT_device_enumeration")
      || extensions.contains("EGL_EXT_device_base")
    guard listed, extensions.contains("EGL_EXT_platform_device"),
      let query = unsafe function("eglQueryDevicesEXT", as: PFNEGLQUERYDEVICESEXTPROC.self)
    else { throw missing("EGL_EXT_platform_device") }
    var count: Int32 = 0
    guard unsafe query(0, nil, &count) == EGLBoolean(EGL_TRUE) else {
      throw failure("eglQueryDevicesEXT", remedy: Remedy.installEGL)
    }
    var devices = unsafe [EGLDeviceEXT?](repeating: nil, count: Int(max(0, count)))
    guard unsafe query(count, &devices, &count) == EGLBoolean(EGL_TRUE) else {
      throw failure("eglQueryDevicesEXT", remedy: Remedy.installEGL)
    }
    return unsafe devices.prefix(Int(max(0, count))).compactMap { unsafe $0 }
  }

  /// The DRM node of a device, where EGL tells (EGL_EXT_device_drm).
  @unsafe static func node(of device: EGLDeviceEXT) -> String? {
    guard
      let query = unsafe function(
        "eglQueryDeviceStringEXT", as: PFNEGLQUERYDEVICESTRINGEXTPROC.self)
    else { return nil }
    let words = WordList(unsafe query(device, EGL_EXTENSIONS).map { unsafe String(cString: $0) })
    guard words.contains("EGL_EXT_device_drm") else { return nil }
    return unsafe query(device, EGL_DRM_DEVICE_FILE_EXT).map { unsafe String(cString: $0) }
  }

  /// The display of a platform, neither opened nor counted yet.
  @unsafe static func display(
    platform: Int32, extension word: String, native: UnsafeMutableRawPointer?
  ) throws(DeviceAttempt.Failure) -> EGLDisplay {
    let extensions = Self.extensions
    guard extensions.contains("EGL_EXT_platform_base"), extensions.contains(word),
      let get = unsafe function(
        "eglGetPlatformDisplayEXT", as: PFNEGLGETPLATFORMDISPLAYEXTPROC.self)
    else { throw missing(word) }
    guard let display = unsafe get(EGLenum(platform), native, nil) else {
      throw failure("eglGetPlatformDisplayEXT", remedy: Remedy.installEGL)
    }
    return unsafe display
  }

  /// A failure with the reason that eglGetError gives on this thread.
  static func failure(_ call: String, remedy: String? = nil) -> DeviceAttempt.Failure {
    DeviceAttempt.Failure(step: call, reason: DriverCodes.egl(eglGetError()), remedy: remedy)
  }

  private static func missing(_ word: String) -> DeviceAttempt.Failure {
    DeviceAttempt.Failure(
      step: "EGL client extensions", reason: "EGL does not offer \(word)",
      remedy: Remedy.installEGL)
  }
}
