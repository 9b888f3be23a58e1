import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion

/// Thirty minutes at 120 Hz: pans up and down and pinches open and closed, one after the other.
func thirtyMinutes() throws -> TouchTrace {
  var samples: [TouchSample] = []
  for step in 0..<(30 * 60 * 120) {
    let (gesture, phase) = (step / 96, step % 96)
    let way = Double(phase) * 3
    var fingers: [Finger] = []
    if phase < 80 {
      switch gesture % 4 {
      case 0: fingers = [Finger(id: 1, at: Point(x: 160, y: 400 - way))]
      case 1: fingers = [Finger(id: 1, at: Point(x: 160, y: 100 + way))]
      case 2:
        fingers = [
          Finger(id: 1, at: Point(x: 160, y: 200 - way / 2)),
          Finger(id: 2, at: Point(x: 160, y: 320 + way / 2)),
        ]
      default:
        fingers = [
          Finger(id: 1, at: Point(x: 160, y: 80 + way / 2)),
          Finger(id: 2, at: Point(x: 160, y: 420 - way / 2)),
        ]
      }
    }
    samples.append(TouchSample(time: Double(step) / 120, fingers: fingers))
  }
  return try TouchTrace(samples)
}

func report(_ what: String, _ unit: String, _ values: [Double]) {
  let sorted = values.sorted()
  func shown(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
  print(
    "\(what): median \(shown(sorted[sorted.count / 2])) \(unit),"
      + " min \(shown(sorted[0])), max \(shown(sorted[sorted.count - 1]))")
}

func seconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

let runs = max(1, CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5)
let trace = try thirtyMinutes()
let canvas = Canvas(size: Size(width: 320, height: 480), scale: 2)
for count in [60, 10_000, 100_000] {
  let list = FoldingList(
    cells: (0..<count).map { ListCell("Cell \($0)") }, script: [ListAction(at: 0, .touches(trace))])
  var layouts: [Double] = []
  var frames: [Double] = []
  for _ in 0..<runs {
    var film: ListFilm?
    layouts.append(seconds { film = ListFilm(list, viewport: canvas.size) } * 1e3)
    guard let film else { continue }
    var panels = 0
    let time = seconds {
      for frame in 0..<2000 {
        // A step that is prime to the number of frames visits them all over the film.
        let moment = Double(frame * 769 % 2000) / 2000 * 1800
        panels += film.panels(at: moment, on: canvas, scope: .visible).count
      }
    }
    frames.append(time / 2000 * 1e6)
    precondition(panels > 0)
  }
  report("\(count) cells, laying out 216,000 samples", "ms", layouts)
  report("\(count) cells, a frame", "µs", frames)
}
