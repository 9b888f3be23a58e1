import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// Cuts and edges that lie under others.
@Suite struct CutTests {
  /// A sheet in perspective, half transparent, so that what is drawn twice shows.
  private func sheet(_ cuts: [Cut], opacity: Double = 0.5) -> Panel {
    var panel = Panel(
      id: "sheet", rect: Rect(x: -30, y: -20, width: 60, height: 40),
      fold: Fold(axis: .y, angle: 0.6),
      placement: .translation(x: 40, y: 30) * .perspective(distance: 150), color: .white)
    panel.opacity = opacity
    panel.cuts = cuts
    return panel
  }

  @Test func complementsCoverEveryPixelOnce() throws {
    var random = SplitMix(state: 5)
    let whole = try draw([sheet([])], width: 80, height: 60)
    for _ in 0..<200 {
      let cut = Cut(
        a: random.number(-1...1), b: random.number(-1...1), c: random.number(-15...15))
      let other = Cut(a: -cut.a, b: -cut.b, c: -cut.c, claimsLine: false)
      #expect(try draw([sheet([cut]), sheet([other])], width: 80, height: 60) == whole)
    }
  }

  @Test func pixelsOnTheLineBelongToTheSideThatClaimsThem() throws {
    func row(_ claims: Bool, _ sign: Double) throws -> [UInt8] {
      var panel = flatPanel(Rect(x: 0, y: 0, width: 6, height: 1))
      panel.cuts = [Cut(a: sign, b: 0, c: -sign * 2.5, claimsLine: claims)]
      let picture = try draw([panel], width: 6, height: 1)
      return (0..<6).map { picture[$0, 0].x }
    }
    #expect(try row(true, 1) == [0, 0, 255, 255, 255, 255])
    #expect(try row(false, 1) == [0, 0, 0, 255, 255, 255])
    #expect(try row(true, -1) == [255, 255, 255, 0, 0, 0])
    #expect(try row(false, -1) == [255, 255, 0, 0, 0, 0])
  }

  @Test func outerCutsFade() throws {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 40, height: 40))
    // A diagonal: half of the area.
    panel.cuts = [Cut(a: 1, b: -1, c: 0, edge: .outer)]
    #expect(abs(area(try draw([panel], width: 40, height: 40)) - 800) < 0.5)
    // Any number of them; in any length.
    panel.cuts = [
      Cut(a: 8, b: 0, c: -8 * 10.25, edge: .outer), Cut(a: -1, b: 0, c: 29.5, edge: .outer),
      Cut(a: 0, b: 0.1, c: -0.5, edge: .outer), Cut(a: 1, b: 1, c: 1e6), Cut(a: 0, b: 0, c: 1),
    ]
    let picture = try draw([panel], width: 40, height: 40)
    #expect(abs(area(picture) - 19.25 * 35) < 0.5)
    #expect(picture[10, 20].x == 191 && picture[29, 20].x == 128 && picture[20, 4] == blackPixel)
    panel.cuts.append(Cut(a: 0, b: 0, c: -1))
    #expect(area(try draw([panel], width: 40, height: 40)) == 0)
  }

  @Test func aCutOfNothingChangesNothing() throws {
    let whole = try draw([sheet([])], width: 80, height: 60)
    #expect(
      try draw([sheet([Cut(a: 1, b: 0, c: 0, edge: .clipped)])], width: 80, height: 60) == whole)
    #expect(try draw([sheet([Cut(a: 1, b: 2, c: 1e5)])], width: 80, height: 60) == whole)
  }

  @Test func aTuckedEdgeReachesUnderTheOther() throws {
    // Its line lies 1/100 pixel to the left of the centres of column 20.
    func row(_ edge: Edge) throws -> [UInt8] {
      let panel = flatPanel(
        Rect(x: 3, y: 0, width: 17.5 - 1.0 / 100, height: 4), edges: Edges(right: edge))
      let picture = try draw([panel], width: 30, height: 4)
      return (19...21).map { picture[$0, 2].x }
    }
    #expect(try row(.shared) == [255, 0, 0])
    #expect(try row(.tucked) == [255, 255, 0])
    // A sixteenth away it does not reach.
    let far = flatPanel(
      Rect(x: 3, y: 0, width: 17.5 - 1.0 / 16, height: 4), edges: Edges(right: .tucked))
    #expect(try draw([far], width: 30, height: 4)[20, 2] == blackPixel)
  }
}
