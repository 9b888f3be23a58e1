import CreaseCPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// The hinge is neither a gap nor drawn twice, at any angle, size and scale.
@Suite struct SeamTests {
  /// Halves of a fold chosen at random, as large as the canvas allows.
  private func fold(_ random: inout SplitMix, axis: Axis, opacity: Double) -> (
    panels: [Panel], scale: Double
  ) {
    let size = Size(width: random.number(5...60), height: random.number(5...60))
    let panels = foldedHalves(
      axis: axis, size: size, angle: random.number(-1.5...1.5),
      perspective: random.number(65...400),
      center: Point(x: random.number(20...40), y: random.number(20...40)), opacity: opacity)
    return (panels, random.number(0.3...3.1))
  }

  /// The levels of green in the lines of pixels that cross the hinge, away from its ends.
  private func lines(_ picture: Pixmap, across axis: Axis, of first: Panel, scale: Double)
    -> [[UInt8]]
  {
    let hinge = [axis == .x ? 3 : 1, 2].compactMap { first.projectedCorners[$0].point }
    let ends = hinge.map { (axis == .x ? $0.x : $0.y) * scale }.sorted()
    let limit = axis == .x ? picture.width : picture.height
    let indices = (0..<limit).filter { Double($0) > ends[0] + 1 && Double($0) + 2 < ends[1] }
    return axis == .x
      ? indices.map { x in (0..<picture.height).map { picture[x, $0].y } }
      : indices.map { y in (0..<picture.width).map { picture[$0, y].y } }
  }

  @Test(arguments: [Axis.x, .y])
  func nothingShowsThrough(axis: Axis) throws {
    var random = SplitMix(state: 1)
    var full = 0
    for _ in 0..<500 {
      let (panels, scale) = fold(&random, axis: axis, opacity: 1)
      let picture = try draw(panels, width: 60, height: 60, scale: scale, background: magenta)
      for line in lines(picture, across: axis, of: panels[0], scale: scale) {
        guard let first = line.firstIndex(of: 255), let last = line.lastIndex(of: 255) else {
          continue
        }
        full += last - first
        #expect(line[first...last].allSatisfy { $0 == 255 })
      }
    }
    #expect(full > 100_000)
  }

  @Test(arguments: [Axis.x, .y])
  func nothingIsDrawnTwice(axis: Axis) throws {
    var random = SplitMix(state: 2)
    var full = 0
    for _ in 0..<500 {
      let (panels, scale) = fold(&random, axis: axis, opacity: 0.5)
      let picture = try draw(panels, width: 60, height: 60, scale: scale)
      for line in lines(picture, across: axis, of: panels[0], scale: scale) {
        #expect(line.allSatisfy { $0 <= 128 })
        guard let first = line.firstIndex(of: 128), let last = line.lastIndex(of: 128) else {
          continue
        }
        full += last - first
        #expect(line[first...last].allSatisfy { $0 == 128 })
      }
    }
    #expect(full > 100_000)
  }

  @Test func aSeamOnPixelCentresIsTakenByOneSide() throws {
    // The hinge at y = 10.5 runs through the centres of row 10; seen from behind, too.
    for angle in [0.0, 0.3, Double.pi, 3.0] {
      let panels = foldedHalves(
        axis: .x, size: Size(width: 16, height: 16), angle: angle, perspective: 100,
        center: Point(x: 10, y: 10.5), opacity: 0.5)
      let picture = try draw([panels[0]], width: 20, height: 20)
      let other = try draw([panels[1]], width: 20, height: 20)
      #expect([picture[10, 10].x, other[10, 10].x].sorted() == [0, 128])
    }
  }
}
