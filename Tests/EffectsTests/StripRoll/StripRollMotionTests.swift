import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite("Strip roll: motion")
struct StripRollMotionTests {
  private func swipe(_ direction: Direction, at time: Double) -> StripRollAction {
    StripRollAction(
      at: time,
      .gesture(
        .swipe(direction, in: Rect(x: 0, y: 0, width: 320, height: 480), over: 0.3)))
  }

  private func pan(_ x: Double, _ y: Double, at time: Double) -> StripRollAction {
    StripRollAction(
      at: time,
      .gesture(.pan(from: Point(x: 160, y: 240), by: Vector2(x: x, y: y), over: 0.3)))
  }

  private func pictures(_ film: StripRollFilm, at times: [Double]) -> [Int?] {
    times.map { film.state(at: $0).picture }
  }

  @Test("steps follow one another evenly, and a roll takes one more than there are strips")
  func steps() {
    let film = rolling(strips: 4) { $0.duration = 0.8 }
    #expect(near(film.restTime, 1))
    for (time, step, local) in [
      (0, 0, 0), (0.1, 0, 0.5), (0.2, 1, 0), (0.6, 3, 0), (0.65, 3, 0.25), (0.8, 4, 0),
      (0.9, 4, 0.5), (1, 4, 1), (5, 4, 1), (-3, 0, 0),
    ] {
      let state = film.state(at: time)
      #expect(state.step == step && near(state.local, local))
      #expect(state.isRolling == (time >= 0 && time < 1))
      #expect(state.picture == (time < 1 ? 0 : 1))
    }
    // The beginning of a step is that, whatever was rounded on the way to it.
    for step in 0...4 { #expect(film.state(at: 0.2 * Double(step)).local == 0 || step == 5) }
    #expect(film.events(upTo: 0.99) == [])
    #expect(film.events(upTo: 1) == [.init(.rolled, at: 1, picture: 1)])
  }

  @Test("the script rolls, on and back")
  func commands() {
    let film = rolling(script: [
      StripRollAction(at: 1, .roll()), StripRollAction(at: 3, .roll(reverse: false)),
      StripRollAction(at: 5, .roll()), StripRollAction(at: 7, .roll(reverse: true)),
    ])
    #expect(pictures(film, at: [0, 2, 2.5, 4.5, 6.5, 8.5]) == [0, 0, 1, 2, 0, 2])
    #expect(film.events(upTo: 99).map(\.kind) == [.rolled, .rolled, .rolled, .rolledBack])
    #expect(film.events(upTo: 99).map(\.picture) == [1, 2, 0, 2])
    #expect(near(film.restTime, 8.25))
    let backward = rolling(script: [
      StripRollAction(at: 1, .roll()), StripRollAction(at: 3, .roll(reverse: false)),
    ]) { $0.reverse = true }
    #expect(pictures(backward, at: [0, 2.5, 4.5]) == [1, 0, 1])
  }

  @Test("a swipe that way rolls on, one the other way back", arguments: Direction.allCases)
  func swipes(direction: Direction) {
    let film = rolling(
      direction,
      script: [
        swipe(direction, at: 0), swipe(direction, at: 2), swipe(direction, at: 4),
        swipe(direction.opposite, at: 6), swipe(direction.opposite, at: 8),
      ])
    #expect(pictures(film, at: [0, 1.9, 3.9, 5.9, 7.9, 9.9]) == [0, 1, 2, 0, 2, 1])
    #expect(film.errors.isEmpty)
    let across: Direction = direction.isHorizontal ? .up : .left
    let idle = rolling(direction, script: [swipe(across, at: 0), swipe(across.opposite, at: 1)])
    #expect(idle.state(at: 9).picture == 0 && idle.events(upTo: 9) == [])
    #expect(idle.everything(at: 9).count == 5)
  }

  @Test("a swipe is a pan of 30 points or more along the direction of rolling")
  func swipeLength() {
    #expect(rolling(script: [pan(-29.9, 0, at: 0)]).state(at: 3).picture == 0)
    #expect(rolling(script: [pan(-30, 0, at: 0)]).state(at: 3).picture == 1)
    #expect(rolling(script: [pan(-40, 45, at: 0)]).state(at: 3).picture == 0)
    #expect(rolling(script: [pan(45, -40, at: 0)]).state(at: 3).picture == 2)
    // However long it is, it is one swipe; it starts as soon as it is one.
    let long = rolling(script: [pan(-300, 0, at: 0)])
    #expect(long.state(at: 9).picture == 1)
    #expect(long.state(at: 0.25).isRolling && !long.state(at: 0.05).isRolling)
  }

  @Test("a roll that comes too soon waits")
  func queue() {
    let film = rolling(script: [
      StripRollAction(at: 0, .roll()), StripRollAction(at: 0.5, .roll()),
      StripRollAction(at: 0.6, .roll(reverse: true)),
    ])
    #expect(film.events(upTo: 99).map(\.time) == [1.25, 2.5, 3.75])
    #expect(pictures(film, at: [1.2, 1.3, 2.4, 2.6, 3.8]) == [0, 1, 1, 1, 1])
    #expect(film.state(at: 2.6).isRolling && film.state(at: 2.6).step == 4)
  }

  @Test("one picture lies on the canvas itself")
  func single() {
    let script = [
      StripRollAction(at: 0, .roll(reverse: true)), StripRollAction(at: 1, .roll()),
      StripRollAction(at: 3, .roll()), StripRollAction(at: 5, .roll(reverse: true)),
    ]
    let film = rolling(pictures: [deck[0]], script: script)
    #expect(film.state(at: 0.5).picture == 0 && !film.state(at: 0.5).isRolling)
    #expect(film.state(at: 2.5).picture == nil && film.everything(at: 2.5) == [])
    #expect(film.everything(at: 2).allSatisfy { $0.id != "next" })
    #expect(!film.state(at: 4).isRolling)
    #expect(film.state(at: 7).picture == 0 && film.everything(at: 7).count == 4)
    #expect(film.events(upTo: 99).map(\.picture) == [nil, 0])
    let back = rolling(pictures: [deck[0]]) { $0.reverse = true }
    #expect(back.state(at: 0).picture == nil || back.state(at: 0).isRolling)
    #expect(back.state(at: 9).picture == 0 && back.everything(at: 0) == [])
    #expect(rolling(pictures: []).everything(at: 0) == [])
  }

  @Test("a track goes through the first roll, and has the last word")
  func track() {
    let keys = [Keyframe(time: 0, value: 0), Keyframe(time: 2, value: 1)]
    let film = rolling(strips: 9, script: [StripRollAction(at: 0, .roll())]) {
      $0.progressTrack = Track(keys: keys)
    }
    #expect(film.restTime == 2 && film.state(at: 1).step == 5 && film.state(at: 1).local == 0)
    #expect(film.everything(at: 2).map(\.id) == ["next"])
    let rolled = rolling(strips: 9)
    for share in stride(from: 0, through: 1, by: 0.03) {
      let (a, b) = (film.everything(at: 2 * share), rolled.everything(at: share * 10 / 9))
      #expect(a.map(\.id) == b.map(\.id))
      for (panel, other) in zip(a, b) {
        #expect(coincide(panel.corners, other.corners, within: 1e-6))
      }
    }
    let wild = rolling { $0.progressTrack = still(7) }
    #expect(wild.everything(at: 0).map(\.id) == ["next"])
    #expect(rolling { $0.progressTrack = still(-7) }.state(at: 0).step == 0)
    let back = rolling(strips: 9) {
      $0.progressTrack = Track(keys: keys)
      $0.reverse = true
    }
    #expect(back.everything(at: 0).map(\.id) == ["next"] && back.everything(at: 2).count == 10)
  }

  @Test("strips move evenly", arguments: [3, 6, 8])
  func continuous(sides: Int) {
    let film = rolling(strips: 5, sides: sides)
    var last: [String: Panel] = [:]
    for time in stride(from: 0, through: 1.199, by: 0.001) {
      var now: [String: Panel] = [:]
      for panel in film.everything(at: time) {
        now[panel.id] = panel
        guard let before = last[panel.id] else { continue }
        // No edge is faster than the prism's top: its axis's speed and the turning's.
        #expect(coincide(panel.corners, before.corners, within: 1.3))
        #expect(abs(panel.shade.color - before.shade.color) < 0.01)
      }
      last = now
    }
  }

  @Test("what can't be done is told")
  func errors() {
    let film = rolling(script: [
      StripRollAction(at: .infinity, .roll()), StripRollAction(at: 1, .roll()),
      pan(1e9, 0, at: 0),
    ])
    #expect(film.errors.map(\.action) == [0, 2] && film.state(at: 9).picture == 1)
    #expect(
      film.errors.first?.description == "script[0]: the time is inf; use seconds within ±1e9")
  }
}
