internal import CreaseCEGL
internal import CreaseCGBM
internal import Glibc

/// An initialised EGL display and, on GBM, the device behind it.
///
/// The handles may go from thread to thread; the registry alone opens and closes them.
@safe struct OpenDisplay: @unchecked Sendable {
  /// The EGL display.
  let handle: EGLDisplay
  /// The GBM device; only on GBM.
  let gbm: OpaquePointer?
  /// Whether Mesa was told to use its software driver.
  let software: Bool
  /// The display's extensions.
  let extensions: WordList
  /// EGL_VENDOR.
  let vendor: String
  /// EGL_VERSION.
  let version: String
  private let descriptor: Int32

  /// Opens a display. Only the registry does so, under its lock.
  init(_ key: DisplayRegistry.Key, software: Bool) throws(DeviceAttempt.Failure) {
    var gbm: OpaquePointer? = nil
    var descriptor: Int32 = -1
    let handle: EGLDisplay
    do throws(DeviceAttempt.Failure) {
      switch key {
      case .gbm(let node):
        descriptor = try DRMNode.open(node)
        unsafe gbm = gbm_create_device(descriptor)
        guard unsafe gbm != nil else {
          throw DeviceAttempt.Failure(
            step: "gbm_create_device", reason: systemMessage(errno), remedy: Remedy.installEGL)
        }
        unsafe handle = try EGLClient.display(
          platform: EGL_PLATFORM_GBM_KHR, extension: "EGL_KHR_platform_gbm",
          native: UnsafeMutableRawPointer(gbm))
      case .device(let index):
        let devices = unsafe try EGLClient.devices()
        guard unsafe devices.indices.contains(index) else {
          throw Self.noDevice(index, count: unsafe devices.count)
        }
        unsafe handle = try EGLClient.display(
          platform: EGL_PLATFORM_DEVICE_EXT, extension: "EGL_EXT_platform_device",
          native: devices[index])
      case .surfaceless:
        unsafe handle = try EGLClient.display(
          platform: EGL_PLATFORM_SURFACELESS_MESA, extension: "EGL_MESA_platform_surfaceless",
          native: nil)
      }
      guard unsafe eglInitialize(handle, nil, nil) == EGLBoolean(EGL_TRUE) else {
        throw EGLClient.failure("eglInitialize", remedy: Remedy.installEGL)
      }
    } catch {
      if let gbm = unsafe gbm { unsafe gbm_device_destroy(gbm) }
      if descriptor >= 0 { Glibc.close(descriptor) }
      throw error
    }
    unsafe self.handle = handle
    unsafe self.gbm = gbm
    self.descriptor = descriptor
    self.software = software
    extensions = WordList(unsafe Self.text(handle, EGL_EXTENSIONS))
    vendor = unsafe Self.text(handle, EGL_VENDOR)
    version = unsafe Self.text(handle, EGL_VERSION)
  }

  /// Ends the display. Only the registry does so, under its lock.
  func close() {
    unsafe eglTerminate(handle)
    if let gbm = unsafe gbm { unsafe gbm_device_destroy(gbm) }
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  @unsafe private static func text(_ display: EGLDisplay, _ name: Int32) -> String {
    unsafe eglQueryString(display, name).map { unsafe String(cString: $0) } ?? ""
  }

  private static func noDevice(_ index: Int, count: Int) -> DeviceAttempt.Failure {
    let reason =
      switch count {
      case 0: "EGL lists no devices"
      case 1: "there is no device \(index); EGL lists one, egl:0"
      default: "there is no device \(index); EGL lists egl:0 … egl:\(count - 1)"
      }
    return DeviceAttempt.Failure(
      step: "eglQueryDevicesEXT", reason: reason,
      remedy: count == 0 ? Remedy.installEGL : Remedy.listDevices)
  }
}
