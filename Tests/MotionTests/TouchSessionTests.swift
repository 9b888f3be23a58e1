import CreaseGeometry
import CreaseMotion
import Testing

@Suite("What touches are recognised as, and why")
struct TouchSessionTests {
  /// A trace with a sample every tenth of a second: the fingers' heights above one another.
  private func sessions(_ samples: [[Double]]) throws -> [TouchSession] {
    let trace = try TouchTrace(
      samples.enumerated().map { step, ys in
        TouchSample(
          time: Double(step) / 10,
          fingers: ys.enumerated().map { Finger(id: $0.offset, at: Point(x: 100, y: $0.element)) })
      })
    return GestureRecognizer().sessions(in: trace)
  }

  private static let cases: [([[Double]], GestureKind?, GesturePhase?, String)] = [
    ([[50], [64], [70], []], .pan, .ended, "the finger had moved 14 points"),
    (
      [[50], [60], [74], [74, 200], [74, 300], []], .pan, .ended,
      "the finger had moved 10 points; no pinch: the second finger came after the pan had moved"
        + " 14 points"
    ),
    ([[50, 150], [45, 155], []], .pinch, .ended, "two fingers came 10 points farther apart"),
    (
      [[50], [62], [62, 150], [62, 140], [62]], .pinch, .ended,
      "two fingers came 10 points closer together; no pan: the second finger came before the pan"
        + " had moved"
    ),
    (
      [[50], [62], [62, 150], [62, 151], []], .pan, .cancelled,
      "the finger had moved 12 points; a second finger ended it before it had moved on; no pinch:"
        + " their distance changed by 1 of the 2 points that make one"
    ),
    (
      [[50], [52], []], .tap, .ended, "the finger stayed within 10 points and lifted within 0.5 s"
    ),
    (
      [[50], [52], [53], [53], [53], [53], [54], []], nil, .failed,
      "no tap: the finger stayed down for longer than 0.5 s; no pan: it moved 4 of the 10 points"
        + " that make one"
    ),
    (
      [[50, 90], [50, 91.5], []], nil, .failed,
      "two fingers lifted before their distance changed by 2 points (1.5 at the last sample)"
    ),
    ([[50], [64]], .pan, nil, "the finger had moved 14 points"),
    ([[50]], nil, .failed, "the fingers stay down and have not moved enough"),
  ]

  @Test("a session is told with its reason", arguments: 0..<cases.count)
  func reasons(number: Int) throws {
    let (samples, kind, outcome, reason) = Self.cases[number]
    let sessions = try sessions(samples)
    let session = try #require(sessions.first)
    #expect(sessions.count == 1 && session.start == 0)
    #expect(session.kind == kind && session.outcome == outcome && session.reason == reason)
    #expect((session.recognized == nil) == (kind == nil))
    #expect(session.fingerCount == samples.map(\.count).max())
  }

  @Test("sessions are cut where all fingers are up")
  func cuts() throws {
    let sessions = try sessions([[], [50], [], [], [50, 90], [50, 99], [50], [], [1]])
    #expect(sessions.map(\.start) == [0.1, 0.4, 0.8] && sessions.map(\.end) == [0.2, 0.7, nil])
    #expect(sessions.map(\.kind) == [.tap, .pinch, nil])
    #expect(sessions[1].scale == 49 / 40.0)
  }
}
