import CreaseGeometry
import CreaseMotion
import Testing

/// A sample of fingers given as (id, x, y).
func sample(_ time: Double, _ fingers: (Int, Double, Double)...) -> TouchSample {
  TouchSample(time: time, fingers: fingers.map { Finger(id: $0.0, at: Point(x: $0.1, y: $0.2)) })
}

@Suite("TouchTrace")
struct TouchTraceTests {
  @Test(
    "what is no trace is refused with the values at fault",
    arguments: [
      ([sample(0), sample(0)], MotionError.sampleOrder(sample: 1, time: 0, previous: 0)),
      ([sample(1), sample(2), sample(1.5)], .sampleOrder(sample: 2, time: 1.5, previous: 2)),
      ([sample(.infinity)], .sampleTime(sample: 0, time: .infinity)),
      ([sample(0), sample(2e9)], .sampleTime(sample: 1, time: 2e9)),
      ([sample(0, (7, 1, 1), (7, 2, 2))], .duplicateFinger(sample: 0, finger: 7)),
      ([sample(0, (7, 1e10, 1))], .position(sample: 0, finger: 7, x: 1e10, y: 1)),
      ([sample(0, (7, 1, -.infinity))], .position(sample: 0, finger: 7, x: 1, y: -.infinity)),
    ])
  func refused(samples: [TouchSample], error: MotionError) {
    #expect(throws: error) { try TouchTrace(samples) }
    #expect(error.description.contains("touches["))
  }

  @Test("numbers that are none are refused")
  func notANumber() {
    #expect(throws: MotionError.self) { try TouchTrace([sample(.nan)]) }
    #expect(throws: MotionError.self) { try TouchTrace([sample(0, (1, .nan, 0))]) }
    #expect(throws: MotionError.self) { try TouchTrace([sample(0, (1, 0, .nan))]) }
  }

  @Test("fingers hold between samples")
  func hold() throws {
    let trace = try TouchTrace([
      sample(1, (1, 10, 20)), sample(2, (1, 30, 40), (2, 0, 0)), sample(3),
    ])
    #expect(trace.fingers(at: 0.9).isEmpty)
    #expect(trace.fingers(at: 1).map(\.position) == [Point(x: 10, y: 20)])
    #expect(trace.fingers(at: 1.999).map(\.position) == [Point(x: 10, y: 20)])
    #expect(trace.fingers(at: 2.5).map(\.id) == [1, 2])
    #expect(trace.fingers(at: 3).isEmpty && trace.fingers(at: 1e300).isEmpty)
    #expect(trace.end == 3)
    #expect(try TouchTrace([]).end == 0)
  }

  @Test("resampling moves fingers evenly and keeps the trace's own samples")
  func resample() throws {
    let trace = try TouchTrace([
      sample(0, (1, 0, 0)), sample(0.25, (1, 10, 20)), sample(0.3, (2, 5, 5)), sample(0.35),
    ])
    let dense = try trace.resampled(at: 10)
    #expect(dense.samples.map(\.time) == [0, 0.1, 0.2, 0.25, 0.3, 0.35])
    #expect(dense.samples[1].fingers[0].position == Point(x: 4, y: 8))
    #expect(dense.samples[2].fingers[0].position == Point(x: 8, y: 16))
    for own in trace.samples { #expect(dense.samples.contains(own)) }
  }

  @Test("a finger that comes or goes holds until it does")
  func resampleEnds() throws {
    let trace = try TouchTrace([
      sample(0, (1, 0, 0)), sample(1, (1, 10, 0), (2, 50, 50)), sample(2, (2, 60, 50)),
    ])
    let dense = try trace.resampled(at: 2)
    #expect(dense.samples.map(\.time) == [0, 0.5, 1, 1.5, 2])
    #expect(dense.samples[1] == sample(0.5, (1, 5, 0)))
    #expect(dense.samples[3] == sample(1.5, (1, 10, 0), (2, 55, 50)))
  }

  @Test("a trace on the grid already stays what it is")
  func resampleFixed() throws {
    let trace = try TouchTrace((0..<600).map { sample(0.2 + Double($0) / 60, (1, Double($0), 0)) })
    #expect(try trace.resampled(at: 60) == trace)
    #expect(try TouchTrace([]).resampled(at: 60).samples.isEmpty)
  }

  @Test("resampling out of range or out of memory is refused")
  func resampleRefused() throws {
    let trace = try TouchTrace([sample(0, (1, 0, 0)), sample(1e9)])
    for rate in extremes + [.nan, .infinity] where !(1...10_000).contains(rate) {
      #expect(throws: MotionError.self) { try trace.resampled(at: rate) }
    }
    let error = MotionError.tooManySamples(count: 120e9 + 2, limit: TouchTrace.sampleLimit)
    #expect(throws: error) { try trace.resampled(at: 120) }
    #expect(error.description.contains("4194304"))
  }

  @Test("strokes run from down to up, each finger its own")
  func strokes() throws {
    let trace = try TouchTrace([
      sample(0, (1, 0, 0)), sample(1, (1, 5, 0), (2, 50, 50)), sample(2, (2, 60, 50)),
      sample(3, (2, 61, 50), (1, 9, 9)),
    ])
    let strokes = trace.strokes
    #expect(strokes.map(\.finger) == [1, 2, 1])
    #expect(strokes.map(\.downTime) == [0, 1, 3])
    #expect(strokes.map(\.upTime) == [2, nil, nil])
    #expect(strokes[0].downPosition == .zero && strokes[0].upPosition == Point(x: 5, y: 0))
    #expect(strokes[1].downPosition == Point(x: 50, y: 50))
    #expect(strokes[1].upPosition == Point(x: 61, y: 50))
  }
}
