import CreaseGeometry
import Testing

@Suite("Rect")
struct RectTests {
  let r = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("sides, centre and corners follow from origin and size")
  func measures() {
    #expect([r.minX, r.minY, r.maxX, r.maxY, r.width, r.height] == [10, 20, 40, 60, 30, 40])
    #expect(r.center == Point(x: 25, y: 40))
    #expect(
      r.corners == [
        Point(x: 10, y: 20), Point(x: 40, y: 20), Point(x: 40, y: 60), Point(x: 10, y: 60),
      ])
  }

  @Test("an intersection is the shared part, whichever comes first")
  func intersection() {
    let bounds = Bounds(r)
    let other = Bounds(minX: 30, minY: 0, maxX: 130, maxY: 45)
    let shared = Bounds(minX: 30, minY: 20, maxX: 40, maxY: 45)
    #expect(bounds.intersection(other) == shared)
    #expect(other.intersection(bounds) == shared)
    #expect(bounds.intersection(bounds) == bounds && !bounds.isEmpty)
  }

  @Test(
    "rectangles that touch or lie apart share nothing",
    arguments: [
      Rect(x: 40, y: 20, width: 5, height: 5), Rect(x: 10, y: 60, width: 5, height: 5),
      Rect(x: 100, y: 100, width: 1, height: 1), Rect(x: 15, y: 25, width: 0, height: 5),
    ])
  func disjoint(other: Rect) {
    #expect(Bounds(r).intersection(Bounds(other)).isEmpty)
    #expect(Bounds(other).intersection(Bounds(r)).isEmpty)
  }
}
