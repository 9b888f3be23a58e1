import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreasePixmaps
import Testing

/// Nothing behind shows through a half, a hinge, a strip or the edge between two strips.
@Suite struct PictureSeamTests {
  private static let white = SIMD4<UInt8>(255, 255, 255, 255)
  private static let paper = Page(color: .white)

  // MARK: The fold

  /// White paper without shade on magenta, at any angle, wherever the hinge lies.
  @Test(arguments: Direction.allCases, RendererUnderTest.allCases)
  func aFoldIsPaperAllOver(_ direction: Direction, _ renderer: RendererUnderTest) throws {
    let drawing = try renderer.make()
    var random = SeededGenerator(seed: 5)
    var counted = 0
    for round in 0..<120 {
      let scales: [Double] = [0.7, 1, 1.5, 2, 2.37]
      let canvas = Canvas(
        size: Size(width: 60, height: 50), scale: scales[round % scales.count],
        background: PicturePages.magenta)
      var fold = HalfFold(
        page: Self.paper, width: Double.random(in: 20...50, using: &random),
        height: Double.random(in: 20...45, using: &random), direction: direction,
        perspective: round % 2 == 0 ? 1200 : Double.random(in: 60...300, using: &random),
        strength: 0)
      fold.tracks.angle = PicturePages.still(
        round % 10 == 0 ? 1e-5 : Double.random(in: 0...1.56, using: &random))
      fold.tracks.panX = PicturePages.still(Double.random(in: -4...4, using: &random))
      fold.tracks.panY = PicturePages.still(Double.random(in: -4...4, using: &random))
      let frame = PicturePages.frame(fold, on: canvas)
      let picture = try drawing.render(frame)
      // The halves are convex together, for the hinge is what is nearest.
      let halves = frame.panels.suffix(2)
      let outline = halves.flatMap { Self.corners(of: $0, scale: canvas.scale) }
      let hull = Self.hull(of: outline)
      for y in 0..<picture.height {
        for x in 0..<picture.width where Self.isInside(hull, x, y) {
          counted += 1
          guard picture[x, y] != Self.white else { continue }
          Issue.record("round \(round): (\(x), \(y)) is \(picture[x, y])")
          return
        }
      }
    }
    #expect(counted > 50_000)
  }

  private static func corners(of panel: Panel, scale: Double) -> [Point] {
    panel.projectedCorners.map { Point(x: $0.x / $0.w * scale, y: $0.y / $0.w * scale) }
  }

  /// The corners of the convex hull, by Andrew's monotone chain.
  private static func hull(of points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [Point]) -> [Point] {
      var chain: [Point] = []
      for p in points {
        while let b = chain.last, let a = chain.dropLast().last,
          (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0
        {
          chain.removeLast()
        }
        chain.append(p)
      }
      return Array(chain.dropLast())
    }
    return chain(sorted) + chain(sorted.reversed())
  }

  /// Whether a pixel's centre lies at least a pixel inside.
  private static func isInside(_ hull: [Point], _ x: Int, _ y: Int) -> Bool {
    let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    return hull.indices.allSatisfy { index in
      let (a, b) = (hull[index], hull[(index + 1) % hull.count])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      return dx * (p.y - a.y) - dy * (p.x - a.x) >= (dx * dx + dy * dy).squareRoot()
    }
  }

  // MARK: The roll

  /// The moments of a step, most of them just after its start and just before its end, where edges
  /// that are not joined lie within a pixel of each other.
  private static let moments: [Double] = [
    0, 1e-9, 1e-6, 1e-4, 1e-3, 3e-3, 0.01, 0.02, 0.04, 0.07, 0.11, 0.2, 0.37, 0.4, 0.42, 0.5, 0.77,
    0.9, 0.95, 0.97, 0.98, 0.985, 0.99, 0.995, 0.998, 0.999, 0.9999, 1 - 1e-6, 1 - 1e-9,
  ]

  /// White strips over magenta: across the strips, a pixel is white where strips are, magenta where
  /// none is, and both only within a pixel of where they end.
  @Test(arguments: Direction.allCases, RendererUnderTest.allCases)
  func stripsAreOnePaper(_ direction: Direction, _ renderer: RendererUnderTest) throws {
    let drawing = try renderer.make()
    var seams = 0
    let scales: [Double] = [1, 0.77, 1.31]
    for (round, (strips, sides)) in [(1, 6), (4, 3), (5, 4), (4, 6), (5, 8), (12, 6)].enumerated() {
      for perspective: Double? in [nil, 260] {
        let canvas = Canvas(
          size: Size(width: 121, height: 113), scale: scales[round % 3],
          background: PicturePages.magenta)
        let roll = StripRoll(
          pictures: [Self.paper, Page(color: PicturePages.magenta)], width: 110.3, height: 103.7,
          origin: Point(x: 5.2, y: 4.1), strips: strips, sides: sides, direction: direction,
          perspective: perspective, shade: 0)
        for step in [0, 1, strips - 1, strips] where step <= strips {
          for moment in Self.moments {
            let frame = PicturePages.frame(roll, steps: Double(step) + moment, on: canvas)
            let row = Row(try drawing.render(frame), frame, direction)
            seams += row.seams
            for fault in row.faults() {
              Issue.record("\(strips) \(sides) step \(step) + \(moment): \(fault)")
              return
            }
          }
        }
      }
    }
    #expect(seams > 500)
  }

  /// The pixels across the strips along the picture's middle.
  private struct Row {
    /// How white the pixels are, 0…1.
    let whiteness: [Double]
    /// Where paper is, in pixels, from left to right.
    private(set) var papers: [(low: Double, high: Double)] = []
    /// How many ends of panels lie inside of paper.
    private(set) var seams = 0

    init(_ picture: Pixmap, _ frame: FrameDescription, _ direction: Direction) {
      let isHorizontal = direction.isHorizontal
      let scale = frame.canvas.scale
      let middle = isHorizontal ? (4.1 + 103.7 / 2) * scale : (5.2 + 110.3 / 2) * scale
      let count = isHorizontal ? picture.width : picture.height
      whiteness = (0..<count).map { index in
        let pixel = isHorizontal ? picture[index, Int(middle)] : picture[Int(middle), index]
        return Double(pixel.y) / 255
      }
      let ends = frame.panels.filter { $0.id != "next" }.map { panel in
        let places = PictureSeamTests.corners(of: panel, scale: scale).map {
          isHorizontal ? $0.x : $0.y
        }
        return (low: places.min() ?? 0, high: places.max() ?? 0)
      }
      // What touches to within a thousandth of a pixel is one paper.
      for end in ends.sorted(by: { $0.low < $1.low }) {
        if let last = papers.last, end.low <= last.high + 1e-3 {
          papers[papers.count - 1].high = max(last.high, end.high)
        } else {
          papers.append(end)
        }
      }
      seams = ends.count { end in
        papers.contains { $0.low + 1 < end.low && end.low < $0.high - 1 }
      }
    }

    func faults() -> [String] {
      whiteness.indices.compactMap { index in
        let center = Double(index) + 0.5
        let isPaper = papers.contains { $0.low + 1 <= center && center <= $0.high - 1 }
        let isBare = papers.allSatisfy { center <= $0.low - 1 || $0.high + 1 <= center }
        // Of a gap no more shows than there is.
        let gap = zip(papers, papers.dropFirst()).first { a, b in
          a.high - 1 < center && center < b.low + 1 && b.low - a.high < 1
        }.map { a, b in b.low - a.high }
        let white = whiteness[index]
        if isPaper && white < 1 { return "pixel \(index) of paper is \(white)" }
        if isBare && white > 0 { return "bare pixel \(index) is \(white)" }
        if let gap, 1 - white > gap + 0.02 {
          return "of a gap of \(gap) at pixel \(index) \(1 - white) shows"
        }
        return nil
      }
    }
  }
}
