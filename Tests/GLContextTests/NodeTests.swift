import CreaseGLContext
import Foundation
import Testing

private let thereIsANode = FileManager.default.fileExists(atPath: "/dev/dri")

/// What can be seen on a DRM node alone: `tools/test-gbm` runs these on three of them.
@Suite(
  "DRM nodes",
  .enabled(if: thereIsANode, "there is no /dev/dri here; tools/test-gbm has virtual nodes"))
struct NodeTests {
  /// A frame whose upper half is red and whose lower half is half-transparent blue.
  private static func frame(in context: GLContext, width: Int, height: Int)
    throws(GLContextError) -> GLFramebuffer
  {
    let framebuffer = try GLFramebuffer(in: context, width: width, height: height)
    try context.withCurrent { () throws(GLContextError) in
      framebuffer.bind()
      context.clear(SIMD4(0, 0, 0.5, 0.5))
      context.setScissor(x: 0, y: 0, width: width, height: height / 2)
      context.clear(SIMD4(1, 0, 0, 1))
      context.removeScissor()
    }
    return framebuffer
  }

  @Test("come before every other way, and draw")
  func automatic() throws {
    let context = try GLContext.open()
    #expect(context.info.platform == .gbm && context.info.node?.hasPrefix("/dev/dri/") == true)
    #expect(context.attempts.allSatisfy { $0.platform == .gbm })
    #expect(try ContextTests.drawnPixel(in: context) == [51, 102, 153, 204])
  }

  @Test("present for ever and keep nothing")
  func present() async {
    await #expect(processExitsWith: .success) {
      // Mesa writes its cache from a thread, whose files would be counted.
      Variables.set("MESA_SHADER_CACHE_DISABLE", "true")
      let context = try GLContext.open(.gbm(node: nil))
      let small = try NodeTests.frame(in: context, width: 31, height: 18)
      let large = try NodeTests.frame(in: context, width: 64, height: 48)
      var exports = 0
      var handles: Set<UInt32> = []
      let look = { (buffer: PresentedBuffer) throws(GLContextError) in
        handles.insert(buffer.handle)
        guard let descriptor = buffer.exportDmaBuf() else { return }
        exports += 1
        close(descriptor)
      }
      // Once for warmth, then the count.
      var before = try Resources()
      var seen: Set<UInt32> = []
      for number in 0..<240 {
        if number == 40 { (before, seen) = (try Resources(), handles) }
        // Now and then the surface is made anew.
        if number % 20 == 10 { try context.present(small, look) }
        try context.present(large, look)
      }
      let after = try Resources()
      #expect(exports == (context.info.exportsDmaBuf ? 252 : 0), "\(exports) exports")
      #expect(handles == seen, "buffers are left over in the kernel")
      #expect(after.descriptors == before.descriptors, "\(before) \(after)")
      #expect(after.memory - before.memory < 1_000_000, "\(before) \(after)")
    }
  }

  @Test("hand on what was drawn, its top row first")
  func dmaBuf() throws {
    let context = try GLContext.open(.gbm(node: nil))
    // A graphics chip may lay pixels out in tiles.
    guard context.info.exportsDmaBuf, context.info.isSoftware else { return }
    try context.present(try Self.frame(in: context, width: 16, height: 8)) { buffer in
      guard let descriptor = buffer.exportDmaBuf() else {
        Issue.record("no descriptor")
        return
      }
      defer { close(descriptor) }
      let rows = buffer.bytesPerRow
      let memory = unsafe mmap(nil, rows * 8, PROT_READ, MAP_SHARED, descriptor, 0)
      guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
        Issue.record("the kernel does not map it: \(errno)")
        return
      }
      defer { unsafe munmap(memory, rows * 8) }
      let bytes = unsafe UnsafeRawBufferPointer(start: memory, count: rows * 8)
      // ARGB8888 is blue, green, red, alpha in memory.
      #expect(unsafe Array(bytes[0..<3]) == [0, 0, 255])
      #expect(unsafe Array(bytes[rows * 7..<rows * 7 + 3]) == [128, 0, 0])
      if context.info.hasAlphaSurface { #expect(unsafe bytes[rows * 7 + 3] == 128) }
    }
  }

  @Test("serve one context while another ends")
  func two() throws {
    var first: GLContext? = try GLContext.open(.gbm(node: nil))
    let second = try GLContext.open(.gbm(node: nil))
    try second.withCurrent { () throws(GLContextError) in
      if let context = first { _ = try ContextTests.drawnPixel(in: context) }
      first = nil
      #expect(try ContextTests.drawnPixel(in: second) == [51, 102, 153, 204])
      try second.present(try Self.frame(in: second, width: 5, height: 3))
    }
  }

  @Test("serve many contexts, one after the other, and keep nothing")
  func many() async {
    await #expect(processExitsWith: .success) {
      // Mesa writes its cache from a thread, whose files would be counted.
      Variables.set("MESA_SHADER_CACHE_DISABLE", "true")
      for _ in 0..<4 { _ = try ContextTests.drawnPixel(in: .open(.gbm(node: nil))) }
      let before = try Resources()
      for _ in 0..<4 { _ = try ContextTests.drawnPixel(in: .open(.gbm(node: nil))) }
      let after = try Resources()
      #expect(after.descriptors == before.descriptors, "\(before) \(after)")
      // Four contexts that were kept would take 11 MB. Mesa 22.3 keeps some 8 KB of each GBM device,
      // whatever its caller does, and malloc's arenas for its threads come to 3 MB now and then.
      #expect(after.memory - before.memory < 6_000_000, "\(before) \(after)")
    }
  }
}
