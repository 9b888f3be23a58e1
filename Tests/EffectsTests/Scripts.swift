import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion

/// The titles of the Clear-like demo.
let titles = [
  "Go to the store", "Implement Clear-like demo", "And another thing…", "Mostly Harmless",
  "Marvin, the Paranoid Android", "Zaphod Beeblebrox", "Massive Health",
]

/// A list of cells with a script, in the demo's viewport.
func film(
  _ script: [ListAction], cells: [ListCell] = titles.map { ListCell($0) },
  _ change: (inout FoldingList) -> Void = { _ in }
) -> ListFilm {
  var list = FoldingList(cells: cells, script: script)
  change(&list)
  return ListFilm(list, viewport: canvas.size)
}

/// A list of `count` cells, called by their numbers.
func numbered(_ count: Int) -> [ListCell] { (0..<count).map { ListCell("\($0)") } }

/// Touch samples every hundredth of a second: one list of fingers' positions a sample, and up.
func touches(_ positions: [[Point]]) -> TouchTrace? {
  try? TouchTrace(
    (positions + [[]]).enumerated().map { step, points in
      TouchSample(
        time: Double(step) / 100,
        fingers: points.enumerated().map { Finger(id: $0.offset, at: $0.element) })
    })
}

/// One finger that goes down at (160, `y`), moves the slop at once, and then by each of some ways.
func drag(from y: Double, by ways: [Double]) -> [[Point]] {
  let slop = (ways.last ?? 0) < 0 ? -10.0 : 10
  return [[Point(x: 160, y: y)]] + ([0] + ways).map { [Point(x: 160, y: y + slop + $0)] }
}

/// Two fingers one above the other around (160, `y`), at some distances.
func pinch(at y: Double, distances: [Double]) -> [[Point]] {
  distances.map { [Point(x: 160, y: y - $0 / 2), Point(x: 160, y: y + $0 / 2)] }
}

/// How far the curve of implicit animations is after half of its time: the y of the cubic Bézier
/// (.25, .1, .25, 1) where its x is 0.5, solved by halving.
let halfway: Double = {
  func curve(_ a: Double, _ b: Double, _ s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if curve(0.25, 0.25, middle) < 0.5 { low = middle } else { high = middle }
  }
  return curve(0.1, 1, low)
}()
