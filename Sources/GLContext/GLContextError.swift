/// What can go wrong between Crease and a graphics driver.
public enum GLContextError: Error, Sendable, Hashable {
  /// A device was asked for in words that mean none.
  case badChoice(String, reason: String)
  /// No way to a device worked; all that were tried, in order.
  case noDevice(choice: DeviceChoice, requireHardware: Bool, attempts: [DeviceAttempt])
  /// An EGL call failed with a code of eglGetError.
  case egl(call: String, code: Int32)
  /// A GL call failed with a code of glGetError.
  case gl(call: String, code: UInt32)
  /// The driver ran out of memory in a call.
  case outOfMemory(call: String)
  /// The driver reset the device; everything in the context is gone.
  case contextLost(call: String)
  /// A fence did not signal within a number of seconds.
  case timeout(seconds: Double)
  /// A shader did not compile.
  case shader(stage: String, log: String, source: String)
  /// A program did not link.
  case link(log: String)
  /// A program has no attribute or uniform of a name.
  case missing(kind: String, name: String)
  /// An object would be larger than the driver allows, in pixels.
  case tooLarge(object: String, width: Int, height: Int, maxWidth: Int, maxHeight: Int)
  /// A texture would have more layers than the driver allows.
  case tooManyLayers(count: Int, limit: Int)
  /// The driver does not take a framebuffer; a code of glCheckFramebufferStatus.
  case framebuffer(status: UInt32)
  /// The device has no window surface to present on; only GBM has one.
  case noWindowSurface(platform: DevicePlatform)
  /// A GBM call failed with a code of errno.
  case gbm(call: String, errno: Int32)
}
