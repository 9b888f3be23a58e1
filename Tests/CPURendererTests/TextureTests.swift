import CreaseCPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// What a renderer remembers from one frame to the next.
@Suite struct TextureTests {
  private func frame(_ texts: [String], scale: Double = 1) -> FrameDescription {
    let panels = texts.enumerated().map { index, text in
      Panel(
        id: "cells[\(index)]", rect: Rect(x: 0, y: 0, width: 80, height: 30),
        placement: .translation(x: 0, y: Double(index) * 30), contents: textContents(text),
        color: .black)
    }
    let size = Size(width: 80, height: max(1, Double(texts.count) * 30))
    return FrameDescription(canvas: Canvas(size: size, scale: scale), panels: panels)
  }

  @Test func equalContentsShareATexture() throws {
    let renderer = CPURenderer(threads: 1)
    _ = try renderer.render(frame(["a", "b", "a"]))
    #expect(renderer.textureCount == 2)
    _ = try renderer.render(frame(["b"], scale: 2))
    #expect(renderer.textureCount == 3)
  }

  @Test func contentsOutOfSightAreNotMade() throws {
    let renderer = CPURenderer(threads: 1)
    var frame = frame(["a", "b"])
    frame.canvas.size.height = 20
    _ = try renderer.render(frame)
    #expect(renderer.textureCount == 1)
  }

  @Test func texturesOutliveAShortAbsenceOnly() throws {
    let renderer = CPURenderer(threads: 1)
    _ = try renderer.render(frame(["a", "b"]))
    for _ in 0..<60 { _ = try renderer.render(frame(["a"])) }
    #expect(renderer.textureCount == 2)
    _ = try renderer.render(frame(["a"]))
    #expect(renderer.textureCount == 1)
  }

  @Test func overTheLimitTheLongestUnusedGoFirst() throws {
    let renderer = CPURenderer(threads: 1, takesShortcuts: true, textureLimit: 0)
    let both = frame(["a", "b"])
    let first = try renderer.render(both)
    // What a frame needs stays, whatever the limit.
    #expect(renderer.textureCount == 2)
    _ = try renderer.render(frame(["b"]))
    #expect(renderer.textureCount == 1)
    #expect(try renderer.render(both) == first)
  }
}
