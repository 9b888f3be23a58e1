import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("One thing while another goes on")
struct OverlapTests {
  /// A pull by some points that is let go of at 1.03 s.
  private func pull(by way: Double) throws -> ListAction {
    ListAction(at: 1, .touches(try #require(touches(drag(from: 100, by: [way])))))
  }

  /// How far implicit animations are after some seconds.
  private func progress(after seconds: Double) -> Double {
    Easing.default.progress(at: seconds, of: 0.25)
  }

  @Test("a second pull pulls in a second cell while the first one grows")
  func pulls() throws {
    let second = ListAction(at: 1.08, .touches(try #require(touches(drag(from: 90, by: [48])))))
    let film = film([try pull(by: 50), second], cells: numbered(3))
    let state = film.state(at: 1.1)
    #expect(state.cells.count == 5 && near(state.cells[0].height, 48))
    #expect(near(state.cells[1].height, 50 + 10 * progress(after: 0.07)))
    let rest = film.state(at: film.restTime)
    #expect(rest.cells.map(\.height) == Array(repeating: 60, count: 5))
    #expect(rest.cells.map(\.title).suffix(3) == ["0", "1", "2"])
    #expect(film.events(upTo: 9).map(\.kind) == [.created, .created])
  }

  @Test("a pinch takes over a cell that still grows, and goes on from where it is")
  func takeOver() throws {
    let fingers = pinch(at: 20, distances: [100, 95, 60])
    let film = film(
      [try pull(by: 50), ListAction(at: 1.08, .touches(try #require(touches(fingers))))],
      cells: numbered(3))
    #expect(near(film.state(at: 1.085).cells[0].height, 50 + 10 * progress(after: 0.055)))
    #expect(near(film.state(at: 1.09).cells[0].height, 57))
    #expect(near(film.state(at: 1.1).cells[0].height, 36))
    #expect(near(film.state(at: 1.11 + 0.125).cells[0].height, 36 * (1 - halfway)))
    #expect(film.state(at: 2).cells.map(\.title) == ["0", "1", "2"])
    #expect(film.events(upTo: 9).map(\.kind) == [.created, .removed])
  }

  @Test("a cell that is leaving can't be touched")
  func leaving() throws {
    let fingers = pinch(at: 10, distances: [100, 150, 180])
    let film = film(
      [try pull(by: 40), ListAction(at: 1.05, .touches(try #require(touches(fingers))))],
      cells: numbered(3))
    #expect(film.state(at: 1.07).cells.count == 4)
    #expect(film.state(at: 2).cells.count == 3)
    #expect(film.events(upTo: 9).map(\.kind) == [.discarded])
  }

  @Test("an entry that comes while fingers are down ends their gesture")
  func interruption() throws {
    let fingers = pinch(at: 100, distances: [100, 150, 190, 40, 40])
    let touch = ListAction(at: 1, .touches(try #require(touches(fingers))))
    for action: ListAction.Kind in [
      .insert(title: "x", index: 0), .scroll(to: 0), .gesture(.tap(at: .zero)),
    ] {
      let film = film([touch, ListAction(at: 1.025, action)], cells: numbered(3))
      #expect(film.events(upTo: 9).first == ListEvent(.created, at: 1.025, index: 2))
      let cell = try #require(
        film.state(at: 1.025 + 0.125).cells.first { $0.title == "Massive Health" })
      #expect(near(cell.height, 54 + 6 * halfway))
    }
    // What the fingers do in a later session counts again.
    let trace = try TouchTrace(
      fingers.enumerated().map { step, points in
        TouchSample(
          time: Double(step) / 100,
          fingers: points.enumerated().map { Finger(id: $0.offset, at: $0.element) })
      } + [
        TouchSample(time: 0.1, fingers: []),
        TouchSample(time: 1, fingers: [Finger(id: 1, at: Point(x: 9, y: 9))]),
        TouchSample(time: 1.1, fingers: [Finger(id: 1, at: Point(x: 9, y: 29))]),
        TouchSample(time: 1.2, fingers: [Finger(id: 1, at: Point(x: 9, y: 79))]),
        TouchSample(time: 1.3, fingers: []),
      ])
    let film = film(
      [ListAction(at: 1, .touches(trace)), ListAction(at: 1.025, .scroll(to: 0))],
      cells: numbered(3))
    #expect(near(film.state(at: 2.2).cells[0].height, 50))
    #expect(film.events(upTo: 9).filter { $0.kind == .created }.count == 2)
  }

  @Test("contents that are thrown go on in a list that grows or shrinks")
  func thrown() throws {
    let pan = ListAction(
      at: 1, .gesture(.pan(from: Point(x: 160, y: 450), by: Vector2(x: 0, y: -300), over: 0.2)))
    let script = (0..<8).map { ListAction(at: 1.3 + Double($0) / 50, .remove(index: 2)) }
    let film = film([pan] + script, cells: numbered(30))
    let offsets = stride(from: 1.2, through: film.restTime, by: 1 / 500.0).map {
      film.state(at: $0).contentOffset
    }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0) < 12 })
    #expect((0...(22 * 60 - 480)).contains(film.state(at: film.restTime).contentOffset))
    #expect(film.state(at: film.restTime).cells.count == 22)
  }
}
