import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Layout of a list")
struct LayoutTests {
  /// A list with random heights, styles and tracks.
  private func list(seed: UInt64) -> FoldingList {
    var numbers = Numbers(seed: seed)
    var list = FoldingList(cells: [])
    for index in 0..<40 {
      let height = numbers.next(in: -20...80)
      let style = CellStyle.allCases[Int(numbers.next(in: 0...3.999))]
      list.cells.append(
        ListCell(
          "\(index)", height: height > 60 ? nil : max(0, height), style: style))
      guard numbers.next(in: 0...1) < 0.4 else { continue }
      list.heightTracks[index] = Track(keys: [
        Keyframe(time: 0, value: numbers.next(in: 0...60)),
        Keyframe(time: 1, value: numbers.next(in: 0...60), easing: .easeInEaseOut),
        Keyframe(time: 2, value: 0),
      ])
    }
    return list
  }

  @Test("tops are the sums of the heights above", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func sums(seed: UInt64) {
    let list = list(seed: seed)
    #expect(list.heightTracks.count > 5)
    for time in [-1, 0, 0.3, 1, 1.7, 2, 9] {
      let state = ListFilm(list).state(at: time)
      var sum = 0.0
      for (index, cell) in state.cells.enumerated() {
        let height =
          list.heightTracks[index]?.value(at: time) ?? list.cells[index].height ?? 60
        #expect(near(cell.height, height) && near(cell.y, sum))
        #expect(cell.title == "\(index)" && cell.style == list.cells[index].style)
        sum += height
      }
      #expect(near(state.contentHeight, sum))
    }
  }

  @Test(
    "visible panels are those of all panels that are visible", arguments: [6, 7, 8] as [UInt64])
  func visiblePanels(seed: UInt64) throws {
    var list = list(seed: seed)
    list.offsetTrack = Track(keys: [
      Keyframe(time: 0, value: -50), Keyframe(time: 2, value: 1500),
    ])
    let film = ListFilm(list)
    for time in [0, 0.25, 0.5, 1, 1.5, 2] {
      let all = film.panels(at: time, on: canvas, scope: .everything)
      #expect(all.count == 120)
      let visible = film.panels(at: time, on: canvas, scope: .visible)
      #expect(visible == all.filter { $0.isVisible(on: canvas) })
    }
  }

  @Test("a long list yields only what can be seen")
  func longList() throws {
    var list = FoldingList(cells: (0..<10_000).map { ListCell("\($0)") })
    list.offsetTrack = Track(keys: [
      Keyframe(time: 0, value: 0), Keyframe(time: 1, value: 599_520),
    ])
    let film = ListFilm(list)
    for (time, first) in [(0, 0), (0.5, 4996), (1, 9992)] {
      let panels = film.panels(at: time, on: canvas, scope: .visible)
      #expect(panels.count == 24)
      #expect(panels.first?.id == "cells[\(first)].top")
    }
    #expect(film.panels(at: 0, on: canvas, scope: .everything).count == 30_000)
  }

  @Test("panels are listed by cell: top, bottom, rule")
  func order() {
    let list = FoldingList(cells: [ListCell("a"), ListCell("b")])
    let ids = ListFilm(list).panels(at: 0, on: canvas, scope: .everything).map(\.id)
    #expect(
      ids == [
        "cells[0].top", "cells[0].bottom", "cells[0].rule", "cells[1].top", "cells[1].bottom",
        "cells[1].rule",
      ])
  }

  @Test("a curve that swings over leaves heights and shades in their ranges")
  func overshoot() throws {
    let spring = try #require(Spring(stiffness: 400, damping: 4))
    let track = try #require(
      Track(keys: [
        Keyframe(time: 0, value: 60), Keyframe(time: 2, value: 0, easing: .spring(spring)),
        Keyframe(time: 4, value: 60, easing: .spring(spring)),
      ]))
    let list = FoldingList(cells: [ListCell("a")], heightTracks: [0: track])
    let film = ListFilm(list)
    var leftRange = false
    for frame in 0...240 {
      let time = Double(frame) / 60
      leftRange = leftRange || !(0...60).contains(track.value(at: time))
      let height = film.state(at: time).cells[0].height
      #expect((0...60).contains(height))
      for panel in film.panels(at: time, on: canvas, scope: .everything) {
        #expect((0...1).contains(panel.shade.color))
      }
    }
    #expect(leftRange, "the track should have swung over")
    #expect(film.restTime == 4)
  }

  @Test("the list takes the canvas's width unless it has its own")
  func width() {
    let cells = [ListCell("a")]
    for (list, width) in [
      (FoldingList(cells: cells), 320.0), (FoldingList(cells: cells, width: 100), 100),
    ] {
      let panel = ListFilm(list).panels(at: 0, on: canvas, scope: .everything)[0]
      #expect(panel.projectedCorners.map(\.x).max() == width)
    }
  }
}
