import CreaseGeometry
import Testing

@Suite("Matrix4")
struct Matrix4Tests {
  let a = Matrix4(columns: [1, 2, 3, 4], [5, 6, 7, 8], [9, 1, 2, 3], [4, 5, 6, 7])
  let b = Matrix4(columns: [2, 0, 1, 3], [1, 1, 0, 2], [0, 4, 1, 1], [3, 1, 2, 0])

  @Test("the identity is neutral on both sides")
  func identity() {
    #expect(a * .identity == a)
    #expect(.identity * a == a)
  }

  @Test("a product acts like its factors, the right one first")
  func product() {
    let v: Matrix4.Column = [1, -2, 3, 1]
    #expect((a * b) * v == a * (b * v))
    // Worked by hand: a · (2, 0, 1, 3) = 2·c0 + 1·c2 + 3·c3.
    #expect((a * b).c0 == [23, 20, 26, 32])
  }

  @Test("products are associative")
  func associativity() {
    let c = Matrix4.perspective(distance: 200)
    #expect(near((a * b) * c, a * (b * c)))
  }

  @Test("translations add and scales multiply")
  func composition() {
    let moved = Matrix4.translation(x: 1, y: 2, z: 3) * .translation(x: 10, y: 20, z: 30)
    #expect(moved == .translation(x: 11, y: 22, z: 33))
    let scaled = Matrix4.scale(x: 2, y: 3, z: 5) * .scale(x: 7, y: 11, z: 13)
    #expect(scaled == .scale(x: 14, y: 33, z: 65))
    let both = Matrix4.translation(x: 5, y: 0) * .scale(x: 2, y: 2)
    #expect(both.project(Vector3(x: 1, y: 1, z: 0)).point == Point(x: 7, y: 2))
  }

  @Test("perspective scales by d / (d − z)", arguments: [-400.0, -200, -20, 0, 20, 100, 199])
  func perspective(z: Double) throws {
    let p = try #require(
      Matrix4.perspective(distance: 200).project(Vector3(x: 30, y: -40, z: z)).point)
    let factor = 200 / (200 - z)
    #expect(near(p.x, 30 * factor, within: 1e-10))
    #expect(near(p.y, -40 * factor, within: 1e-10))
  }

  @Test("what lies at or behind the eye has no place in the plane", arguments: [200.0, 250, 1e9])
  func behindTheEye(z: Double) {
    #expect(Matrix4.perspective(distance: 200).project(Vector3(x: 1, y: 1, z: z)).point == nil)
  }

  @Test("what is in the plane z = 0 stays where it is")
  func planeIsFixed() {
    let p = Matrix4.perspective(distance: 200).project(Vector3(x: 12.5, y: -3, z: 0))
    #expect(p == HomogeneousPoint(x: 12.5, y: -3, w: 1))
  }
}
