import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Pinch open and closed")
struct PinchTests {
  /// A pinch at 1 s around (160, `y`) with fingers 100 points apart at first, scaled every hundredth.
  private func pinched(at y: Double, scales: [Double], cells: [ListCell] = numbered(5)) throws
    -> (film: ListFilm, end: Double)
  {
    let trace = try #require(touches(pinch(at: y, distances: [100] + scales.map { $0 * 100 })))
    return (
      film([ListAction(at: 1, .touches(trace))], cells: cells), 1 + Double(scales.count + 1) / 100
    )
  }

  private static let places = [
    (0.0, 0), (29, 0), (31, 1), (125, 2), (155, 3), (241, 4), (269, 4), (271, 5), (299.9, 5),
  ]

  @Test("apart, a cell opens above or below the one between the fingers", arguments: places)
  func open(y: Double, index: Int) throws {
    let (film, end) = try pinched(at: y, scales: [1.1, 1.25, 1.8])
    for (step, scale) in [1.1, 1.25, 1.8].enumerated() {
      let state = film.state(at: 1.01 + Double(step) / 100)
      #expect(state.cells.count == 6)
      for (number, cell) in state.cells.enumerated() {
        #expect(near(cell.height, number == index ? 60 * (scale - 1) : 60))
        #expect(near(cell.y, state.cells[..<number].reduce(0) { $0 + $1.height }))
        #expect(cell.style == (number == index && index == 5 ? .foldUp : .pinch))
      }
      #expect(state.cells[index].title == "Massive Health")
      #expect(state.contentOffset == 0)
    }
    let half = film.state(at: end + 0.125).cells[index].height
    #expect(near(half, 48 + 12 * halfway))
    let rest = film.state(at: end + 0.25).cells
    #expect(rest.map(\.height) == Array(repeating: 60, count: 6))
    #expect(rest.map(\.style) == [.foldBack, .pinch, .pinch, .pinch, .pinch, .foldUp])
    #expect(film.events(upTo: 9) == [ListEvent(.created, at: end, index: index)])
  }

  @Test("a cell that is not open enough folds away again", arguments: [1.02, 1.5, 1.749])
  func openBelow(scale: Double) throws {
    let (film, end) = try pinched(at: 100, scales: [2, scale])
    #expect(near(film.state(at: end + 0.125).cells[2].height, 60 * (scale - 1) * (1 - halfway)))
    #expect(film.state(at: end + 0.25).cells.map(\.title) == ["0", "1", "2", "3", "4"])
    #expect(film.events(upTo: 9) == [ListEvent(.discarded, at: end, index: 2)])
  }

  @Test("apart and back below the first distance, the new cell has no height, and no less")
  func back() throws {
    let (film, end) = try pinched(at: 100, scales: [1.5, 0.4])
    #expect(film.state(at: 1.02).cells[2].height == 0 && film.state(at: 1.02).cells.count == 6)
    #expect(film.state(at: end).cells.count == 5)
  }

  @Test(
    "together, the cell between the fingers folds away, or grows back",
    arguments: [0, 2, 4], [0.1, 0.6, 0.749, 0.75, 0.9])
  func close(index: Int, scale: Double) throws {
    let (film, end) = try pinched(at: Double(index) * 60 + 20, scales: [0.95, scale])
    #expect(near(film.state(at: 1.01).cells[index].height, 57))
    #expect(near(film.state(at: 1.02).cells[index].height, 60 * scale))
    let stays = scale >= 0.75
    let target = stays ? 60.0 : 0
    let half = film.state(at: end + 0.125).cells
    #expect(near(half[index].height, 60 * scale + (target - 60 * scale) * halfway))
    let rest = film.state(at: end + 0.25)
    #expect(rest.cells.count == (stays ? 5 : 4))
    #expect(rest.cells.contains { $0.title == "\(index)" } == stays)
    #expect(rest.cells.first?.style == .foldBack && rest.cells.last?.style == .foldUp)
    #expect(rest.contentHeight == (stays ? 300 : 240))
    #expect(film.events(upTo: 9) == (stays ? [] : [ListEvent(.removed, at: end, index: index)]))
  }

  @Test("a stretched cell lies in the middle of its slot, and those below make room")
  func stretch() throws {
    let (film, end) = try pinched(at: 100, scales: [1.5, 2.5])
    let state = film.state(at: 1.02)
    #expect(near(state.cells[2].height, 60) && near(state.cells[2].slot, 90))
    #expect(near(state.cells[2].y, 135) && near(state.cells[3].y, 210))
    #expect(near(state.contentHeight, 390))
    // The cell is the plain one, apart from its neighbours.
    let panels = film.panels(at: 1.02, on: canvas, scope: .everything)
    let corners = panels[6].projectedCorners.compactMap { $0.point?.y }
    #expect(near(corners[0], 135) && near(corners[2], 165))
    #expect(panels[6].edges.top == .outer && panels[7].edges.bottom == .outer)
    #expect(panels[4].edges.bottom == .outer && panels[9].edges.top == .outer)
    let half = film.state(at: end + 0.125)
    #expect(near(half.cells[2].slot, 90 - 30 * halfway) && half.cells[2].height == 60)
    #expect(film.state(at: end + 0.25).contentHeight == 360)
  }

  @Test("a cell that was to be closed can be stretched too")
  func stretchClosing() throws {
    let (film, _) = try pinched(at: 100, scales: [0.9, 1.5])
    let state = film.state(at: 1.02)
    #expect(near(state.cells[1].slot, 90) && state.cells[1].height == 60)
    #expect(state.cells.count == 5)
  }

  @Test("a pinch beside the list or below it does nothing")
  func beside() throws {
    for place in [Point(x: 160, y: 301), Point(x: -1, y: 100), Point(x: 321, y: 100)] {
      let pinch = Gesture.pinch(at: place, from: 50, to: 150, over: 0.4, angle: 1)
      let film = film([ListAction(at: 1, .gesture(pinch))], cells: numbered(5))
      for time in [1.2, 1.39, 1.5, 2] {
        #expect(film.state(at: time) == film.state(at: 0))
      }
      #expect(film.events(upTo: 9).isEmpty)
    }
  }

  @Test("places count in the contents, wherever they are scrolled to")
  func scrolled() throws {
    let trace = try #require(touches(pinch(at: 100, distances: [100, 150])))
    let film = film(
      [ListAction(at: 0, .scroll(to: 300, over: 0)), ListAction(at: 1, .touches(trace))],
      cells: numbered(20))
    // 400 lies in the lower half of cell 6.
    #expect(film.state(at: 1.01).cells[7].title == "Massive Health")
  }

  @Test("lifting one finger ends the pinch")
  func lift() throws {
    let fingers = pinch(at: 100, distances: [100, 150, 180])
    let one = [[Point(x: 160, y: 10)], [Point(x: 160, y: 300)]]
    let trace = try #require(touches(fingers + one))
    let film = film([ListAction(at: 1, .touches(trace))], cells: numbered(5))
    #expect(near(film.state(at: 1.03).cells[2].height, 48))
    #expect(film.state(at: 1.03 + 0.25).cells[2].height == 60)
    #expect(film.events(upTo: 9) == [ListEvent(.created, at: 1.03, index: 2)])
  }

  @Test("the last cell that is pinched away leaves an empty list, into which one can be pulled")
  func empty() throws {
    let pinch = Gesture.pinch(at: Point(x: 160, y: 30), from: 100, to: 10, over: 0.4, angle: 1)
    let pull = Gesture.pull(by: 60, over: 0.4, at: Point(x: 160, y: 100))
    let film = film(
      [ListAction(at: 0, .gesture(pinch)), ListAction(at: 1, .gesture(pull))],
      cells: [ListCell("only")])
    #expect(film.state(at: 0.9).cells.isEmpty && film.state(at: 0.9).contentHeight == 0)
    let rest = film.state(at: 2)
    #expect(rest.cells.map(\.title) == ["Massive Health"] && rest.cells[0].style == .foldBack)
  }
}
