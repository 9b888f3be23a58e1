import CreaseGLContext
import Testing

@Suite("Presenting")
struct PresentTests {
  @Test("where there is no window surface says where there is one")
  func noWindow() throws {
    let context = try GLContext.open(.surfaceless)
    let framebuffer = try GLFramebuffer(in: context, width: 2, height: 2)
    #expect(throws: GLContextError.noWindowSurface(platform: context.info.platform)) {
      try context.present(framebuffer)
    }
  }

  /// On a machine with a DRM node that draws this presents; on others it sees to it that every
  /// node, or the want of one, is accounted for.
  @Test("on GBM goes on for ever, at any size")
  func window() throws {
    let context: GLContext
    do { context = try GLContext.open(.gbm(node: nil)) } catch {
      guard case .noDevice(.gbm(nil), false, let attempts) = error else { throw error }
      #expect(attempts.count >= 2)
      #expect(attempts.allSatisfy { $0.platform == .gbm && $0.failure != nil })
      return
    }
    #expect(context.info.platform == .gbm && context.info.node != nil)
    for (width, height) in [(64, 48), (33, 7), (33, 7), (33, 7), (33, 7), (33, 7), (64, 48)] {
      let framebuffer = try GLFramebuffer(in: context, width: width, height: height)
      var presented = 0
      try context.present(framebuffer) { buffer throws(GLContextError) in
        presented += 1
        #expect(buffer.width == width && buffer.height == height)
        #expect(buffer.bytesPerRow >= width * 4)
      }
      #expect(presented == 1)
    }
    #expect(context.objectCount == 0)
  }
}
