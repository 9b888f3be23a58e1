import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion

/// A page to fold.
let page = Page.text("Page", color: Color(red: 0.2, green: 0.4, blue: 0.8))

/// A still pose of a page of 240 × 150 points, in the middle of the demo's canvas.
func pose(
  _ direction: Direction, angle: Double = 0, turn: Double = 1, pan: Vector2 = .zero,
  scale: Double = 1, _ change: (inout HalfFold) -> Void = { _ in }
) -> HalfFoldFilm {
  var fold = HalfFold(page: page, width: 240, height: 150, direction: direction)
  fold.tracks = HalfFoldTracks(
    angle: still(angle), turn: still(turn), panX: still(pan.x), panY: still(pan.y),
    scale: still(scale))
  change(&fold)
  return HalfFoldFilm(fold, viewport: canvas.size)
}

/// A track that stays at a value.
func still(_ value: Double) -> Track? { Track(keys: [Keyframe(time: 0, value: value)]) }

/// A page as large as the demo's canvas with a script.
func folding(
  _ script: [HalfFoldAction], _ direction: Direction = .left,
  _ change: (inout HalfFold) -> Void = { _ in }
) -> HalfFoldFilm {
  var fold = HalfFold(page: page, direction: direction, script: script)
  change(&fold)
  return HalfFoldFilm(fold, viewport: canvas.size)
}

/// Two fingers side by side around (160, 240), every tenth of a second at another distance, and up.
func fingers(_ distances: [Double], at x: Double = 160) throws -> TouchTrace {
  let samples = distances.enumerated().map { step, distance in
    TouchSample(
      time: Double(step) / 10,
      fingers: [
        Finger(id: 1, at: Point(x: x - distance / 2, y: 240)),
        Finger(id: 2, at: Point(x: x + distance / 2, y: 240)),
      ])
  }
  return try TouchTrace(samples + [TouchSample(time: Double(samples.count) / 10, fingers: [])])
}

extension HalfFoldFilm {
  /// All panels at a time, by their names.
  func parts(at time: Double = 0) -> [String: Panel] {
    Dictionary(
      uniqueKeysWithValues: panels(at: time, on: canvas, scope: .everything).map { ($0.id, $0) })
  }

  /// The names of all panels at a time, in painting order.
  func names(at time: Double = 0, _ scope: FrameScope = .everything) -> [String] {
    panels(at: time, on: canvas, scope: scope).map(\.id)
  }
}

extension Panel {
  /// The projected corners from the top left one on.
  var corners: [Point] { projectedCorners.compactMap(\.point) }
}

/// Whether two lists of points are the same within a distance either way.
func coincide(_ a: [Point], _ b: [Point], within tolerance: Double = 1e-9) -> Bool {
  a.count == b.count
    && zip(a, b).allSatisfy { abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance }
}
