import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Strip roll: random scripts")
struct StripRollRandomTests {
  /// Touches and commands at random on a random deck.
  private func film(seed: UInt64) throws -> StripRollFilm {
    var numbers = Numbers(seed: seed)
    var script: [StripRollAction] = []
    var samples: [TouchSample] = []
    var time = 0.0
    var down: [Int: Point] = [:]
    for _ in 0..<400 {
      time += numbers.next(in: 0...1) < 0.1 ? 0.35 : 1 / 60.0
      for id in 0..<2 {
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
      if numbers.next(in: 0...1) < 0.02 {
        script.append(
          StripRollAction(at: time, .roll(reverse: numbers.next(in: 0...1) < 0.5 ? nil : true)))
      }
    }
    script.append(StripRollAction(at: 0, .touches(try TouchTrace(samples))))
    return rolling(
      Direction.allCases[Int(seed % 4)], strips: Int(numbers.next(in: 1...9)),
      sides: Int(numbers.next(in: 3...9)), pictures: Array(deck.prefix(Int(seed % 3) + 1)),
      script: script
    ) {
      $0.duration = numbers.next(in: 0...0.5)
      $0.reverse = seed % 5 == 0
      $0.perspective = seed % 2 == 0 ? 700 : nil
    }
  }

  @Test("panels stay whole", arguments: 1...16 as ClosedRange<UInt64>)
  func consistent(seed: UInt64) throws {
    let film = try film(seed: seed)
    for time in stride(from: 0, through: film.restTime, by: 1 / 50.0) {
      let state = film.state(at: time)
      #expect((0...film.roll.strips).contains(state.step) && (0...1).contains(state.local))
      let panels = film.everything(at: time)
      #expect(Set(panels.map(\.id)).count == panels.count)
      for panel in panels {
        #expect(panel.projectedCorners.allSatisfy { $0.w > 0 && $0.x.isFinite && $0.y.isFinite })
        #expect((0.55 - 1e-9...1).contains(panel.shade.color))
      }
      #expect(
        film.panels(at: time, on: canvas, scope: .visible)
          == panels.filter { $0.isVisible(on: canvas) })
    }
    let events = film.events(upTo: .infinity)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(events.last.map { $0.picture == film.state(at: film.restTime).picture } ?? true)
    #expect(film.everything(at: film.restTime) == film.everything(at: film.restTime + 99))
  }

  @Test("together they do all that can be done to a deck")
  func coverage() throws {
    var kinds: Set<StripRollEvent.Kind> = []
    var pictures: Set<Int?> = []
    for seed in 1...16 as ClosedRange<UInt64> {
      let events = try film(seed: seed).events(upTo: .infinity)
      kinds.formUnion(events.map(\.kind))
      pictures.formUnion(events.map(\.picture))
    }
    #expect(kinds == Set(StripRollEvent.Kind.allCases) && pictures == [nil, 0, 1, 2])
  }

  @Test("a moment is the same alone, in order and in reverse")
  func pure() throws {
    let film = try film(seed: 41)
    let times = Array(stride(from: -1, through: film.restTime + 1, by: 1 / 13.0))
    let forward = times.map { film.everything(at: $0) }
    #expect(forward == times.reversed().map { film.everything(at: $0) }.reversed())
    #expect(try self.film(seed: 41).everything(at: times[60]) == forward[60])
  }

  @Test(
    "extreme numbers give finite panels",
    arguments: [0, -1, 1, 1e-9, 1e9, .infinity, -.infinity, .nan] as [Double])
  func extremes(number: Double) {
    let changes: [(inout StripRoll) -> Void] = [
      { $0.duration = number }, { $0.perspective = number }, { $0.shade = number },
      {
        $0.width = 1
        $0.height = 1
        $0.duration = number
      },
    ]
    for (strips, sides) in [(4, 6), (1, 3), (1000, 3), (1, 1000), (0, 0), (-7, 2), (.max, .max)] {
      for change in changes {
        let film = rolling(strips: strips, sides: sides, change)
        #expect(film.restTime.isFinite)
        for time in [0, 0.5, 0.501, 1.0001] {
          let panels = film.everything(at: time)
          #expect(panels.count <= 10_001)
          for panel in panels {
            #expect(panel.projectedCorners.allSatisfy { ($0.x + $0.y + $0.w).isFinite })
            #expect((0...1).contains(panel.shade.color))
          }
        }
      }
    }
  }
}
