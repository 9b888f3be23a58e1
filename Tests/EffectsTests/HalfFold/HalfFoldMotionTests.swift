import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Foundation
import Testing

@Suite("Half fold: motion")
struct HalfFoldMotionTests {
  private func pinching(
    _ distances: [Double], at x: Double = 160, _ change: (inout HalfFold) -> Void = { _ in }
  ) throws -> HalfFoldFilm {
    folding([HalfFoldAction(at: 1, .touches(try fingers(distances, at: x)))], .left, change)
  }

  @Test("two fingers fold the page by their distance")
  func pinch() throws {
    let film = try pinching([100, 120, 240, 300, 60, 200])
    // A tenth of a second after each sample the halves are where the fingers want them.
    for (time, distance) in [(1.2, 120.0), (1.3, 240), (1.4, 300), (1.5, 60), (1.6, 200)] {
      #expect(near(film.state(at: time).angle, .pi / 2 * (1 - distance / 320)))
    }
    #expect(film.state(at: 1.0999).angle == 0 && film.state(at: 1).angle == 0)
  }

  @Test("halfway through a tenth of a second they are where the default curve has them")
  func following() throws {
    let film = try pinching([100, 160, 80])
    let first = Double.pi / 4
    #expect(near(film.state(at: 1.15).angle, first * halfway))
    let second = Double.pi / 2 * 0.75
    #expect(near(film.state(at: 1.25).angle, first + (second - first) * halfway))
  }

  @Test("a new distance retargets from where the halves are")
  func retargeting() throws {
    let samples = [0, 0.05, 0.1].enumerated().map { step, time in
      let distance = [100.0, 160, 80][step]
      return TouchSample(
        time: time,
        fingers: [
          Finger(id: 1, at: Point(x: 160, y: 240 - distance / 2)),
          Finger(id: 2, at: Point(x: 160, y: 240 + distance / 2)),
        ])
    }
    let film = folding([HalfFoldAction(at: 0, .touches(try TouchTrace(samples)))])
    let from = Double.pi / 4 * halfway
    #expect(near(film.state(at: 0.1).angle, from))
    #expect(near(film.state(at: 0.15).angle, from + (0.375 * .pi - from) * halfway))
    #expect(near(film.state(at: 0.2).angle, 0.375 * .pi))
    #expect(film.restTime == 0.2)
  }

  @Test("distances out of range leave the angle alone")
  func range() throws {
    let film = try pinching([100, 160, 20, 15, 320, 400], at: 200) { $0.settle = false }
    #expect(near(film.state(at: 1.2).angle, .pi / 4))
    for time in [1.3, 1.4, 1.5, 1.6, 9] { #expect(film.state(at: time).angle == .pi / 4) }
    let wide = try pinching([100, 160, 20, 15], at: 200) {
      $0.settle = false
      $0.minDistance = 14
      $0.maxDistance = 200
    }
    #expect(near(wide.state(at: 1.2).angle, .pi / 2 * 0.2))
    #expect(near(wide.state(at: 1.4).angle, .pi / 2 * (1 - 15 / 200.0)))
  }

  @Test("the distance is taken however the fingers lie, and L is the length across the hinge")
  func upDown() throws {
    let film = folding([HalfFoldAction(at: 0, .touches(try fingers([100, 120])))], .up) {
      $0.settle = false
    }
    #expect(near(film.state(at: 0.3).angle, .pi / 2 * (1 - 120 / 480.0)))
    #expect(film.fold.pinchAngle == .pi / 2)
  }

  @Test("let go, the fold settles to the nearer side", arguments: [(161.0, false), (159, true)])
  func settling(distance: Double, folds: Bool) throws {
    let film = try pinching([200, distance, distance])
    let angle = Double.pi / 2 * (1 - distance / 320)
    let target = folds ? Double.pi / 2 : 0
    #expect(near(film.state(at: 1.3).angle, angle))
    #expect(near(film.state(at: 1.425).angle, angle + (target - angle) * halfway))
    #expect(film.state(at: 1.55).angle == target)
    #expect(near(film.restTime, 1.55))
    #expect(film.events(upTo: 1.54) == [])
    #expect(
      film.events(upTo: 1.55).map(\.kind) == [folds ? .folded : .unfolded])
    #expect(film.names(at: 1.6, .visible) == (folds ? [] : ["shadow", "first", "second"]))
  }

  @Test("what takes over ends a pinch like a lift")
  func interrupted() throws {
    let film = folding([
      HalfFoldAction(at: 0, .touches(try fingers([200, 100, 90, 80, 70]))),
      HalfFoldAction(at: 0.25, .gesture(.tap(at: .zero))),
    ])
    #expect(film.state(at: 0.5).angle == .pi / 2)
    #expect(film.events(upTo: 9).map(\.kind) == [.folded, .closed])
  }

  @Test("the half nearer to the fingers is the lighter", arguments: [160.0, 80, 240, 10, 310])
  func lightness(x: Double) throws {
    let film = try pinching([100, 120, 120], at: x)
    let k = min(max((x - 160) / 320, -0.5), 0.5)
    let parts = film.parts(at: 1.2)
    let share = 1 - cos(Double.pi / 2 * (1 - 120.0 / 320))
    #expect(near(parts["first"]?.gradient?.opacity ?? 0, share * (1 + k)))
    #expect(near(parts["second"]?.gradient?.opacity ?? 0, share * (1 - k)))
    // Without fingers it is as light as the other one, a quarter of a second later.
    let after = try pinching([100, 120, 120], at: x) { $0.settle = false }.parts(at: 1.55)
    #expect(near(after["first"]?.gradient?.opacity ?? 0, share))
    #expect(near(after["second"]?.gradient?.opacity ?? 0, share))
  }

  @Test("the shadow follows the fingers at once, and the halves when they settle")
  func shadow() throws {
    let film = try pinching([200, 160, 80, 80])
    #expect(near(film.parts(at: 1.1)["shadow"]?.rect.width ?? 0, 160))
    #expect(near(film.parts(at: 1.15)["shadow"]?.rect.width ?? 0, 160))
    #expect(near(film.parts(at: 1.2)["shadow"]?.rect.width ?? 0, 80))
    #expect(near(film.parts(at: 1.525)["shadow"]?.rect.width ?? 0, 80 * (1 - halfway)))
  }

  @Test("a finger moves page and shadow, again and again")
  func pan() {
    func pan(_ x: Double, _ y: Double) -> HalfFoldAction.Kind {
      .gesture(.pan(from: Point(x: 100, y: 100), by: Vector2(x: x, y: y), over: 0.5))
    }
    let film = folding([
      HalfFoldAction(at: 0, pan(30, 40)), HalfFoldAction(at: 1, pan(-50, 5)),
    ])
    let middle = film.state(at: 0.25).pan
    #expect(near(middle.x, 15) && near(middle.y, 20))
    #expect(near(film.state(at: 0.8).pan.x, 30) && near(film.state(at: 0.8).pan.y, 40))
    #expect(near(film.state(at: 3).pan.x, -20) && near(film.state(at: 3).pan.y, 45))
    #expect(film.events(upTo: 3).map(\.kind) == [.moved, .moved])
    for panel in film.panels(at: 3, on: canvas, scope: .everything) {
      #expect(near(panel.placement.c3.x, 140) && near(panel.placement.c3.y, 285))
    }
  }

  @Test("a tap closes and opens; one meanwhile turns back", arguments: Direction.allCases)
  func tap(direction: Direction) {
    let tap = HalfFoldAction.Kind.gesture(.tap(at: Point(x: 160, y: 240)))
    let film = folding([HalfFoldAction(at: 0, tap), HalfFoldAction(at: 1, tap)], direction)
    #expect(film.state(at: 0.1).turn == 1 && near(film.state(at: 0.25).turn, 0.5))
    #expect(film.state(at: 0.4).turn == 0 && film.state(at: 1.4).turn == 1)
    #expect(film.events(upTo: 9).map(\.kind) == [.closed, .opened])
    #expect(film.events(upTo: 0.4).map(\.kind) == [.closed] && film.events(upTo: 1.39).count == 1)
    #expect(near(film.restTime, 1.4))
    let back = folding([HalfFoldAction(at: 0, tap), HalfFoldAction(at: 0.15, tap)], direction)
    #expect(near(back.state(at: 0.25).turn, 0.5) && near(back.state(at: 0.4).turn, 0.75))
    #expect(back.state(at: 0.55).turn == 1)
    #expect(back.events(upTo: 9).map(\.kind) == [.opened])
    let closed = folding([HalfFoldAction(at: 0, tap)], direction) { $0.isOpen = false }
    #expect(closed.state(at: 0).turn == 0 && closed.state(at: 0.4).turn == 1)
  }

  @Test("tracks have the last word")
  func tracks() throws {
    let film = try pinching([200, 160, 80, 80]) {
      $0.tracks.angle = Track(keys: [.init(time: 0, value: 0), .init(time: 2, value: 9)])
      $0.tracks.turn = Track(keys: [.init(time: 0, value: -1), .init(time: 4, value: 3)])
      $0.tracks.scale = still(-1)
    }
    #expect(near(film.state(at: 0.2).angle, 0.9) && film.state(at: 1).angle == .pi / 2)
    #expect(film.state(at: 0.5).turn == 0 && film.state(at: 2).turn == 1)
    #expect(film.state(at: 1.5).turn == 0.5 && film.state(at: 0).scale == 0)
    #expect(film.restTime == 4)
    #expect(film.names(at: 3, .visible) == [])
  }

  @Test("what can't be done is told")
  func errors() {
    let pinch = Gesture.pinch(at: .zero, from: 0, to: 50, over: 1, angle: 0)
    let film = folding([
      HalfFoldAction(at: 0, .gesture(pinch)), HalfFoldAction(at: .nan, .gesture(.tap(at: .zero))),
      HalfFoldAction(at: 0.5, .gesture(.tap(at: .zero))),
    ])
    #expect(film.errors.map(\.action) == [0, 1])
    #expect(film.errors.first?.description == "script[0]: from is 0.0; use 1.0…1000000.0")
    #expect(film.state(at: 2).turn == 0)
  }
}
