import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Random scripts")
struct RandomScriptTests {
  /// Touches in which fingers come, go and move at random, and commands between them.
  private func script(seed: UInt64) throws -> [ListAction] {
    var numbers = Numbers(seed: seed)
    var script: [ListAction] = []
    var samples: [TouchSample] = []
    var time = 0.0
    var down: [Int: Point] = [:]
    for _ in 0..<400 {
      time += numbers.next(in: 0...1) < 0.05 ? 0.4 : 1 / 60.0
      for id in 0..<3 {
        let stays = numbers.next(in: 0...1) < (down[id] != nil ? 0.93 : 0.12)
        guard stays else {
          down[id] = nil
          continue
        }
        let old = down[id] ?? Point(x: 160, y: numbers.next(in: 0...480))
        down[id] = Point(
          x: old.x + numbers.next(in: -9...9), y: old.y + numbers.next(in: -60...60))
      }
      let fingers = down.sorted { $0.key < $1.key }.map { Finger(id: $0.key, at: $0.value) }
      samples.append(TouchSample(time: time, fingers: fingers))
      if numbers.next(in: 0...1) < 0.02 {
        let over = numbers.next(in: 0...1)
        let index = Int(numbers.next(in: 0...4))
        let kinds: [ListAction.Kind] = [
          .insert(title: "\(time)", index: index, over: over), .remove(index: index, over: over),
          .scroll(to: numbers.next(in: -100...900), over: over),
        ]
        script.append(ListAction(at: time + 0.001, kinds[Int(numbers.next(in: 0...2.999))]))
      }
    }
    samples.append(TouchSample(time: time + 0.1, fingers: []))
    return [ListAction(at: 0.5, .touches(try TouchTrace(samples)))] + script
  }

  @Test("the list stays whole", arguments: 1...24 as ClosedRange<UInt64>)
  func consistent(seed: UInt64) throws {
    let film = film(try script(seed: seed), cells: numbered(Int(seed % 12)))
    for time in stride(from: 0, through: film.restTime, by: 1 / 50.0) {
      let state = film.state(at: time)
      var top = 0.0
      for cell in state.cells {
        #expect((0...60).contains(cell.height) && cell.slot >= cell.height && cell.slot.isFinite)
        #expect(near(cell.y, top + (cell.slot - cell.height) / 2))
        top += cell.slot
      }
      #expect(near(state.contentHeight, top) && state.contentOffset.isFinite)
      let panels = film.panels(at: time, on: canvas, scope: .everything)
      for panel in panels {
        let color = panel.shadedColor
        #expect([color.red, color.green, color.blue].allSatisfy { (0...1).contains($0) })
        #expect(panel.projectedCorners.allSatisfy { $0.w >= 1 - 1e-12 && $0.y.isFinite })
      }
      #expect(Set(panels.map(\.id)).count == panels.count)
      #expect(
        film.panels(at: time, on: canvas, scope: .visible)
          == panels.filter { $0.isVisible(on: canvas) })
    }
    try rest(of: film)
  }

  @Test("together they do all that can be done to a list")
  func coverage() throws {
    var kinds: Set<ListEvent.Kind> = []
    var styles: Set<CellStyle> = []
    var isStretched = false
    for seed in 1...24 as ClosedRange<UInt64> {
      let film = film(try script(seed: seed), cells: numbered(Int(seed % 12)))
      kinds.formUnion(film.events(upTo: .infinity).map(\.kind))
      for time in stride(from: 0, through: film.restTime, by: 1 / 20.0) {
        for cell in film.state(at: time).cells where cell.height < 60 || cell.slot > 60 {
          styles.insert(cell.style)
          isStretched = isStretched || cell.slot > 60
        }
      }
    }
    #expect(kinds == Set(ListEvent.Kind.allCases) && isStretched)
    #expect(styles == [.foldBack, .pinch, .foldUp])
  }

  private func rest(of film: ListFilm) throws {
    let state = film.state(at: film.restTime)
    let count = state.cells.count
    for (index, cell) in state.cells.enumerated() {
      #expect(cell.height == 60 && cell.slot == 60 && near(cell.y, 60 * Double(index)))
      #expect(
        cell.style == (index == 0 ? .foldBack : index == count - 1 ? .foldUp : .pinch))
    }
    #expect((0...max(0, 60 * Double(count) - 480)).contains(state.contentOffset))
    #expect(film.state(at: film.restTime + 100) == state)
    let panels = film.panels(at: film.restTime, on: canvas, scope: .everything)
    for index in 0..<count {
      #expect(panels[3 * index].color == HeatMap().color(ofCell: index, count: count))
    }
    let times = film.events(upTo: .infinity).map(\.time)
    #expect(!times.isEmpty && times == times.sorted())
  }

  @Test(
    "heights move without jumps but where a finger is", arguments: 30...34 as ClosedRange<UInt64>)
  func continuous(seed: UInt64) throws {
    // Commands only: nothing is held, so nothing may jump.
    let script = try script(seed: seed).dropFirst().filter {
      switch $0.kind {
      case .insert(_, _, let over), .remove(_, let over), .scroll(_, let over): over > 0.05
      default: false
      }
    }
    let film = film(Array(script), cells: numbered(9))
    #expect(!script.isEmpty)
    var last = film.state(at: 0).contentHeight
    for time in stride(from: 0, through: film.restTime, by: 1 / 1000.0) {
      let height = film.state(at: time).contentHeight
      #expect(abs(height - last) < 15)
      last = height
    }
  }

  @Test("a moment is the same alone, in order and in reverse", arguments: [40, 41] as [UInt64])
  func pure(seed: UInt64) throws {
    let script = try script(seed: seed)
    let film = film(script, cells: numbered(9))
    let times = Array(stride(from: -1, through: film.restTime + 1, by: 1 / 13.0))
    let forward = times.map { film.panels(at: $0, on: canvas, scope: .everything) }
    let backward = times.reversed().map { film.panels(at: $0, on: canvas, scope: .everything) }
    #expect(forward == backward.reversed())
    let time = times[times.count / 2]
    let alone = EffectsTests.film(script, cells: numbered(9))
    #expect(alone.panels(at: time, on: canvas, scope: .everything) == forward[times.count / 2])
  }
}
