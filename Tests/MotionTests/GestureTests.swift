import CreaseGeometry
import CreaseMotion
import Testing

@Suite("Gestures in shorthand")
struct GestureTests {
  func events(
    _ gesture: Gesture, settings: GestureSettings = .standard
  ) throws -> [GestureEvent] {
    GestureRecognizer(settings: settings).events(in: try gesture.trace(settings: settings))
  }

  @Test("a pull is recognised as a pan of just that length", arguments: [60.0, -45, 0.3, 1000, 0])
  func pull(by: Double) throws {
    for (start, slop) in [(100.0, 10.0), (100.1, 10), (33.3, 7.7), (0, 0)] {
      let settings = GestureSettings(slop: slop)
      let gesture = Gesture.pull(by: by, over: 0.4, at: Point(x: 160, y: start))
      let events = try events(gesture, settings: settings)
      #expect(events.filter { $0.kind == .pan && $0.phase == .began }.count == 1)
      let last = try #require(events.last)
      #expect(last.kind == .pan && last.phase == .ended && near(last.time, 0.4))
      #expect(last.translation.x == 0 && near(last.translation.y, by))
    }
  }

  @Test("a pull of 60 points from whole coordinates is 60 to the last bit")
  func exactPull() throws {
    let events = try events(.pull(by: 60, over: 0.4, at: Point(x: 160, y: 100)))
    #expect(events.last?.translation == Vector2(x: 0, y: 60))
  }

  @Test("a pull is eased, and half done at half of its time")
  func easing() throws {
    let events = try events(.pull(by: 60, over: 0.4, at: .zero))
    let changes = events.filter { $0.phase == .changed }
    #expect(changes.count == 23)
    #expect(near(changes[11].time, 0.2) && near(changes[11].translation.y, 30, within: 1e-9))
    for (early, late) in zip(changes, changes.reversed()) {
      #expect(near(early.translation.y + late.translation.y, 60, within: 1e-9))
      #expect(near(early.time + late.time, 0.4))
    }
    let steps = zip(changes, changes.dropFirst()).map { $1.translation.y - $0.translation.y }
    #expect(steps.allSatisfy { $0 > 0 })
    #expect((steps.first ?? 1) < 0.5 && (steps.max() ?? 0) > 4)
  }

  @Test("samples come at 60 Hz, and short gestures still have three before the lift")
  func sampling() throws {
    let long = try Gesture.pull(by: 60, over: 0.4, at: .zero).trace()
    #expect(long.samples.count == 25)
    for (step, sample) in long.samples.enumerated() {
      #expect(near(sample.time, Double(step) / 60))
      #expect(sample.fingers.count == (step == 24 ? 0 : 1))
    }
    let short = try events(.pull(by: 60, over: 0.001, at: .zero))
    #expect(summary(short) == "tap failed, pan began, pan changed, pan changed, pan ended")
    #expect(short.last?.translation == Vector2(x: 0, y: 60))
  }

  @Test(
    "a pan ends at its translation in any direction",
    arguments: [(30.0, 0.0), (-3, 4), (0.1, -200.7), (1e-12, 0), (0, 0), (5e5, 5e5)])
  func pan(x: Double, y: Double) throws {
    let by = Vector2(x: x, y: y)
    let events = try events(.pan(from: Point(x: 12.3, y: 45.6), by: by, over: 0.3))
    let last = try #require(events.last)
    #expect(last.kind == .pan && last.phase == .ended)
    #expect((last.translation + by * -1).length <= 1e-12 * (1000 + by.length))
    #expect(last.start == Point(x: 12.3, y: 45.6))
  }

  @Test(
    "a pinch is recognised with just that scale",
    arguments: [(60.0, 130.0), (130, 60), (100, 0), (1, 1000), (57.3, 200.1)],
    [0, 0.3, Double.pi / 2, -2])
  func pinch(distances: (from: Double, to: Double), angle: Double) throws {
    let middle = Point(x: 160, y: 120)
    let events = try events(
      .pinch(at: middle, from: distances.from, to: distances.to, over: 0.4, angle: angle))
    #expect(events.map(\.kind).allSatisfy { $0 == .pinch })
    let scale = distances.to / distances.from
    #expect((try #require(events.first).scale > 1) == (scale > 1))
    let last = try #require(events.last)
    #expect(last.phase == .ended && near(last.time, 0.4))
    #expect(near(last.scale, scale, within: 1e-12 * max(1, scale)))
    #expect(near(last.distance, distances.to, within: 1e-9))
    #expect((last.location - middle).length < 1e-9)
  }

  @Test("fingers at π/2 lie one above the other")
  func angle() throws {
    let trace = try Gesture.pinch(at: .zero, from: 60, to: 90, over: 0.2, angle: .pi / 2).trace()
    let fingers = try #require(trace.samples.first).fingers.map(\.position)
    #expect(fingers.allSatisfy { abs($0.x) < 1e-12 && near(abs($0.y), 30) })
  }

  @Test("a tap is a tap, and a long press is none")
  func taps() throws {
    let place = Point(x: 5, y: 6)
    #expect(summary(try events(.tap(at: place))) == "pan failed, tap ended")
    #expect(try events(.tap(at: place)).last?.time == 0.1)
    #expect(summary(try events(.press(at: place, over: 0.5))) == "pan failed, tap ended")
    #expect(summary(try events(.press(at: place, over: 0.6))) == "pan failed, tap failed")
    let strokes = try Gesture.press(at: place, over: 0.6).trace().strokes
    #expect(strokes.map(\.upTime) == [0.6] && strokes.map(\.upPosition) == [place])
  }

  @Test("a swipe is a pan that way, across the middle", arguments: Direction.allCases)
  func swipe(direction: Direction) throws {
    for size in [20.0, 300] {
      let area = Rect(x: 10, y: 20, width: size, height: size * 2)
      let events = try events(.swipe(direction, in: area, over: 0.25))
      let last = try #require(events.last)
      let extent = direction.isHorizontal ? area.width : area.height
      let way = direction.vector * max(60, 0.6 * extent)
      #expect(last.phase == .ended && (last.translation + way * -1).length < 1e-9)
      let speed = last.velocity.x * way.x + last.velocity.y * way.y
      #expect(speed > 0)
    }
  }

  @Test(
    "parameters out of range are refused by name",
    arguments: [
      (Gesture.pull(by: .nan, over: 1, at: .zero), "by"),
      (.pull(by: 60, over: 0, at: .zero), "over"),
      (.pull(by: 60, over: .infinity, at: .zero), "over"),
      (.pan(from: Point(x: 2e6, y: 0), by: .zero, over: 1), "x"),
      (.pan(from: .zero, by: Vector2(x: 1, y: 1e300), over: 1), "by"),
      (.pinch(at: .zero, from: 0, to: 10, over: 1, angle: 0), "from"),
      (.pinch(at: .zero, from: 10, to: -1, over: 1, angle: 0), "to"),
      (.pinch(at: .zero, from: 10, to: 20, over: 1, angle: .nan), "angle"),
      (.pinch(at: .zero, from: 10, to: 20, over: 4000, angle: 0), "over"),
      (.tap(at: Point(x: 0, y: .nan)), "y"), (.press(at: .zero, over: -1), "over"),
      (.swipe(.left, in: Rect(x: 0, y: 0, width: .infinity, height: 1), over: 1), "x"),
    ])
  func refused(gesture: Gesture, parameter: String) {
    #expect {
      try gesture.trace()
    } throws: { error in
      guard case .outOfRange(let name, _, _)? = error as? MotionError else { return false }
      return name == parameter && "\(error)".hasPrefix("\(name) is ")
    }
  }

  @Test("extreme parameters are refused or recognised in numbers", arguments: extremes, extremes)
  func extreme(a: Double, b: Double) {
    let place = Point(x: a, y: b)
    let area = Rect(origin: place, size: Size(width: b, height: a))
    let gestures: [Gesture] = [
      .pull(by: a, over: 0.1, at: .zero), .pull(by: 1, over: a, at: Point(x: 0, y: b)),
      .pan(from: place, by: Vector2(x: b, y: a), over: 0.1),
      .pinch(at: place, from: a, to: b, over: 0.1, angle: a),
      .pinch(at: .zero, from: abs(a), to: abs(b), over: 0.1, angle: 1), .tap(at: place),
      .press(at: place, over: b), .swipe(.up, in: area, over: 0.1),
    ]
    for gesture in gestures {
      for slop in [0, a] {
        let found = (try? events(gesture, settings: GestureSettings(slop: slop))) ?? []
        #expect(found.allSatisfy { $0.translation.length.isFinite && $0.scale.isFinite })
      }
    }
  }
}
