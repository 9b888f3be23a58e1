import Crease
import Testing

/// The GPU and the CPU renderer draw the same layers.
@Suite struct LayerParityTests {
  private struct Pair {
    let gpu: GPURenderer
    let cpu = CPURenderer()

    init() throws { gpu = try GPURenderer() }

    /// Draws a frame on both; the pictures are kept if they differ too much.
    func compare(_ frame: FrameDescription, _ name: String) throws {
      let (actual, expected) = (try gpu.render(frame), try cpu.render(frame))
      let comparison = try Comparison(of: actual, with: expected, band: frame.edgeMask())
      let verdict = Parity.standard.verdict(on: comparison)
      guard !verdict.passes else { return }
      let strip = try Strip.write(expected: expected, actual: actual, name: name)
      Issue.record("\(name): \(verdict); expected, difference, actual: \(strip)")
    }
  }

  @Test(arguments: ["button", "button-right", "layers", "cube"])
  func anExampleKeepsItsFramesWithinTolerance(_ name: String) throws {
    var scene = try Scene(json: Examples.text(named: name))
    scene.canvas.scale = 1.5
    let film = try Film(scene)
    let pair = try Pair()
    for number in stride(from: 0, to: film.frameCount, by: 5) {
      try pair.compare(film.frame(at: film.time(ofFrame: number)), "\(name)-\(number)")
    }
  }

  @Test func treesOfLayersAreWithinTolerance() throws {
    let pair = try Pair()
    for (name, stage) in LayerScenes.all {
      for (number, frame) in LayerScenes.frames(of: stage).enumerated() {
        #expect(!frame.panels.isEmpty)
        try pair.compare(frame, "\(name)-\(number)")
      }
    }
  }
}
