/// A way to reach a graphics driver without a screen.
public enum DevicePlatform: String, Sendable, Hashable, CaseIterable {
  /// A DRM node through GBM: `/dev/dri/renderD128`, `/dev/dri/card0` and so on.
  case gbm
  /// One of the devices that EGL lists (EGL_EXT_platform_device).
  case egl
  /// No device named at all (EGL_MESA_platform_surfaceless).
  case surfaceless
  /// As `surfaceless`, with Mesa told to use its software driver.
  case software
}
