import CreaseEffects
import CreaseGeometry
import CreaseLayers
import Testing

@Suite("Where cells meet")
struct JoinTests {
  private func panels(_ cells: [ListCell]) -> [Panel] {
    ListFilm(FoldingList(cells: cells)).panels(at: 0, on: canvas, scope: .everything)
  }

  private static let pairs = CellStyle.allCases.flatMap { a in
    CellStyle.allCases.map { b in (a, b) }
  }

  @Test("two cells are flush exactly when both keep the edge between them", arguments: pairs)
  func flush(above: CellStyle, below: CellStyle) {
    let panels = panels([
      ListCell("a", height: 41.3, style: above), ListCell("b", height: 17.9, style: below),
    ])
    let (bottom, rule, top) = (panels[1], panels[2], panels[3])
    let joined = above != .foldUp && below != .foldBack
    // A flat cell always ends at its slot.
    let ends = (above == .flat || joined, below == .flat || joined)
    #expect(bottom.edges.bottom == (ends.0 ? .clipped : .outer))
    #expect(top.edges.top == (ends.1 ? .clipped : .outer))
    #expect(rule.edges.bottom == (joined ? .clipped : .outer))
    if joined {
      #expect(bottom.clip?.maxY == top.clip?.minY && rule.clip?.maxY == top.clip?.minY)
      #expect(bottom.clip?.maxY == 41.3)
    }
  }

  @Test("a fold that is open keeps both edges", arguments: [CellStyle.foldBack, .foldUp])
  func open(style: CellStyle) {
    let panels = panels([ListCell("a"), ListCell("b", style: style), ListCell("c")])
    #expect(panels[1].edges.bottom == .clipped && panels[3].edges.top == .clipped)
    #expect(panels[4].edges.bottom == .clipped && panels[6].edges.top == .clipped)
  }

  @Test("cells meet across cells that have no height", arguments: CellStyle.allCases)
  func across(style: CellStyle) {
    let closed = ListCell("x", height: 0, style: style)
    let panels = panels([ListCell("a"), closed, closed, ListCell("b", height: 20)])
    #expect(panels[1].edges.bottom == .clipped && panels[9].edges.top == .clipped)
    #expect(panels[1].clip?.maxY == panels[9].clip?.minY)
  }

  @Test("the ends of a list are the ends of the paper")
  func ends() {
    let panels = panels([ListCell("a", height: 0), ListCell("b"), ListCell("c", height: 0)])
    #expect(panels[3].edges.top == .outer && panels[4].edges.bottom == .outer)
    #expect(panels[5].edges.bottom == .outer)
  }

  @Test("left and right edges are always outer edges", arguments: poses)
  func sides(style: CellStyle, height: Double) {
    let cell = Cell(style, height: height)
    for panel in [cell.top, cell.bottom, cell.rule] {
      #expect(panel.edges.left == .outer && panel.edges.right == .outer)
    }
  }

  @Test("no clip cuts into a fold that ends by itself", arguments: poses)
  func clips(style: CellStyle, height: Double) throws {
    guard style != .flat else { return }
    let cell = Cell(style, height: height)
    for panel in [cell.top, cell.bottom] {
      guard let clip = panel.clip else { continue }
      for point in panel.projectedCorners.compactMap(\.point) {
        #expect(clip.minX <= point.x && point.x <= clip.maxX)
        #expect(clip.minY <= point.y + 1e-9 && point.y - 1e-9 <= clip.maxY)
      }
    }
  }
}
