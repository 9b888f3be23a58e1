import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

@Suite struct PerspectiveTests {
  /// A floor that leads from a line in front of the viewer to a place behind, at distance 100 and
  /// tilted by 60°.
  private let floor = Panel(
    id: "floor", rect: Rect(x: -20, y: -30, width: 40, height: 300),
    fold: Fold(axis: .x, angle: .pi / 3),
    placement: .translation(x: 50, y: 50) * .perspective(distance: 100), color: .white)

  /// The point of the floor that a place on the canvas shows; nil behind the eye.
  private func point(at p: Point) -> Point? {
    let turn = floor.fold.rotation
    // y = v cos a · d / (d − v sin a), solved for v; then x in the same way.
    let v = (p.y - 50) * 100 / (100 * turn.cosine + (p.y - 50) * turn.sine)
    let depth = 1 - v * turn.sine / 100
    return depth > 0 ? Point(x: (p.x - 50) * depth, y: v) : nil
  }

  @Test func aPanelIsCutAtTheEyePlane() throws {
    let picture = try draw([floor], width: 100, height: 200)
    var drawn = 0
    for y in 0..<200 {
      for x in 0..<100 {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        // Pixels within a pixel of an edge are left out.
        let around = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
          point(at: Point(x: center.x + $0.0, y: center.y + $0.1))
        }
        let inside = around.map { p in
          p.map { abs($0.x) < 20 && (-30..<270).contains($0.y) } ?? false
        }
        if Set(inside).count > 1 { continue }
        #expect(picture[x, y] == (inside[0] ? whitePixel : blackPixel), "\(x), \(y)")
        if inside[0] { drawn += 1 }
      }
    }
    #expect(drawn > 5000)
  }

  @Test func aPlaneWithoutEndStopsAtItsHorizon() throws {
    var plane = floor
    plane.placement = .translation(x: 50, y: 100) * .perspective(distance: 100)
    plane.edges = Edges(top: .clipped, right: .clipped, bottom: .outer, left: .clipped)
    let picture = try draw([plane], width: 100, height: 160)
    // At the horizon v cos a · d / (d − v sin a) approaches −d cos a / sin a = −57.7.
    for y in 0..<160 {
      let expected = y < 42 ? blackPixel : whitePixel
      #expect((0..<100).allSatisfy { picture[$0, y] == expected }, "row \(y)")
    }
  }

  @Test func whatLiesBehindTheEyeIsNotDrawn() throws {
    var behind = floor
    behind.fold = Fold(axis: .x, angle: 0, translation: Vector3(x: 0, y: 0, z: 150))
    let picture = try draw([behind], width: 100, height: 100)
    #expect(picture.bytes == (try draw([], width: 100, height: 100)).bytes)
  }

  @Test func aHingeAcrossTheEyePlaneHasNoGap() throws {
    // A corridor: walls that share an edge which leads past the eye.
    let placement = Matrix4.translation(x: 50, y: 50) * .perspective(distance: 100)
    let bottom = Vector3(x: 0, y: 20, z: 0)
    let ground = Panel(
      id: "ground", rect: Rect(x: -30, y: -100, width: 60, height: 300),
      fold: Fold(
        axis: .x, angle: .pi / 2, rotation: Rotation(cosine: 0, sine: 1), translation: bottom),
      placement: placement, color: .white, opacity: 0.5, edges: Edges(right: .shared))
    let next = Panel(
      id: "next", rect: Rect(x: 30, y: -100, width: 60, height: 300), fold: ground.fold,
      placement: placement, color: .white, opacity: 0.5, edges: Edges(left: .shared))
    let picture = try draw([ground, next], width: 160, height: 160)
    for y in 70..<160 {
      let row = (0..<160).map { picture[$0, y].x }
      let first = try #require(row.firstIndex(of: 128))
      let last = try #require(row.lastIndex(of: 128))
      #expect(row[first...last].allSatisfy { $0 == 128 }, "row \(y)")
    }
  }

  @Test func panelsSeenEdgeOnAreNotDrawn() throws {
    let panel = Panel(
      id: "edge on", rect: Rect(x: -20, y: -20, width: 40, height: 40),
      fold: Fold(
        axis: .x, angle: .pi / 2, rotation: Rotation(cosine: 0, sine: 1), translation: .zero),
      placement: .translation(x: 30, y: 30) * .perspective(distance: 100), color: .white)
    #expect(try draw([panel], width: 60, height: 60) == draw([], width: 60, height: 60))
  }

  @Test func numbersThatAreNoneDrawNothing() throws {
    let empty = try draw([], width: 20, height: 20)
    for bad in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      var panels = [flatPanel(Rect(x: bad, y: 0, width: 5, height: 5))]
      panels.append(flatPanel(Rect(x: 0, y: 0, width: bad, height: bad), .clear))
      var panel = flatPanel(Rect(x: 0, y: 0, width: 5, height: 5), .clear)
      panel.clip = Bounds(minX: bad, minY: bad, maxX: bad, maxY: bad)
      panels.append(panel)
      panel.clip = nil
      panel.contents = textContents()
      panel.contentsRect = Rect(x: bad, y: bad, width: bad, height: bad)
      panels.append(panel)
      #expect(try draw(panels, width: 20, height: 20) == empty)
    }
  }
}
