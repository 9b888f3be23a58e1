import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Pull to create")
struct PullTests {
  /// A pull from (160, 100) that begins at 1.01 s, sets ways every hundredth, and ends after them.
  private func pulled(by ways: [Double], cells: [ListCell] = titles.map { ListCell($0) }) throws
    -> (film: ListFilm, end: Double)
  {
    let trace = try #require(touches(drag(from: 100, by: ways)))
    return (
      film([ListAction(at: 1, .touches(trace))], cells: cells), 1 + Double(ways.count + 2) / 100
    )
  }

  @Test("the cell comes in at the top, as high as the pull is long, and the offset stays 0")
  func change() throws {
    let (film, _) = try pulled(by: [12, 30, 59, 41])
    #expect(film.state(at: 1.005).cells.count == 7)
    let began = film.state(at: 1.01)
    #expect(began.cells.count == 8 && began.cells[0].height == 0)
    #expect(began.cells[0].title == "Massive Health" && began.cells[0].style == .foldBack)
    for (step, way) in [12.0, 30, 59, 41].enumerated() {
      let state = film.state(at: 1.02 + Double(step) / 100)
      #expect(near(state.cells[0].height, way) && state.contentOffset == 0)
      #expect(state.cells[0].y == 0 && near(state.cells[1].y, way))
      #expect(near(state.contentHeight, 420 + way))
      #expect(state.cells.dropFirst().allSatisfy { $0.style == .pinch && $0.height == 60 })
    }
  }

  @Test("it has the colour of its place among all")
  func color() throws {
    let (film, _) = try pulled(by: [30])
    let panels = film.panels(at: 1.02, on: canvas, scope: .everything)
    #expect(panels[0].color == HeatMap().color(ofCell: 0, count: 8))
    // The others keep theirs until the gesture ends.
    #expect(panels[3].color == HeatMap().color(ofCell: 0, count: 7))
    #expect(panels[21].color == HeatMap().color(ofCell: 6, count: 7))
  }

  @Test("let go of below the threshold it folds away", arguments: [0.5, 20, 44.9])
  func below(way: Double) throws {
    let (film, end) = try pulled(by: [60, way])
    #expect(near(film.state(at: end).cells[0].height, way))
    #expect(near(film.state(at: end + 0.125).cells[0].height, way * (1 - halfway)))
    #expect(film.state(at: end + 0.2499).cells.count == 8)
    let state = film.state(at: end + 0.25)
    #expect(state.cells.map(\.title) == titles)
    #expect(
      state.cells.map(\.style) == [.foldBack] + Array(repeating: .pinch, count: 5) + [.foldUp])
    #expect(film.events(upTo: 9) == [ListEvent(.discarded, at: end, index: 0)])
    #expect(near(film.restTime, end + 0.25))
  }

  @Test("let go of at the threshold or above it grows", arguments: [45, 45.5, 60])
  func above(way: Double) throws {
    let (film, end) = try pulled(by: [10, way])
    #expect(near(film.state(at: end + 0.125).cells[0].height, way + (60 - way) * halfway))
    let state = film.state(at: end + 0.25)
    #expect(state.cells.map(\.title) == ["Massive Health"] + titles)
    #expect(state.cells.map(\.height) == Array(repeating: 60, count: 8))
    #expect(
      state.cells.map(\.style) == [.foldBack] + Array(repeating: .pinch, count: 6) + [.foldUp])
    #expect(film.events(upTo: 9).first == ListEvent(.created, at: end, index: 0))
    #expect(film.events(upTo: end - 0.01).isEmpty)
  }

  @Test("styles change with the release, colours on the way")
  func look() throws {
    let (film, end) = try pulled(by: [50])
    let state = film.state(at: end)
    #expect(state.cells[0].style == .foldBack && state.cells[7].style == .foldUp)
    let (from, to) = (HeatMap().color(ofCell: 6, count: 7), HeatMap().color(ofCell: 7, count: 8))
    for (time, progress) in [(end, 0), (end + 0.125, halfway), (end + 0.25, 1)] {
      let color = film.panels(at: time, on: canvas, scope: .everything)[21].color
      let expected = from.mixed(with: to, fraction: progress)
      #expect(near(color.red, expected.red) && near(color.green, expected.green))
      #expect(near(color.blue, expected.blue) && near(color.alpha, 1))
    }
  }

  @Test("beyond full height the rubber band moves the contents, which return when let go of")
  func beyond() throws {
    let (film, end) = try pulled(by: [30, 60, 160])
    let shown = film.state(at: 1.04)
    #expect(shown.cells[0].height == 60)
    #expect(near(shown.contentOffset, -(1 - 1 / (0.55 * 100 / 480 + 1)) * 480))
    #expect(film.state(at: 1.03).contentOffset == 0)
    #expect(film.state(at: end + 0.02).contentOffset < 0)
    let rest = film.state(at: film.restTime)
    #expect(rest.contentOffset == 0 && rest.cells.count == 8)
    #expect(film.events(upTo: 9).map(\.kind) == [.created, .scrolled])
  }

  @Test("pulling up just scrolls")
  func up() throws {
    let (film, end) = try pulled(by: [-10, -40, -80], cells: numbered(20))
    #expect(film.state(at: 1.03).contentOffset == 40 && film.state(at: 1.04).contentOffset == 80)
    #expect(film.state(at: end).cells.map(\.title) == numbered(20).map(\.title))
    #expect(film.state(at: end + 0.1).contentOffset > 80)
    #expect(film.events(upTo: 9).map(\.kind) == [.scrolled])
  }

  @Test("a pan that begins further down pulls nothing in")
  func scrolled() throws {
    let trace = try #require(touches(drag(from: 100, by: [20, 40])))
    let film = film(
      [ListAction(at: 0, .scroll(to: 100, over: 0)), ListAction(at: 1, .touches(trace))],
      cells: numbered(20))
    #expect(film.state(at: 1.02).cells.count == 20)
    #expect(near(film.state(at: 1.02).contentOffset, 80))
  }

  @Test("the shorthand pulls just as far as it says", arguments: [44, 45])
  func shorthand(way: Double) {
    let pull = Gesture.pull(by: way, over: 0.4, at: Point(x: 160, y: 120))
    let film = film([ListAction(at: 0.2, .gesture(pull))])
    #expect(near(film.state(at: 0.6).cells[0].height, way))
    #expect(film.state(at: 2).cells.count == (way < 45 ? 7 : 8))
  }

  @Test("the threshold is the list's own")
  func commit() throws {
    let trace = try #require(touches(drag(from: 100, by: [31])))
    for (commit, count) in [(0.5, 8), (0.6, 7), (0, 8), (1, 7)] {
      let film = film([ListAction(at: 0, .touches(trace))]) { $0.commit = commit }
      #expect(film.state(at: 1).cells.count == count)
    }
  }

  @Test("in a list longer than the viewport the indicator flashes when the cell has grown")
  func flash() throws {
    let (film, end) = try pulled(by: [50], cells: numbered(9))
    let opacity = { (time: Double) in
      film.panels(at: time, on: canvas, scope: .visible).first { $0.id == "indicator" }?.opacity
    }
    #expect(opacity(end + 0.2) == nil && opacity(end + 0.3) == 1)
    #expect(near(opacity(end + 0.875) ?? 9, 0.5) && opacity(end + 1.01) == nil)
    let (short, shortEnd) = try pulled(by: [50], cells: numbered(6))
    #expect(short.panels(at: shortEnd + 0.3, on: canvas, scope: .visible).count == 21)
  }
}
