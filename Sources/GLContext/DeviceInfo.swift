/// What a graphics device is and what it can do.
public struct DeviceInfo: Sendable, Hashable {
  /// The way the device was reached.
  public let platform: DevicePlatform
  /// The DRM node's path; only on GBM.
  public let node: String?
  /// The number of the EGL device, from 0; only on the EGL device platform.
  public let index: Int?
  /// Who made the EGL implementation (EGL_VENDOR).
  public let eglVendor: String
  /// The EGL version (EGL_VERSION).
  public let eglVersion: String
  /// The GL renderer's name (GL_RENDERER).
  public let renderer: String
  /// The GL version (GL_VERSION).
  public let version: String
  /// Who made the GL implementation (GL_VENDOR).
  public let vendor: String
  /// Whether the processor draws, not a graphics chip.
  public let isSoftware: Bool
  /// The largest width and height of a texture, in pixels (GL_MAX_TEXTURE_SIZE).
  public let maxTextureSize: Int
  /// The largest number of layers of an array texture (GL_MAX_ARRAY_TEXTURE_LAYERS).
  public let maxTextureLayers: Int
  /// The largest width and height of a renderbuffer, in pixels (GL_MAX_RENDERBUFFER_SIZE).
  public let maxRenderbufferSize: Int
  /// The largest width of a viewport, in pixels (GL_MAX_VIEWPORT_DIMS).
  public let maxViewportWidth: Int
  /// The largest height of a viewport, in pixels (GL_MAX_VIEWPORT_DIMS).
  public let maxViewportHeight: Int
  /// Whether there is a window surface that keeps alpha; only on GBM.
  public let hasAlphaSurface: Bool
  /// Whether a presented buffer can be handed on as a dma-buf; only on GBM.
  public let exportsDmaBuf: Bool

  /// The largest frame that fits into one framebuffer, in pixels.
  public var maxFrameWidth: Int { min(maxTextureSize, maxRenderbufferSize, maxViewportWidth) }
  /// The largest frame that fits into one framebuffer, in pixels.
  public var maxFrameHeight: Int { min(maxTextureSize, maxRenderbufferSize, maxViewportHeight) }

  /// Whether a GL renderer's name is that of a driver that draws on the processor.
  ///
  /// `virgl (LLVMPIPE …)` is one as well: the host behind the virtual chip has none either.
  package static func isSoftware(renderer: String) -> Bool {
    let name = renderer.lowercased()
    return ["llvmpipe", "softpipe", "swrast", "lavapipe", "swiftshader", "software rasterizer"]
      .contains { name.contains($0) }
  }
}

extension DeviceInfo: CustomStringConvertible {
  /// One line: renderer, version, and whether it is hardware.
  public var description: String {
    "\(renderer), \(version), \(isSoftware ? "software" : "hardware")"
  }
}
