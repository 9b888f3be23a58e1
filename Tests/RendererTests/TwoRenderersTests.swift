import Crease
import Testing

/// The GPU and the CPU renderer draw the same pictures.
@Suite struct TwoRenderersTests {
  private static func verdict(
    on frame: FrameDescription, _ parity: Parity, band: EdgeMask?
  ) throws -> Verdict {
    let actual = try GPURenderer().render(frame)
    let expected = try CPURenderer().render(frame)
    return parity.verdict(on: try Comparison(of: actual, with: expected, band: band))
  }

  @Test(arguments: FrameTable.all) func everyFrameIsWithinTolerance(_ named: NamedFrame) throws {
    let mask = named.frame.edgeMask()
    let verdict = try Self.verdict(on: named.frame, .standard, band: mask)
    #expect(verdict.passes, "\(named.name): \(verdict)")
    // The band leaves most of a picture to the interior, or the verdict would say little.
    #expect(mask.count * 2 < mask.width * mask.height || mask.width == 1, "\(mask.count)")
  }

  @Test(arguments: [1.0, 2, 3]) func flatFramesOnWholePixelsAreIdentical(scale: Double) throws {
    let frame = FrameTable.list(FrameTable.titles.map { ListCell($0) }, scale: scale)
    let verdict = try Self.verdict(on: frame, .identical, band: nil)
    #expect(verdict.passes, "\(verdict)")
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
