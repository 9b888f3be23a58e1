import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion

/// The canvas of the Clear-like demo.
let canvas = Canvas(size: Size(width: 320, height: 480), scale: 2)

/// Heights from unfolded to almost nothing, in points.
let heights: [Double] = [60, 59.99, 45, 30, 15, 1, 0.01]

/// Every style at every height.
let poses = CellStyle.allCases.flatMap { style in heights.map { (style, $0) } }

/// The three panels of a cell between two plain ones, and where its slot lies.
struct Cell {
  let top: Panel
  let bottom: Panel
  let rule: Panel

  init(_ style: CellStyle, height: Double, shading: ListShading = ListShading()) {
    let list = FoldingList(
      cells: [ListCell("above"), ListCell("it", height: height, style: style), ListCell("below")],
      shading: shading)
    let panels = ListFilm(list).panels(at: 0, on: canvas, scope: .everything)
    (top, bottom, rule) = (panels[3], panels[4], panels[5])
  }
}

/// A source of numbers that are the same in every run (Knuth's MMIX generator).
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number in a range.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 11) / 0x1p53
  }
}

/// Whether two numbers differ by no more than 1e-9.
func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 }
