import CreaseEffects
import CreaseLayers
import CreaseScenes
import Testing

@Suite("Examples")
struct ExampleTests {
  @Test("every example is a scene with a summary in one line", arguments: Examples.names)
  func decodes(name: String) throws {
    let text = try Examples.text(named: name)
    let film = try Film(Scene.decode(json: Array(text.utf8), name: name))
    #expect(film.frames.allSatisfy { !$0.panels.isEmpty })
    let summary = try #require(Examples.summary(of: name))
    #expect(!summary.isEmpty && !summary.contains("\n"))
    #expect(text.hasSuffix("}\n"))
  }

  @Test("the list ends as it began, and every fold is seen in between")
  func list() throws {
    let film = try Film(Scene(json: Examples.text(named: "list")))
    #expect(film.duration == 3 && film.frameCount == 180)
    #expect(film.canvas.pixelWidth == 640 && film.canvas.pixelHeight == 960)
    #expect(film.frame(at: 0) == film.frame(at: film.duration))
    for (cell, style) in [(0, CellStyle.foldBack), (3, .pinch), (6, .foldUp)] {
      let angles = film.frames.map { frame in
        frame.panels.first { $0.id == "cells[\(cell)].top" }?.fold.angle
      }
      #expect(angles.contains(nil), "the cell closes")
      let sign = style == .foldBack ? 1.0 : -1.0
      #expect(angles.compactMap { $0 }.contains { $0 * sign > 1 }, "the cell is seen folded")
    }
  }

  @Test("the poses show every style at part height")
  func poses() throws {
    guard case .list(let list) = try Scene(json: Examples.text(named: "list-poses")).stage
    else { throw NoList() }
    #expect(Set(list.cells.map(\.style)) == Set(CellStyle.allCases))
    #expect(list.cells.allSatisfy { ($0.height ?? 60) < 60 })
  }

  @Test("a wrong name is answered with the nearest")
  func typo() throws {
    let error = #expect(throws: SceneError.self) { try Examples.text(named: "list-pose") }
    #expect(try #require(error).description.contains("did you mean \"list-poses\"?"))
    #expect(Examples.summary(of: "nothing") == nil)
  }
}
