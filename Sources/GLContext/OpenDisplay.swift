internal import CreaseCEGL
internal import Glibc

/// An initialised EGL display and, on GBM, the device behind it.
///
/// The handles may go from thread to thread; the registry alone opens and closes them.
@safe struct OpenDisplay: @unchecked Sendable {
  /// The EGL display.
  let handle: EGLDisplay
  /// The device behind it; only on GBM.
  let gbm: GBMDevice?
  /// Whether Mesa was told to use its software driver.
  let software: Bool
  /// The display's extensions.
  let extensions: WordList
  /// EGL_VENDOR.
  let vendor: String
  /// EGL_VERSION.
  let version: String

  /// Opens a display. Only the registry does so, under its lock.
  init(_ key: DisplayRegistry.Key, software: Bool) throws(DeviceAttempt.Failure) {
    let gbm: GBMDevice? = if case .gbm(let node) = key { try GBMDevice(node: node) } else { nil }
    let handle: EGLDisplay
    do throws(DeviceAttempt.Failure) {
      unsafe handle = try Self.display(key, on: gbm)
      guard unsafe eglInitialize(handle, nil, nil) == EGLBoolean(EGL_TRUE) else {
        let failure = EGLClient.failure("eglInitialize", remedy: Remedy.installEGL)
        throw Self.closedNode(key, failure.step) ?? failure
      }
    } catch {
      gbm?.close()
      throw error
    }
    unsafe self.handle = handle
    self.gbm = gbm
    self.software = software
    extensions = WordList(unsafe Self.text(handle, EGL_EXTENSIONS))
    vendor = unsafe Self.text(handle, EGL_VENDOR)
    version = unsafe Self.text(handle, EGL_VERSION)
  }

  /// Ends the display. Only the registry does so, under its lock.
  func close() {
    unsafe eglTerminate(handle)
    gbm?.close()
  }

  /// The display that EGL has for a platform and a device, not initialised yet.
  @unsafe private static func display(_ key: DisplayRegistry.Key, on gbm: GBMDevice?)
    throws(DeviceAttempt.Failure) -> EGLDisplay
  {
    switch key {
    case .gbm:
      return unsafe try EGLClient.display(
        platform: EGL_PLATFORM_GBM_KHR, extension: "EGL_KHR_platform_gbm",
        native: gbm.map { unsafe UnsafeMutableRawPointer($0.handle) })
    case .device(let index):
      let devices = unsafe try EGLClient.devices()
      guard unsafe devices.indices.contains(index) else {
        throw noDevice(index, count: unsafe devices.count)
      }
      return unsafe try EGLClient.display(
        platform: EGL_PLATFORM_DEVICE_EXT, extension: "EGL_EXT_platform_device",
        native: devices[index])
    case .surfaceless:
      return unsafe try EGLClient.display(
        platform: EGL_PLATFORM_SURFACELESS_MESA, extension: "EGL_MESA_platform_surfaceless",
        native: nil)
    }
  }

  /// The failure of a device whose node can't be opened, which EGL itself does not tell.
  private static func closedNode(
    _ key: DisplayRegistry.Key, _ step: String
  ) -> DeviceAttempt.Failure? {
    guard case .device(let index) = key, let devices = unsafe try? EGLClient.devices(),
      unsafe devices.indices.contains(index), let node = unsafe EGLClient.node(of: devices[index])
    else { return nil }
    do throws(DeviceAttempt.Failure) {
      Glibc.close(try DRMNode.open(node))
      return nil
    } catch {
      return DeviceAttempt.Failure(step: step, reason: error.reason, remedy: error.remedy)
    }
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
