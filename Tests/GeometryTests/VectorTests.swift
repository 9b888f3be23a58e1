import CreaseGeometry
import Testing

@Suite("Points, vectors and directions")
struct VectorTests {
  @Test("a point plus the way to another is that other")
  func ways() {
    let a = Point(x: 3, y: -4)
    let b = Point(x: 10, y: 20)
    #expect(a + (b - a) == b)
    #expect((b - a) == Vector2(x: 7, y: 24))
    #expect((b - a).length == 25)
    #expect((b - a) * 2 + Vector2(x: 1, y: 1) == Vector2(x: 15, y: 49))
    #expect(a.midpoint(to: b) == Point(x: 6.5, y: 8))
    #expect(b.midpoint(to: a) == a.midpoint(to: b))
  }

  @Test("directions have length 1, and their opposites cancel them", arguments: Direction.allCases)
  func directions(direction: Direction) {
    #expect(direction.vector.length == 1)
    #expect(direction.vector + direction.opposite.vector == .zero)
    #expect(direction.isHorizontal == (direction.vector.y == 0))
    #expect(direction.opposite != direction)
    #expect(direction.opposite.opposite == direction)
  }

  @Test("x grows to the right and y downward")
  func signs() {
    #expect(Direction.right.vector == Vector2(x: 1, y: 0))
    #expect(Direction.down.vector == Vector2(x: 0, y: 1))
  }

  @Test("space vectors add by coordinate")
  func space() {
    let sum = Vector3(x: 1, y: 2, z: 3) + Vector3(x: 10, y: 20, z: 30)
    #expect(sum == Vector3(x: 11, y: 22, z: 33))
    #expect(sum + .zero == sum)
  }

  @Test("a homogeneous point is divided by its weight, or nowhere")
  func homogeneous() {
    #expect(HomogeneousPoint(x: 6, y: -4, w: 2).point == Point(x: 3, y: -2))
    #expect(HomogeneousPoint(x: 6, y: -4, w: 0).point == nil)
    #expect(HomogeneousPoint(x: 6, y: -4, w: -1).point == nil)
  }
}
