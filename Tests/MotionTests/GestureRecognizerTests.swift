import CreaseGeometry
import CreaseMotion
import Testing

/// Recognises a trace with the default settings unless told otherwise.
func recognize(
  _ samples: [TouchSample], settings: GestureSettings = .standard, interruptedAt: Double? = nil
) throws -> [GestureEvent] {
  try GestureRecognizer(settings: settings)
    .events(in: TouchTrace(samples), interruptedAt: interruptedAt)
}

/// Kind and phase of events in short: "pan began, pan changed".
func summary(_ events: [GestureEvent]) -> String {
  events.map { "\($0.kind) \($0.phase)" }.joined(separator: ", ")
}

@Suite("Pans and taps")
struct PanTests {
  @Test("a pan begins at the slop, counts from there, and reports its first change at once")
  func pan() throws {
    let events = try recognize([
      sample(0, (1, 100, 100)), sample(0.1, (1, 100, 109)), sample(0.2, (1, 100, 112)),
      sample(0.3, (1, 103, 130)), sample(0.4, (1, 103, 130)), sample(0.5),
    ])
    #expect(summary(events) == "tap failed, pan began, pan changed, pan changed, pan ended")
    #expect(events.map(\.time) == [0.2, 0.2, 0.2, 0.3, 0.5])
    #expect(
      events.map(\.translation) == [
        .zero, .zero, .zero, Vector2(x: 3, y: 18), Vector2(x: 3, y: 18),
      ])
    #expect(events.allSatisfy { $0.start == Point(x: 100, y: 100) })
    #expect(events[1].location == Point(x: 100, y: 112))
    #expect(events[4].location == Point(x: 103, y: 130))
    #expect(events.allSatisfy { $0.scale == 1 && $0.distance == 0 })
  }

  @Test(
    "the slop is met at 10 points in any direction, rounding forgiven",
    arguments: [
      (10.0, 0.0, true), (0, -10, true), (6, 8, true), (9.99, 0, false), (7, 7, false),
      (10.0.nextDown, 0, true), (9.999999999, 0, true),
    ])
  func slop(x: Double, y: Double, pans: Bool) throws {
    let events = try recognize([sample(0, (1, 50, 50)), sample(1, (1, 50 + x, 50 + y))])
    #expect(events.contains { $0.kind == .pan && $0.phase == .began } == pans)
  }

  @Test("the slop can be set; at 0 a pan begins with the touch")
  func slopSetting() throws {
    let samples = [sample(0, (1, 0, 0)), sample(0.1, (1, 3, 0)), sample(0.2)]
    #expect(
      summary(try recognize(samples, settings: GestureSettings(slop: 3)))
        == "tap failed, pan began, pan changed, pan ended")
    let zero = try recognize(samples, settings: GestureSettings(slop: 0))
    #expect(summary(zero) == "tap failed, pan began, pan changed, pan changed, pan ended")
    #expect(zero.map(\.time) == [0, 0, 0, 0.1, 0.2])
  }

  @Test(
    "a tap is down and up within half a second and the slop",
    arguments: [
      (0.01, 0.0, GesturePhase.ended), (0.5, 9.9, .ended), (0.51, 0, .failed), (0.1, 10, .failed),
    ])
  func tap(duration: Double, way: Double, phase: GesturePhase) throws {
    let events = try recognize([
      sample(1, (1, 20, 30)), sample(1 + duration / 2, (1, 20 + way, 30)), sample(1 + duration),
    ])
    let taps = events.filter { $0.kind == .tap }
    #expect(taps.map(\.phase) == [phase])
    #expect(taps.map(\.location) == [Point(x: 20 + way, y: 30)])
    #expect(events.contains { $0.kind == .pan && $0.phase == .ended } == (way >= 10))
  }

  @Test("a touch held too long fails as a tap when that shows, and may still pan")
  func longTouch() throws {
    let events = try recognize([
      sample(0, (1, 0, 0)), sample(0.6, (1, 1, 0)), sample(0.7, (1, 20, 0)), sample(0.8),
    ])
    #expect(summary(events) == "tap failed, pan began, pan changed, pan ended")
    #expect(events[0].time == 0.6)
  }

  @Test("the velocity is that of the last 100 ms", arguments: [30.0, 50, 60, 100, 120, 240, 1000])
  func velocity(rate: Double) throws {
    // Fast for half a second, then 300 points per second to the right and 120 up.
    var samples = [sample(0, (1, 0, 0))]
    for step in 1...Int(rate) {
      let time = Double(step) / rate
      let late = max(0, time - 0.5)
      samples.append(sample(time, (1, 2000 * min(time, 0.5) + 300 * late, -120 * late)))
    }
    samples.append(sample(1 + 1 / rate))
    let events = try recognize(samples)
    let last = try #require(events.last)
    #expect(last.phase == .ended)
    #expect(near(last.velocity.x, 300, within: 1e-6) && near(last.velocity.y, -120, within: 1e-6))
    let early = try #require(events.first { $0.phase == .changed && $0.time > 0.3 })
    #expect(near(early.velocity.x, 2000, within: 1e-6) && early.velocity.y == 0)
  }

  @Test("at the lift the window ends with the lift", arguments: [(0.25, 550.0), (0.28, 100)])
  func velocityAtLift(lift: Double, velocity: Double) throws {
    // Every 20 ms, with 1000 points per second until 0.18 s; then 100 until 0.2 s, and rest.
    let moves = (0...10).map { step in
      sample(Double(step) * 0.02, (1, step < 10 ? Double(step) * 20 : 182, 0))
    }
    let events = try recognize(moves + [sample(lift)])
    let last = try #require(events.last)
    #expect(near(last.velocity.x, velocity, within: 1e-6))
  }

  @Test("a finger that rested before it lifts has no velocity")
  func restingVelocity() throws {
    let events = try recognize([
      sample(0, (1, 0, 0)), sample(0.05, (1, 50, 0)), sample(0.1, (1, 100, 0)), sample(0.3),
    ])
    #expect(events.last?.velocity == .zero)
    #expect(events.last?.translation == Vector2(x: 50, y: 0))
  }

  @Test("samples sparser than the window give the velocity between two of them")
  func sparseVelocity() throws {
    let way = [0.0, 40, 80, 180, 380]
    let events = try recognize(way.enumerated().map { sample(Double($0) * 0.2, (1, $1, 0)) })
    let velocities = events.filter { $0.phase == .changed }.map(\.velocity.x)
    for (velocity, expected) in zip(velocities, [200.0, 200, 500, 1000]) {
      #expect(near(velocity, expected, within: 1e-9))
    }
    #expect(velocities.count == 4)
  }

  @Test("samples a hair apart give a finite velocity")
  func hastyVelocity() throws {
    let events = try recognize([
      sample(0, (1, 0, 0)), sample(.leastNonzeroMagnitude, (1, 500, -500)),
    ])
    #expect(events.last?.velocity == Vector2(x: 1e6, y: -1e6))
  }

  @Test("a finger that is down in the end neither ends nor fails")
  func openEnd() throws {
    let events = try recognize([sample(0, (1, 0, 0)), sample(0.1, (1, 0, 20))])
    #expect(summary(events) == "tap failed, pan began, pan changed")
  }

  @Test("an interruption cancels what goes on and leaves out what follows")
  func interruption() throws {
    let samples = [
      sample(0, (1, 0, 0)), sample(0.1, (1, 0, 20)), sample(0.2, (1, 0, 30)), sample(0.3),
    ]
    let cut = try recognize(samples, interruptedAt: 0.2)
    #expect(summary(cut) == "tap failed, pan began, pan changed, pan cancelled")
    #expect(cut.last?.time == 0.2 && cut.last?.translation == .zero)
    #expect(summary(try recognize(samples, interruptedAt: 0.05)) == "tap failed, pan failed")
    let whole = try recognize(samples)
    #expect(try recognize(samples, interruptedAt: 9) == whole)
  }

  @Test("an offset is added to all times")
  func offset() throws {
    let trace = try TouchTrace([sample(0, (1, 0, 0)), sample(0.5, (1, 0, 20)), sample(0.75)])
    let plain = GestureRecognizer().events(in: trace)
    let late = GestureRecognizer().events(in: trace, startingAt: 2)
    #expect(late.map(\.time) == plain.map { $0.time + 2 })
    #expect(late.map(\.translation) == plain.map(\.translation))
  }

  @Test("when one finger replaces another in a sample, one touch ends and another starts")
  func replacement() throws {
    let events = try recognize([
      sample(0, (1, 0, 0)), sample(0.1, (1, 20, 0)), sample(0.2, (2, 0, 0)), sample(0.3),
    ])
    #expect(
      summary(events)
        == "tap failed, pan began, pan changed, pan ended, pan failed, tap ended")
  }
}

@Suite("Pinches")
struct PinchTests {
  @Test("a pinch begins at 2 points of change, with its absolute scale")
  func pinch() throws {
    let events = try recognize([
      sample(0, (1, 100, 100), (2, 100, 200)), sample(0.1, (1, 100, 99.5), (2, 100, 201)),
      sample(0.2, (1, 100, 98), (2, 100, 202)), sample(0.3, (1, 100, 75), (2, 100, 225)),
      sample(0.4, (2, 100, 225)), sample(0.5, (2, 180, 225)), sample(0.6),
    ])
    #expect(summary(events) == "pinch began, pinch changed, pinch changed, pinch ended")
    #expect(events.map(\.time) == [0.2, 0.2, 0.3, 0.4])
    #expect(events.map(\.scale) == [1.04, 1.04, 1.5, 1.5])
    #expect(events.map(\.distance) == [104, 104, 150, 150])
    #expect(events.allSatisfy { $0.location == Point(x: 100, y: 150) && $0.start == $0.location })
  }

  @Test(
    "2 points count either way, rounding forgiven",
    arguments: [
      (98.0, true), (102, true), (98.1, false), (101.9, false), (101.999999999, true),
    ])
  func threshold(distance: Double, pinches: Bool) throws {
    let events = try recognize([
      sample(0, (1, 0, 0), (2, 100, 0)), sample(0.1, (1, 0, 0), (2, distance, 0)),
    ])
    #expect(events.contains { $0.phase == .began } == pinches)
    if pinches { #expect(events.first?.scale == distance / 100) }
  }

  @Test("the distance counts from when the second finger went down")
  func secondFinger() throws {
    let events = try recognize([
      sample(0, (1, 0, 0)), sample(0.1, (1, 5, 0), (2, 105, 0)),
      sample(0.2, (1, 5, 0), (2, 55, 0)), sample(0.3),
    ])
    #expect(
      summary(events) == "tap failed, pan failed, pinch began, pinch changed, pinch ended")
    #expect(events[2].scale == 0.5)
  }

  @Test("a second finger turns a pan that has changed nothing into a pinch")
  func takeover() throws {
    let events = try recognize([
      sample(0, (1, 0, 0)), sample(0.1, (1, 0, 12)), sample(0.2, (1, 0, 12), (2, 0, 112)),
      sample(0.3, (1, 0, 12), (2, 0, 132)), sample(0.4),
    ])
    #expect(
      summary(events)
        == "tap failed, pan began, pan changed, pan cancelled, pinch began, pinch changed, "
        + "pinch ended")
    #expect(events[3].time == 0.2 && events[4].scale == 1.2)
  }

  @Test("a second finger that comes with the pan's first movement still makes a pinch")
  func takeoverWhileMoving() throws {
    let events = try recognize([
      sample(0, (1, 0, 0)), sample(0.1, (1, 0, 12)), sample(0.2, (1, 0, 20), (2, 0, 120)),
      sample(0.3, (1, 0, 20), (2, 0, 140)),
    ])
    #expect(
      summary(events)
        == "tap failed, pan began, pan changed, pan cancelled, pinch began, pinch changed")
    #expect(events.last?.scale == 1.2)
  }

  @Test("a second finger is ignored once the pan has changed something")
  func latecomer() throws {
    let events = try recognize([
      sample(0, (1, 0, 0)), sample(0.1, (1, 0, 12)), sample(0.2, (1, 0, 20)),
      sample(0.3, (1, 0, 25), (2, 0, 120)), sample(0.4, (1, 0, 25), (2, 0, 220)),
      sample(0.5, (2, 0, 240)), sample(0.6, (2, 0, 300), (3, 0, 0)), sample(0.7),
    ])
    #expect(
      summary(events) == "tap failed, pan began, pan changed, pan changed, pan changed, pan ended")
    #expect(events.last?.time == 0.5)
    #expect(events.last?.translation == Vector2(x: 0, y: 13))
  }

  @Test("a third finger changes nothing, whichever order the fingers are listed in")
  func thirdFinger() throws {
    let events = try recognize([
      sample(0, (1, 0, 0), (2, 100, 0)), sample(0.1, (9, 500, 500), (2, 120, 0), (1, 0, 0)),
      sample(0.2, (9, 0, 0), (1, 0, 0), (2, 150, 0)), sample(0.3, (9, 0, 0), (2, 150, 0)),
      sample(0.4, (9, 0, 0), (2, 300, 0)),
    ])
    #expect(summary(events) == "pinch began, pinch changed, pinch changed, pinch ended")
    #expect(events.map(\.scale) == [1.2, 1.2, 1.5, 1.5])
  }

  @Test("a pinch that changes too little fails, and the finger left over does nothing")
  func failure() throws {
    let events = try recognize([
      sample(0, (1, 0, 0), (2, 100, 0)), sample(0.1, (1, 0, 0)), sample(0.2, (1, 90, 0)),
      sample(0.3), sample(0.4, (1, 0, 0)), sample(0.5),
    ])
    #expect(summary(events) == "pinch failed, pan failed, tap ended")
  }

  @Test("fingers in one place give a finite scale")
  func noDistance() throws {
    let events = try recognize([
      sample(0, (1, 50, 50), (2, 50, 50)), sample(0.1, (1, 50, 50), (2, 50, 80)),
    ])
    #expect(events.map(\.scale) == [30, 30])
  }

  @Test("an interruption cancels a pinch, or fails one that has not begun")
  func interruption() throws {
    let samples = [sample(0, (1, 0, 0), (2, 100, 0)), sample(0.1, (1, 0, 0), (2, 150, 0))]
    #expect(
      summary(try recognize(samples, interruptedAt: 1))
        == "pinch began, pinch changed, pinch cancelled")
    #expect(summary(try recognize(samples, interruptedAt: 0.1)) == "pinch failed")
  }
}
