import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

@Suite struct CoverageTests {
  @Test func wholePixelsAreFilledExactly() throws {
    let picture = try draw(
      [flatPanel(Rect(x: 2, y: 3, width: 4, height: 5), Color(red255: 128, green: 7, blue: 250))],
      width: 10, height: 10, background: magenta)
    for y in 0..<10 {
      for x in 0..<10 {
        let inside = (2..<6).contains(x) && (3..<8).contains(y)
        #expect(picture[x, y] == (inside ? SIMD4(128, 7, 250, 255) : magentaPixel))
      }
    }
  }

  @Test func halfACoveredPixelIsHalfBright() throws {
    let picture = try draw(
      [flatPanel(Rect(x: 1.5, y: 1, width: 4, height: 2))], width: 8, height: 4)
    #expect((0..<8).map { picture[$0, 1].x } == [0, 128, 255, 255, 255, 128, 0, 0])
    #expect((0..<8).map { picture[$0, 0].x } == [UInt8](repeating: 0, count: 8))
  }

  @Test(arguments: [0.0, 0.1, 0.25, 0.3])
  func panelsThinnerThanAPixelCoverTheirHeight(offset: Double) throws {
    // Centred within half a pixel of the row's centre, 0.4 high: 40 % of 255, but for the grid of
    // 1/256 pixel that corners lie on.
    let picture = try draw(
      [flatPanel(Rect(x: 0, y: 2.2 + offset, width: 4, height: 0.4))], width: 4, height: 5)
    #expect((101...103).contains(picture[1, 2].x))
    #expect((0..<5).reduce(0) { $0 + Int(picture[1, $1].x) } == Int(picture[1, 2].x))
  }

  @Test func cornersMultiplyCoverage() throws {
    let picture = try draw(
      [flatPanel(Rect(x: 0.5, y: 0.5, width: 3, height: 3))], width: 4, height: 4)
    #expect(picture[0, 0].x == 64)
    #expect(picture[1, 0].x == 128)
  }

  @Test func sharedEdgesTakePixelsByTheirCentres() throws {
    // The centre of row 2 lies on the line: the panel below claims it.
    let edges = (Edges(bottom: .shared), Edges(top: .shared))
    let above = flatPanel(Rect(x: 0, y: 0, width: 4, height: 2.5), edges: edges.0)
    let below = flatPanel(Rect(x: 0, y: 2.5, width: 4, height: 2), magenta, edges: edges.1)
    let picture = try draw([above, below], width: 4, height: 4)
    #expect((0..<4).map { picture[1, $0] } == [whitePixel, whitePixel, magentaPixel, magentaPixel])
  }

  @Test func clippedEdgesGoOnUpToTheClip() throws {
    let panel = flatPanel(
      Rect(x: 0, y: 2, width: 8, height: 2), edges: Edges(bottom: .clipped),
      clip: Bounds(minX: 2, minY: 0, maxX: 6.5, maxY: 6.6))
    let picture = try draw([panel], width: 8, height: 9)
    #expect((0..<9).map { picture[3, $0].x } == [0, 0, 255, 255, 255, 255, 255, 0, 0])
    // A pixel whose centre is on the right side of the clip is outside.
    #expect((0..<8).map { picture[$0, 3].x } == [0, 0, 255, 255, 255, 255, 0, 0])
  }

  @Test func aDiagonalEdgeFadesSymmetrically() throws {
    let r = (1.0 / 2).squareRoot()
    let turn = Matrix4(columns: [r, r, 0, 0], [-r, r, 0, 0], [0, 0, 1, 0], [8, 8, 0, 1])
    let panel = Panel(
      id: "diamond", rect: Rect(x: -5, y: -5, width: 10, height: 10), placement: turn,
      color: .white)
    let picture = try draw([panel], width: 16, height: 16)
    var levels: Set<UInt8> = []
    for y in 0..<16 {
      for x in 0..<16 {
        #expect(picture[x, y] == picture[15 - x, y])
        #expect(picture[x, y] == picture[x, 15 - y])
        levels.insert(picture[x, y].x)
      }
    }
    // Centres lie at multiples of √½ from the edges: the levels follow from 5 − k·√½ + ½.
    let expected = (0..<12).map { k in
      UInt8((min(1, max(0, 5.5 - Double(k) * r)) * 255 + 0.5).rounded(.down))
    }
    #expect(levels.isSubset(of: Set(expected).union([0, 255])) && levels.count > 2)
  }
}
