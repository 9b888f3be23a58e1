import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Half fold: random scripts")
struct HalfFoldRandomTests {
  /// Touches in which up to three fingers come, go and move at random.
  private func film(seed: UInt64) throws -> HalfFoldFilm {
    var numbers = Numbers(seed: seed)
    var samples: [TouchSample] = []
    var time = 0.0
    var down: [Int: Point] = [:]
    for _ in 0..<400 {
      time += numbers.next(in: 0...1) < 0.1 ? 0.35 : 1 / 60.0
      for id in 0..<3 {
        guard numbers.next(in: 0...1) < (down[id] != nil ? 0.93 : 0.12) else {
          down[id] = nil
          continue
        }
        let old = down[id] ?? Point(x: numbers.next(in: 0...320), y: numbers.next(in: 0...480))
        down[id] = Point(
          x: old.x + numbers.next(in: -30...30), y: old.y + numbers.next(in: -30...30))
      }
      let fingers = down.sorted { $0.key < $1.key }.map { Finger(id: $0.key, at: $0.value) }
      samples.append(TouchSample(time: time, fingers: fingers))
    }
    samples.append(TouchSample(time: time + 0.1, fingers: []))
    let direction = Direction.allCases[Int(seed % 4)]
    return folding([HalfFoldAction(at: 0.5, .touches(try TouchTrace(samples)))], direction) {
      $0.isOpen = seed % 3 > 0
      $0.settle = seed % 5 > 0
    }
  }

  @Test("numbers stay in their ranges", arguments: 1...16 as ClosedRange<UInt64>)
  func consistent(seed: UInt64) throws {
    let film = try film(seed: seed)
    for time in stride(from: 0, through: film.restTime, by: 1 / 50.0) {
      let state = film.state(at: time)
      #expect((0...(.pi / 2)).contains(state.angle) && (0...1).contains(state.turn))
      let panels = film.panels(at: time, on: canvas, scope: .everything)
      #expect(panels.count == (state.turn == 1 ? 3 : 2))
      for panel in panels {
        #expect(panel.projectedCorners.allSatisfy { $0.w >= 1 && $0.x.isFinite && $0.y.isFinite })
        #expect((0...1).contains(panel.gradient?.opacity ?? 0))
      }
      #expect(
        film.panels(at: time, on: canvas, scope: .visible)
          == panels.filter { $0.isVisible(on: canvas) && $0.rect.width > 0 && $0.rect.height > 0 })
    }
    let state = film.state(at: film.restTime)
    #expect(state.turn == 0 || state.turn == 1)
    if film.fold.settle { #expect(state.angle == 0 || state.angle == .pi / 2) }
    #expect(film.state(at: film.restTime + 100) == state)
    let times = film.events(upTo: .infinity).map(\.time)
    #expect(times == times.sorted() && times.allSatisfy { $0 <= film.restTime + 1e-9 })
  }

  @Test("together they do all that can be done to a page")
  func coverage() throws {
    var kinds: Set<HalfFoldEvent.Kind> = []
    for seed in 1...16 as ClosedRange<UInt64> {
      kinds.formUnion(try film(seed: seed).events(upTo: .infinity).map(\.kind))
    }
    #expect(kinds == Set(HalfFoldEvent.Kind.allCases))
  }

  @Test("halves never jump, whatever the fingers do", arguments: 20...25 as ClosedRange<UInt64>)
  func continuous(seed: UInt64) throws {
    let film = try film(seed: seed)
    var last = film.state(at: 0)
    for time in stride(from: 0, through: film.restTime, by: 1 / 2000.0) {
      let state = film.state(at: time)
      #expect(abs(state.angle - last.angle) < 0.05 && abs(state.turn - last.turn) < 0.01)
      last = state
    }
  }

  @Test("a moment is the same alone, in order and in reverse")
  func pure() throws {
    let film = try film(seed: 40)
    let times = Array(stride(from: -1, through: film.restTime + 1, by: 1 / 13.0))
    let forward = times.map { film.panels(at: $0, on: canvas, scope: .everything) }
    let backward = times.reversed().map { film.panels(at: $0, on: canvas, scope: .everything) }
    #expect(forward == backward.reversed())
    #expect(
      try self.film(seed: 40).panels(at: times[99], on: canvas, scope: .everything) == forward[99])
  }

  @Test(
    "extreme numbers give finite panels",
    arguments: [0, -1, 1, 1e-9, 1e9, .infinity, -.infinity, .nan] as [Double])
  func extremes(number: Double) throws {
    let trace = try fingers([100, 160, 80])
    let changes: [(inout HalfFold) -> Void] = [
      { $0.perspective = number }, { $0.strength = number }, { $0.maxDistance = number },
      { $0.minDistance = number }, { $0.shadowInset = number },
      {
        $0.width = 1
        $0.height = 1
      },
    ]
    for change in changes {
      let film = folding([HalfFoldAction(at: 0, .touches(trace))], .left, change)
      for time in [0, 0.12, 0.15, 0.3, 0.4, 1] {
        for panel in film.panels(at: time, on: canvas, scope: .everything) {
          #expect(panel.projectedCorners.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.w >= 1 })
          #expect((0...1).contains(panel.gradient?.opacity ?? 0))
        }
      }
    }
  }
}
