internal import CreaseCEGL
internal import CreaseCGBM
internal import Glibc

/// What a context draws on where no framebuffer object is bound: a window surface on a
/// `gbm_surface`, or a pbuffer of one pixel.
@safe final class DrawSurface {
  /// How a window surface is made.
  struct Recipe: Sendable, Hashable {
    /// The DRM fourcc: ARGB8888 or XRGB8888.
    let format: UInt32
    /// A union of GBM_BO_USE flags.
    let usage: UInt32

    /// DRM_FORMAT_ARGB8888, 'AR24'.
    static let argb8888: UInt32 = 0x3432_5241
    /// DRM_FORMAT_XRGB8888, 'XR24'.
    static let xrgb8888: UInt32 = 0x3432_5258
    /// The usages to try; drivers differ in what they take.
    static let usages: [UInt32] = [
      GBM_BO_USE_RENDERING.rawValue,
      GBM_BO_USE_SCANOUT.rawValue | GBM_BO_USE_RENDERING.rawValue,
      0,
    ]
  }

  let handle: EGLSurface
  let gbm: OpaquePointer?
  /// How it was made; only a window surface has one.
  let recipe: Recipe?
  let width: Int
  let height: Int
  private let lease: DisplayLease

  /// Makes a window surface; the display must be GBM's.
  @unsafe init(
    window recipe: Recipe, width: Int, height: Int, config: EGLConfig, lease: DisplayLease
  ) throws(GLContextError) {
    let display = lease.display
    let call = "eglCreatePlatformWindowSurfaceEXT"
    guard
      let create = unsafe EGLClient.function(
        call, as: PFNEGLCREATEPLATFORMWINDOWSURFACEEXTPROC.self)
    else { throw .egl(call: call, code: eglGetError()) }
    guard
      let gbm = unsafe gbm_surface_create(
        display.gbm?.handle, UInt32(clamping: width), UInt32(clamping: height), recipe.format,
        recipe.usage)
    else { throw .gbm(call: "gbm_surface_create", errno: errno) }
    guard let handle = unsafe create(display.handle, config, UnsafeMutableRawPointer(gbm), nil)
    else {
      let code = eglGetError()
      unsafe gbm_surface_destroy(gbm)
      throw .egl(call: call, code: code)
    }
    unsafe self.handle = handle
    unsafe self.gbm = gbm
    self.recipe = recipe
    self.width = width
    self.height = height
    self.lease = lease
  }

  /// Makes a pbuffer of one pixel.
  @unsafe init(pbufferFor config: EGLConfig, lease: DisplayLease) throws(GLContextError) {
    let attributes = [EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE]
    guard let handle = unsafe eglCreatePbufferSurface(lease.display.handle, config, attributes)
    else {
      throw .egl(call: "eglCreatePbufferSurface", code: eglGetError())
    }
    unsafe self.handle = handle
    unsafe gbm = nil
    recipe = nil
    width = 1
    height = 1
    self.lease = lease
  }

  deinit {
    unsafe eglDestroySurface(lease.display.handle, handle)
    if let gbm = unsafe gbm { unsafe gbm_surface_destroy(gbm) }
  }
}
