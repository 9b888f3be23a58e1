import Crease
import Testing

/// The GPU and the CPU renderer draw the same pictures.
@Suite struct TwoRenderersTests {
  /// Draws a frame on both; the pictures are kept if they differ too much.
  private static func expect(
    _ frame: FrameDescription, _ name: String, _ parity: Parity, band: EdgeMask?,
    gpu: GPURenderer? = nil, cpu: CPURenderer = CPURenderer()
  ) throws {
    let actual = try (gpu ?? GPURenderer()).render(frame)
    let expected = try cpu.render(frame)
    let verdict = parity.verdict(on: try Comparison(of: actual, with: expected, band: band))
    guard !verdict.passes else { return }
    let strip = try Strip.write(expected: expected, actual: actual, name: name)
    Issue.record("\(name): \(verdict); expected, difference, actual: \(strip)")
  }

  @Test(arguments: FrameTable.all) func everyFrameIsWithinTolerance(_ named: NamedFrame) throws {
    let mask = named.frame.edgeMask()
    try Self.expect(named.frame, named.name, .standard, band: mask)
    // The band leaves most of a picture to the interior, or the verdict would say little.
    #expect(mask.count * 2 < mask.width * mask.height || mask.width == 1, "\(mask.count)")
  }

  @Test(arguments: UInt64(0)..<8) func randomFramesAreWithinTolerance(seed: UInt64) throws {
    let gpu = try GPURenderer()
    let cpu = CPURenderer()
    var frames = RandomFrames(seed: seed)
    for number in 0..<40 {
      let frame = frames.next()
      try Self.expect(
        frame, "random-\(seed)-\(number)", .standard, band: frame.edgeMask(), gpu: gpu, cpu: cpu)
    }
  }

  @Test(arguments: [1.0, 2, 3]) func flatFramesOnWholePixelsAreIdentical(scale: Double) throws {
    let frame = FrameTable.list(FrameTable.titles.map { ListCell($0) }, scale: scale)
    try Self.expect(frame, "flat-\(scale)", .identical, band: nil)
  }

  @Test func aFilmKeepsItsFramesWithinTolerance() throws {
    var scene = try Scene.decode(
      json: Array(try Examples.text(named: "list").utf8), name: "list")
    scene.canvas.scale = 1
    let film = try Film(scene)
    let gpu = try GPURenderer()
    let cpu = CPURenderer()
    var comparison = FilmComparison()
    for number in stride(from: 0, to: film.frameCount, by: 7) {
      let frame = film.frame(at: film.time(ofFrame: number))
      try comparison.add(
        frame: number, of: gpu.render(frame), with: cpu.render(frame), band: frame.edgeMask())
    }
    #expect(comparison.passes, "\(comparison)")
    #expect(comparison.band.pixelCount > 0)
  }
}
