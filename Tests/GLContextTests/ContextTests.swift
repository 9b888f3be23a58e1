import CreaseGLContext
import Foundation
import Testing

/// Lets a test hand a context to another thread, one thread at a time.
private struct Lent: @unchecked Sendable {
  let context: GLContext
}

@Suite("Contexts")
struct ContextTests {
  /// Clears a framebuffer and reads a pixel of it back.
  static func drawnPixel(
    in context: GLContext, _ color: SIMD4<Float> = SIMD4(0.2, 0.4, 0.6, 0.8)
  ) throws(GLContextError) -> [UInt8] {
    let framebuffer = try GLFramebuffer(in: context, width: 3, height: 2)
    var pixels = [UInt8](repeating: 0, count: 24)
    try context.withCurrent { () throws(GLContextError) in
      framebuffer.bind()
      context.clear(color)
      try context.check("glClear")
    }
    var span = pixels.mutableSpan
    try framebuffer.read(into: &span)
    return Array(pixels.suffix(4))
  }

  @Test("tell what they are")
  func info() throws {
    let info = try GLContext.open(.surfaceless).info
    #expect([.surfaceless, .software].contains(info.platform))
    #expect(info.version.hasPrefix("OpenGL ES 3"))
    #expect(!info.renderer.isEmpty && !info.eglVendor.isEmpty && !info.eglVersion.isEmpty)
    #expect(
      info.maxTextureSize >= 2048 && info.maxFrameWidth >= 2048 && info.maxFrameHeight >= 2048)
    #expect(info.maxTextureLayers >= 256)
    #expect(!info.hasAlphaSurface && !info.exportsDmaBuf)
  }

  @Test(
    "of every platform draw", arguments: [DeviceChoice.automatic, .egl(index: 0), .surfaceless])
  func draw(choice: DeviceChoice) throws {
    #expect(try Self.drawnPixel(in: .open(choice)) == [51, 102, 153, 204])
  }

  @Test("outlive each other")
  func two() throws {
    var first: GLContext? = try GLContext.open(.surfaceless)
    let second = try GLContext.open(.surfaceless)
    let framebuffer = try GLFramebuffer(in: second, width: 1, height: 1)
    try second.withCurrent { () throws(GLContextError) in
      framebuffer.bind()
      if let context = first { _ = try Self.drawnPixel(in: context) }
      first = nil
      second.clear(SIMD4(1, 0, 1, 1))
    }
    var pixel: [UInt8] = [0, 0, 0, 0]
    var span = pixel.mutableSpan
    try framebuffer.read(into: &span)
    #expect(pixel == [255, 0, 255, 255])
  }

  @Test("nest, with themselves and with others")
  func nest() throws {
    let outer = try GLContext.open(.surfaceless)
    let inner = try GLContext.open(.egl(index: 0))
    let framebuffer = try GLFramebuffer(in: outer, width: 1, height: 1)
    try outer.withCurrent { () throws(GLContextError) in
      framebuffer.bind()
      try inner.withCurrent { () throws(GLContextError) in
        #expect(try Self.drawnPixel(in: outer) == [51, 102, 153, 204])
        #expect(try Self.drawnPixel(in: inner) == [51, 102, 153, 204])
      }
      framebuffer.bind()
      outer.clear(SIMD4(0, 1, 0, 1))
    }
    var pixel: [UInt8] = [0, 0, 0, 0]
    var span = pixel.mutableSpan
    try framebuffer.read(into: &span)
    #expect(pixel == [0, 255, 0, 255])
  }

  @Test("go from thread to thread")
  func threads() async throws {
    let lent = Lent(context: try GLContext.open(.surfaceless))
    for _ in 0..<3 {
      let pixel = await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: try? Self.drawnPixel(in: lent.context)) }.start()
      }
      #expect(pixel == [51, 102, 153, 204])
    }
    #expect(try Self.drawnPixel(in: lent.context) == [51, 102, 153, 204])
  }

  @Test("refuse two threads at once")
  func busy() throws {
    let lent = Lent(context: try GLContext.open(.surfaceless))
    let done = DispatchSemaphore(value: 0)
    let result = ResultBox()
    try lent.context.withCurrent {
      Thread {
        do throws(GLContextError) { try lent.context.withCurrent {} } catch {
          result.error = error
        }
        done.signal()
      }.start()
      done.wait()
    }
    #expect(result.error == .egl(call: "eglMakeCurrent", code: 0x3002))
  }

  @Test("by the hundred leave no descriptor open and no memory taken")
  func hundred() async {
    await #expect(processExitsWith: .success) {
      // Mesa writes its cache from a thread, whose files would be counted.
      Variables.set("MESA_SHADER_CACHE_DISABLE", "true")
      for _ in 0..<100 { _ = try ContextTests.drawnPixel(in: .open(.surfaceless)) }
      let before = try Resources()
      for _ in 0..<400 { _ = try ContextTests.drawnPixel(in: .open(.surfaceless)) }
      let after = try Resources()
      #expect(after.descriptors == before.descriptors)
      // Less than 5 KB for each: what is left over is the allocator's own.
      #expect(after.memory - before.memory < 2_000_000, "\(before) \(after)")
      let kept = try (0..<8).map { _ in try GLContext.open() }
      for context in kept.reversed() { _ = try ContextTests.drawnPixel(in: context) }
    }
  }

  @Test("pass on errors of another kind")
  func otherErrors() throws {
    struct Other: Error, Equatable { let cause: GLContextError? }
    let context = try GLContext.open(.surfaceless)
    #expect(throws: Other(cause: nil)) {
      try context.withCurrent(orThrow: { Other(cause: $0) }) { () throws(Other) in
        throw Other(cause: nil)
      }
    }
    context.markLost()
    #expect(throws: Other(cause: .contextLost(call: "eglMakeCurrent"))) {
      try context.withCurrent(orThrow: { Other(cause: $0) }) { () throws(Other) in }
    }
  }

  @Test("that are lost say so ever after, and can be replaced")
  func lost() throws {
    let context = try GLContext.open(.surfaceless)
    let framebuffer = try GLFramebuffer(in: context, width: 1, height: 1)
    #expect(!context.isLost)
    context.markLost()
    #expect(context.isLost)
    #expect(throws: GLContextError.contextLost(call: "eglMakeCurrent")) {
      var pixel: [UInt8] = [0, 0, 0, 0]
      var span = pixel.mutableSpan
      try framebuffer.read(into: &span)
    }
    #expect(try Self.drawnPixel(in: .open(.surfaceless)) == [51, 102, 153, 204])
  }

  @Test("turn what GL notes into errors, once")
  func check() throws {
    let context = try GLContext.open(.surfaceless)
    try context.withCurrent { () throws(GLContextError) in
      context.setViewport(x: 0, y: 0, width: -1, height: 1)
      #expect(throws: GLContextError.gl(call: "glViewport", code: 0x0501)) {
        try context.check("glViewport")
      }
      try context.check("nothing")
    }
  }
}

/// Takes an error out of a thread.
private final class ResultBox: @unchecked Sendable {
  var error: GLContextError?
}
