internal import CreaseLayers

/// What round corners and cuts take from a shape with four straight sides.
final class Trim: Sendable {
  /// The round corners; nil if there are none.
  let box: RoundBox?
  /// Where no round corner is; nil if there are none.
  let straight: StraightPart?
  let cuts: [EdgeLine]

  /// Gets corners and cuts ready; nil if nothing is left.
  init?(_ box: RoundBox?, cuts: [Cut], map: ScreenMap) {
    self.box = box
    straight = box.map { StraightPart($0, map: map) }
    var lines: [EdgeLine] = []
    for cut in cuts {
      guard let line = EdgeLine(cut, map: map) else { return nil }
      if line.role != .absent { lines.append(line) }
    }
    self.cuts = lines
  }

  /// What is left of a pixel's coverage.
  func rest(of coverage: Double, x: Double, y: Double, map: ScreenMap) -> Double {
    var rest = coverage
    if let box { rest = min(rest, box.cornerCoverage(at: map.point(x: x, y: y))) }
    for cut in cuts { rest *= max(0, cut.share(x: x, y: y)) }
    return rest
  }
}
