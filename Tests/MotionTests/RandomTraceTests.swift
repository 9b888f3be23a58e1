import CreaseGeometry
import CreaseMotion
import Testing

@Suite("Random traces")
struct RandomTraceTests {
  /// A trace in which up to four fingers come, go and move at random, slowly or wildly.
  func randomTrace(seed: UInt64) throws -> TouchTrace {
    var random = SeededGenerator(state: seed)
    let reach = [1.0, 20, 400, 1e9][Int(seed % 4)]
    var time = Double.random(in: -5...5, using: &random)
    var fingers: [Int: Point] = [:]
    var samples: [TouchSample] = []
    for _ in 0..<300 {
      time += [1e-9, 1 / 120.0, 1 / 60.0, 0.3].randomElement(using: &random) ?? 1
      for id in 0..<4 {
        let present = fingers[id] != nil
        guard Double.random(in: 0...1, using: &random) < (present ? 0.95 : 0.1) else {
          fingers[id] = nil
          continue
        }
        let x = Double.random(in: -reach...reach, using: &random)
        let y = Double.random(in: -reach...reach, using: &random)
        if Bool.random(using: &random) || !present { fingers[id] = Point(x: x, y: y) }
      }
      let down = fingers.map { Finger(id: $0.key, at: $0.value) }.sorted { $0.id < $1.id }
      samples.append(TouchSample(time: time, fingers: down))
    }
    return try TouchTrace(samples)
  }

  @Test(
    "all numbers are finite, times never fall, and phases come in their order", arguments: 0..<80)
  func wellFormed(seed: UInt64) throws {
    let trace = try randomTrace(seed: seed)
    let events = GestureRecognizer().events(in: trace)
    #expect(!events.isEmpty)
    var active: GestureKind?
    var last = -Double.infinity
    for event in events {
      let numbers = [
        event.time, event.location.x, event.location.y, event.translation.x, event.translation.y,
        event.velocity.x, event.velocity.y, event.scale, event.distance,
      ]
      #expect(numbers.allSatisfy { $0.isFinite })
      #expect(event.time >= last)
      last = event.time
      switch event.phase {
      case .began:
        #expect(active == nil && event.kind != .tap)
        active = event.kind
      case .changed:
        #expect(active == event.kind)
      case .ended where event.kind == .tap:
        #expect(active == nil)
      case .ended, .cancelled:
        #expect(active == event.kind)
        active = nil
      case .failed:
        #expect(active != event.kind)
      }
    }
  }

  @Test("every beginning is followed at once by a change", arguments: 0..<20)
  func firstChange(seed: UInt64) throws {
    let events = GestureRecognizer().events(in: try randomTrace(seed: seed))
    for (event, next) in zip(events, events.dropFirst()) where event.phase == .began {
      #expect(next.phase == .changed && next.kind == event.kind && next.time == event.time)
    }
  }

  @Test("resampled traces are well formed too", arguments: 0..<20)
  func resampled(seed: UInt64) throws {
    let trace = try randomTrace(seed: seed)
    let dense = try trace.resampled(at: 240)
    #expect(dense.samples.count > trace.samples.count)
    #expect(Set(dense.samples).isSuperset(of: trace.samples))
    #expect(dense.strokes.map(\.downTime) == trace.strokes.map(\.downTime))
    #expect(dense.strokes.map(\.upTime) == trace.strokes.map(\.upTime))
  }
}
