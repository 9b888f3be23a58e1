import CreaseEffects
import CreaseGeometry
import CreaseLayers
import Testing

@Suite("Shading, colours and text")
struct ShadingTests {
  @Test("each half has its factor", arguments: poses)
  func factors(style: CellStyle, height: Double) {
    let folded = 1 - height / 60
    let top = 1 - 0.35 * folded
    let bottom = 1 - 0.15 * folded
    let expected: (Double, Double) =
      switch style {
      case .flat, .foldBack: (top, top)
      case .pinch: (top, bottom)
      case .foldUp: (bottom, bottom)
      }
    let cell = Cell(style, height: height)
    #expect(near(cell.top.shade.color, expected.0) && near(cell.bottom.shade.color, expected.1))
    #expect(cell.top.shade.contents == 1 && cell.bottom.shade.contents == 1)
    let shaded = cell.top.shadedColor
    #expect(near(shaded.red, cell.top.color.red * expected.0) && shaded.alpha == 1)
  }

  @Test("contents darken with the colour when asked for")
  func contents() {
    let cell = Cell(
      .pinch, height: 30, shading: ListShading(top: 1, bottom: 0.5, target: .contents))
    #expect(cell.top.shade == Shade(contents: 0.5, color: 0.5))
    #expect(cell.bottom.shade == Shade(contents: 0.75, color: 0.75))
  }

  @Test("the heat map goes from its start toward its end", arguments: [1, 3, 7, 8, 100])
  func heatMap(count: Int) {
    let map = HeatMap()
    for index in 0..<count {
      let part = Double(index) / Double(max(count, 7))
      let color = map.color(ofCell: index, count: count)
      #expect(near(color.red, (217 + (234 - 217) * part) / 255))
      #expect(near(color.green, 175 * part / 255))
      #expect(near(color.blue, (22 + (28 - 22) * part) / 255))
      #expect(color.alpha == 1)
    }
  }

  @Test("a cell's own colour goes before the heat map's")
  func ownColor() {
    let blue = Color(red: 0, green: 0, blue: 1)
    let list = FoldingList(cells: [ListCell("a", color: blue), ListCell("b")])
    let panels = ListFilm(list).panels(at: 0, on: canvas, scope: .everything)
    #expect(panels[0].color == blue && panels[1].color == blue)
    #expect(panels[3].color == HeatMap().color(ofCell: 1, count: 2))
  }

  @Test("the halves show the halves of one sheet, its line box 18 points from the top")
  func sheet() throws {
    let cell = Cell(.pinch, height: 30)
    guard case .text(let sheet) = try #require(cell.top.contents) else { return }
    #expect(cell.bottom.contents == cell.top.contents)
    #expect(sheet.text == "it" && sheet.size == Size(width: 320, height: 60))
    #expect(sheet.origin == Point(x: 20, y: 18) && sheet.lineWidth == 280)
    #expect(sheet.font == Font(face: "Inter Bold", size: 20) && sheet.color == .white)
    #expect(cell.top.contentsRect == Rect(x: 0, y: 0, width: 1, height: 0.5))
    #expect(cell.bottom.contentsRect == Rect(x: 0, y: 0.5, width: 1, height: 0.5))
    #expect(cell.rule.contents == nil)
  }

  @Test("no title and no room make no sheet")
  func noSheet() {
    for list in [
      FoldingList(cells: [ListCell("")]), FoldingList(cells: [ListCell("a")], width: 40),
    ] {
      let panels = ListFilm(list).panels(at: 0, on: canvas, scope: .everything)
      #expect(panels.count == 3 && panels.allSatisfy { $0.contents == nil })
    }
  }
}
