import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Long lists and long scripts")
struct LongListTests {
  @Test("insertions and removals all over a long list leave the cells in their order")
  func order() {
    var numbers = Numbers(seed: 5)
    var expected = (0..<2000).map { "\($0)" }
    var script: [ListAction] = []
    for step in 0..<600 {
      let time = Double(step)
      if step.isMultiple(of: 3) {
        let index = min(Int(numbers.next(in: 0...1) * Double(expected.count)), expected.count - 1)
        script.append(ListAction(at: time, .remove(index: index)))
        expected.remove(at: index)
      } else {
        let index = Int(numbers.next(in: 0...1) * Double(expected.count))
        script.append(ListAction(at: time, .insert(title: "new \(step)", index: index)))
        expected.insert("new \(step)", at: index)
      }
    }
    let film = film(script, cells: numbered(2000))
    #expect(film.errors.isEmpty)
    let state = film.state(at: 600)
    #expect(state.cells.map(\.title) == expected)
    #expect(state.contentHeight == Double(expected.count) * 60)
    #expect(film.state(at: -1).cells.map(\.title) == (0..<2000).map { "\($0)" })
  }

  @Test("cells of any height lie where the sums of those above say")
  func heights() {
    var numbers = Numbers(seed: 6)
    let cells = (0..<300).map { ListCell("\($0)", height: numbers.next(in: 0...60)) }
    let script = (0..<40).map { step in
      ListAction(at: Double(step) / 10, .insert(title: "new", index: step * 7, over: 0.35))
    }
    let film = film(script, cells: cells)
    for time in [0.05, 1.234, 3.9, 4.2] {
      var top = 0.0
      for cell in film.state(at: time).cells {
        #expect(near(cell.y, top))
        top += cell.height
      }
    }
    #expect(film.state(at: 9).cells.filter { $0.title == "new" && $0.height == 60 }.count == 40)
  }

  @Test("100,000 cells are pinched and pulled like seven")
  func hundredThousand() throws {
    let script = [
      ListAction(at: 0, .scroll(to: 3e6, over: 0)),
      ListAction(
        at: 1,
        .gesture(.pinch(at: Point(x: 160, y: 100), from: 60, to: 130, over: 0.4, angle: 1.57))),
    ]
    let film = film(script, cells: numbered(100_000))
    let panels = film.panels(at: 3, on: canvas, scope: .visible)
    #expect(panels.count == 24 && panels.first?.id == "cells[50000].top")
    #expect(film.state(at: 3).cells[50_002].title == "Massive Health")
    #expect(film.state(at: 3).cells[50_003].title == "50002")
  }

  @Test("a thousand cells can move at once, and no more")
  func crowd() {
    let insert = { (time: Double) in
      ListAction(at: time, .insert(title: "x", index: 0, over: 1))
    }
    let film = film((0..<1003).map { insert(Double($0) / 5000) }, cells: numbered(3))
    #expect(film.errors.map(\.action) == [1000, 1001, 1002])
    #expect(film.errors.first?.fault == .crowd(limit: 1000))
    #expect(film.state(at: 0.5).cells.count == 1003 && film.state(at: 9).contentHeight == 60_180)
    let atOnce = EffectsTests.film(
      (0..<500).map { _ in insert(1) }
        + (0..<300).map { _ in ListAction(at: 1.05, .remove(index: 0)) },
      cells: numbered(10))
    #expect(atOnce.state(at: 1.1).cells.count == 510 && atOnce.state(at: 3).cells.count == 210)
  }
}
