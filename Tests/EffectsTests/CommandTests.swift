import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Insert, remove and scroll")
struct ListCommandTests {
  @Test("a cell unfolds at its index in the time it is given", arguments: [0, 1, 3], [0.25, 1.5])
  func insert(index: Int, over: Double) {
    let film = film(
      [ListAction(at: 1, .insert(title: "new", index: index, over: over))],
      cells: numbered(3))
    #expect(film.state(at: 0.99).cells.count == 3)
    let half = film.state(at: 1 + over / 2).cells
    #expect(half[index].title == "new" && near(half[index].height, 60 * halfway))
    let styles: [CellStyle] = [.foldBack, .pinch, .pinch, .foldUp]
    #expect(half.map(\.style) == styles)
    #expect(film.state(at: 1 + over).contentHeight == 240)
    #expect(film.events(upTo: 1) == [ListEvent(.inserted, at: 1, index: index)])
    #expect(near(film.restTime, 1 + over))
  }

  @Test("a cell folds away and is gone", arguments: [0, 1, 2], [0.25, 1.5])
  func remove(index: Int, over: Double) {
    let film = film([ListAction(at: 1, .remove(index: index, over: over))], cells: numbered(3))
    let half = film.state(at: 1 + over / 2).cells
    #expect(half.count == 3 && near(half[index].height, 60 * (1 - halfway)))
    let rest = film.state(at: 1 + over)
    #expect(rest.cells.map(\.title) == ["0", "1", "2"].filter { $0 != "\(index)" })
    #expect(rest.cells.map(\.style) == [.foldBack, .foldUp] && rest.contentHeight == 120)
    #expect(film.events(upTo: 1) == [ListEvent(.removed, at: 1, index: index)])
  }

  @Test("without duration all is done at once")
  func atOnce() {
    let film = film(
      [
        ListAction(at: 1, .insert(title: "a", index: 0, over: 0)),
        ListAction(at: 1, .remove(index: 1, over: 0)),
        ListAction(at: 1, .insert(title: "b", index: 3, over: 0)),
      ], cells: numbered(3))
    let state = film.state(at: 1)
    #expect(state.cells.map(\.title) == ["a", "1", "2", "b"])
    #expect(state.cells.allSatisfy { $0.height == 60 } && film.restTime == 1)
    let panels = film.panels(at: 1, on: canvas, scope: .everything)
    #expect(
      (0..<4).map { panels[3 * $0].color } == (0..<4).map { HeatMap().color(ofCell: $0, count: 4) })
  }

  @Test("indices count the cells that stay")
  func staying() {
    let film = film(
      [
        ListAction(at: 1, .remove(index: 0)), ListAction(at: 1.05, .remove(index: 0)),
        ListAction(at: 1.1, .insert(title: "new", index: 1)),
        ListAction(at: 1.15, .remove(index: 2)),
      ], cells: numbered(5))
    #expect(film.state(at: 1.16).cells.map(\.title) == ["0", "1", "2", "new", "3", "4"])
    #expect(film.state(at: 3).cells.map(\.title) == ["2", "new", "4"])
    let ids = film.panels(at: 1.16, on: canvas, scope: .everything).map(\.id)
    #expect(ids.count == 18 && ids[9] == "cells[3].top")
  }

  @Test("an index that there isn't is left out, and told")
  func faults() {
    let film = film(
      [
        ListAction(at: 3, .remove(index: 3)), ListAction(at: 1, .insert(title: "x", index: 4)),
        ListAction(at: 0, .remove(index: -1)), ListAction(at: .nan, .scroll(to: 0)),
        ListAction(at: 2, .scroll(to: 0, over: -1)),
      ], cells: numbered(3))
    #expect(film.errors.map(\.action) == [0, 1, 2, 3, 4])
    #expect(
      film.errors.prefix(3).map(\.fault) == [
        .index(3, last: 2), .index(4, last: 3), .index(-1, last: 2),
      ])
    #expect("\(film.errors[0])".contains("0…2"))
    #expect(film.state(at: 9).cells.count == 3)
    let empty = ListFilm(FoldingList(cells: [], script: [ListAction(at: 0, .remove(index: 0))]))
    #expect(empty.errors.map(\.fault) == [.index(0, last: nil)])
  }

  @Test("colours go on from where they are when the next change comes")
  func colors() {
    let script = [
      ListAction(at: 1, .insert(title: "a", index: 0, over: 1)),
      ListAction(at: 1.5, .insert(title: "b", index: 0, over: 1)),
    ]
    let film = film(script, cells: numbered(7))
    let map = HeatMap()
    let first = map.color(ofCell: 3, count: 7).mixed(
      with: map.color(ofCell: 4, count: 8), fraction: halfway)
    let target = map.color(ofCell: 5, count: 9)
    for (time, index, expected) in [
      (0.5, 3, map.color(ofCell: 3, count: 7)), (1.5, 5, first),
      (2, 5, first.mixed(with: target, fraction: halfway)), (2.5, 5, target),
    ] {
      let color = film.panels(at: time, on: canvas, scope: .everything)[3 * index].color
      #expect(near(color.red, expected.red) && near(color.green, expected.green), "\(time)")
      #expect(near(color.blue, expected.blue), "\(time)")
    }
  }

  @Test("a colour of its own stays with a cell")
  func ownColor() {
    let red = Color(red: 1, green: 0, blue: 0)
    let film = film(
      [ListAction(at: 1, .insert(title: "a", index: 0))],
      cells: [ListCell("x", color: red), ListCell("y")])
    for (time, index) in [(0.5, 0), (1.1, 1), (2, 1)] {
      #expect(film.panels(at: time, on: canvas, scope: .everything)[3 * index].color == red)
    }
  }

  @Test("the contents scroll there in the time they are given, and no further than they go")
  func scroll() {
    for (to, rest) in [(300.0, 300.0), (1e6, 720), (-5, 0)] {
      let film = film(
        [
          ListAction(at: 0, .scroll(to: 60, over: 0)),
          ListAction(at: 1, .scroll(to: to, over: 0.5)),
        ],
        cells: numbered(20))
      #expect(near(film.state(at: 1.25).contentOffset, 60 + (rest - 60) * halfway))
      #expect(film.state(at: 1.5).contentOffset == rest)
      #expect(film.events(upTo: 9).map(\.time) == [0, 1.5])
    }
  }

  @Test("a list that becomes too short for its offset scrolls back with the removal")
  func shrink() {
    let film = film(
      [
        ListAction(at: 0, .scroll(to: 120, over: 0)),
        ListAction(at: 1, .remove(index: 0, over: 0.5)),
      ],
      cells: numbered(10))
    #expect(film.state(at: 0.5).contentOffset == 120)
    #expect(near(film.state(at: 1.25).contentOffset, 120 - 60 * halfway))
    #expect(film.state(at: 1.5).contentOffset == 60 && film.state(at: 1.5).contentHeight == 540)
  }

  @Test("a track has the last word over what the script does, and stays with its cell")
  func tracks() throws {
    let track = try #require(
      Track(keys: [Keyframe(time: 0, value: 60), Keyframe(time: 4, value: 20)]))
    let film = film(
      [
        ListAction(at: 1, .insert(title: "new", index: 0)), ListAction(at: 2, .remove(index: 2)),
        ListAction(at: 2, .scroll(to: 5, over: 0)),
      ],
      cells: numbered(10)
    ) {
      $0.heightTracks = [1: track]
      $0.offsetTrack = Track(keys: [Keyframe(time: 0, value: 33)])
    }
    #expect(
      near(film.state(at: 2.1).cells[2].height, 39) && film.state(at: 2.1).contentOffset == 33)
    #expect(film.state(at: 2.1).cells[2].title == "1")
    #expect(film.state(at: 3).cells.map(\.title) == ["new", "0"] + (2..<10).map { "\($0)" })
  }
}
