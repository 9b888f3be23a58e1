internal import CreaseCGLES

extension DeviceInfo {
  /// Asks the current context what it is.
  init(
    platform: DevicePlatform, node: String?, index: Int?, binding: EGLBinding, exportsDmaBuf: Bool
  ) {
    self.platform = platform
    self.node = node
    self.index = index
    eglVendor = binding.lease.display.vendor
    eglVersion = binding.lease.display.version
    renderer = Self.text(GL_RENDERER)
    version = Self.text(GL_VERSION)
    vendor = Self.text(GL_VENDOR)
    isSoftware = Self.isSoftware(renderer: renderer)
    maxTextureSize = Self.numbers(GL_MAX_TEXTURE_SIZE)[0]
    maxTextureLayers = Self.numbers(GL_MAX_ARRAY_TEXTURE_LAYERS)[0]
    maxRenderbufferSize = Self.numbers(GL_MAX_RENDERBUFFER_SIZE)[0]
    let viewport = Self.numbers(GL_MAX_VIEWPORT_DIMS)
    maxViewportWidth = viewport[0]
    maxViewportHeight = viewport[1]
    hasAlphaSurface = binding.surface?.recipe?.format == DrawSurface.Recipe.argb8888
    self.exportsDmaBuf = exportsDmaBuf
  }

  private static func text(_ name: Int32) -> String {
    unsafe glGetString(GLenum(name)).map { unsafe String(cString: $0) } ?? "unknown"
  }

  /// A limit; the viewport's has two numbers, the others one.
  private static func numbers(_ name: Int32) -> [Int] {
    var values: [GLint] = [0, 0]
    unsafe glGetIntegerv(GLenum(name), &values)
    return values.map { max(0, Int($0)) }
  }
}
