import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// Nothing gapes where paper goes on: at hinges and between cells in one plane.
@Suite struct SeamTests {
  /// White paper without shade or rule on magenta: a gap of any width shows as less green.
  @Test(arguments: RendererUnderTest.allCases)
  func noBackgroundShowsInsideCells(_ renderer: RendererUnderTest) throws {
    let drawing = try renderer.make()
    var random = SeededGenerator(seed: 7)
    for round in 0..<500 {
      let cellHeight = Double.random(in: 5...90, using: &random)
      let scales: [Double] = [0.7, 1, 1.5, 2, 2.37]
      let scale: Double = scales.randomElement(using: &random) ?? 1
      let cells = (0..<5).map { _ in
        ListCell(
          "", color: .white, height: cellHeight * Double.random(in: 0.02...1, using: &random))
      }
      let canvas = Canvas(
        size: Size(width: Double.random(in: 20...50, using: &random), height: 100), scale: scale,
        background: Color(red: 1, green: 0, blue: 1))
      let film = ListFilm(
        FoldingList(
          cells: cells, cellHeight: cellHeight, shading: ListShading(top: 0, bottom: 0)))
      let panels = film.panels(at: 0, on: canvas, scope: .visible)
      let frame = FrameDescription(
        canvas: canvas, panels: panels.filter { !$0.id.hasSuffix("rule") })
      let picture = try drawing.render(frame)
      // The middle column lies inside every cell down to the last one's end.
      let end = min(Double(picture.height), film.state(at: 0).contentHeight * scale)
      let middle = picture.width / 2
      for y in 0..<Int(end.rounded(.down)) where picture[middle, y] != SIMD4(255, 255, 255, 255) {
        Issue.record("round \(round): row \(y) of \(end) is \(picture[middle, y])")
        return
      }
    }
  }

  @Test(arguments: RendererUnderTest.allCases)
  func aListWithoutTextIsItsOwnMirrorImage(_ renderer: RendererUnderTest) throws {
    let cells = FrameTable.poses.map { ListCell("", height: $0.height, style: $0.style) }
    let picture = try renderer.draw(FrameTable.list(cells, width: 120, scale: 1.5))
    var largest = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width / 2 {
        let left = SIMD4<Int>(truncatingIfNeeded: picture[x, y])
        let right = SIMD4<Int>(truncatingIfNeeded: picture[picture.width - 1 - x, y])
        let difference = left &- right
        for c in 0..<4 { largest = max(largest, abs(difference[c])) }
      }
    }
    #expect(largest <= Tolerance.golden)
  }
}
