import CreaseComparison
import Testing

/// Which pixels lie in the band.
@Suite struct EdgeMaskTests {
  private func marked(_ mask: EdgeMask) -> Set<SIMD2<Int>> {
    var found: Set<SIMD2<Int>> = []
    for y in 0..<mask.height {
      for x in 0..<mask.width where mask[x, y] { found.insert(SIMD2(x, y)) }
    }
    return found
  }

  @Test func newMaskIsEmpty() {
    let mask = EdgeMask(width: 7, height: 3)
    #expect(mask.count == 0)
    #expect(marked(mask).isEmpty)
  }

  @Test func horizontalEdgeMarksARowOnEachSide() {
    let edge = Segment(startX: 2, startY: 5, endX: 8, endY: 5)
    let mask = EdgeMask(width: 12, height: 12, edges: [edge])
    // Centres half a pixel above and below reach √0.75 beyond the ends.
    let expected = Set((1...8).flatMap { [SIMD2($0, 4), SIMD2($0, 5)] })
    #expect(marked(mask) == expected)
    #expect(mask.count == 16)
  }

  @Test func verticalEdgeMarksAColumnOnEachSide() {
    let edge = Segment(startX: 5, startY: 8, endX: 5, endY: 2)
    let mask = EdgeMask(width: 12, height: 12, edges: [edge])
    #expect(marked(mask) == Set((1...8).flatMap { [SIMD2(4, $0), SIMD2(5, $0)] }))
  }

  @Test func edgeThroughCentresMarksThreeRows() {
    let edge = Segment(startX: -5, startY: 5.5, endX: 30, endY: 5.5)
    let mask = EdgeMask(width: 12, height: 12, edges: [edge])
    #expect(marked(mask) == Set((0..<12).flatMap { x in (4...6).map { SIMD2(x, $0) } }))
  }

  @Test func pointMarksACross() {
    let edge = Segment(startX: 3.5, startY: 3.5, endX: 3.5, endY: 3.5)
    let mask = EdgeMask(width: 8, height: 8, edges: [edge])
    let cross = [SIMD2(3, 3), SIMD2(2, 3), SIMD2(4, 3), SIMD2(3, 2), SIMD2(3, 4)]
    #expect(marked(mask) == Set(cross))
  }

  @Test func edgeOnTheSideMarksTheInnerHalf() {
    let edge = Segment(startX: 0, startY: 0, endX: 0, endY: 6)
    let mask = EdgeMask(width: 6, height: 6, edges: [edge])
    #expect(marked(mask) == Set((0..<6).map { SIMD2(0, $0) }))
  }

  @Test(
    arguments: [
      Segment(startX: 1, startY: 2, endX: 17, endY: 11),
      Segment(startX: 17.3, startY: 2.2, endX: 3.1, endY: 18.7),
      Segment(startX: -100, startY: -60, endX: 90, endY: 70),
      Segment(startX: 9, startY: -1e8, endX: 10, endY: 1e8),
      Segment(startX: -4, startY: 9.9, endX: 40, endY: 10.1),
      Segment(startX: 6, startY: 21.5, endX: 9, endY: 60),
    ], [0.5, 1, 2.75])
  func slantedEdgesMarkWhatIsNear(edge: Segment, reach: Double) {
    let mask = EdgeMask(width: 20, height: 21, edges: [edge], reach: reach)
    var expected: Set<SIMD2<Int>> = []
    for y in 0..<21 {
      for x in 0..<20 where distance(x, y, edge) <= reach { expected.insert(SIMD2(x, y)) }
    }
    #expect(marked(mask) == expected)
  }

  @Test(arguments: [
    Segment(startX: 30, startY: 0, endX: 30, endY: 20),
    Segment(startX: -9, startY: -9, endX: -3, endY: 40),
    Segment(startX: .nan, startY: 1, endX: 2, endY: 3),
    Segment(startX: 0, startY: 1, endX: .infinity, endY: 3),
    Segment(startX: -1e300, startY: -1e300, endX: 1e300, endY: 1e300),
  ])
  func edgesElsewhereMarkNothing(edge: Segment) {
    #expect(EdgeMask(width: 20, height: 20, edges: [edge]).count == 0)
  }

  @Test func marksAddUp() {
    let a = Segment(startX: 0, startY: 3, endX: 10, endY: 3)
    let b = Segment(startX: 3, startY: 0, endX: 3, endY: 10)
    let both = EdgeMask(width: 10, height: 10, edges: [a, b])
    #expect(
      marked(both)
        == marked(EdgeMask(width: 10, height: 10, edges: [a]))
        .union(marked(EdgeMask(width: 10, height: 10, edges: [b]))))
    #expect(both.count == 36)
  }

  /// The distance of a pixel's centre from a segment, by its three cases.
  private func distance(_ x: Int, _ y: Int, _ s: Segment) -> Double {
    let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
    let a = SIMD2(s.startX, s.startY)
    let b = SIMD2(s.endX, s.endY)
    func dot(_ u: SIMD2<Double>, _ v: SIMD2<Double>) -> Double { (u * v).sum() }
    if dot(p - a, b - a) <= 0 { return dot(p - a, p - a).squareRoot() }
    if dot(p - b, a - b) <= 0 { return dot(p - b, p - b).squareRoot() }
    let d = b - a
    let cross = d.x * (p - a).y - d.y * (p - a).x
    return abs(cross) / dot(d, d).squareRoot()
  }
}
