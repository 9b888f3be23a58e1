import CreaseGeometry
import Testing

@Suite("Rotation")
struct RotationTests {
  static let angles = [-3.0, -Double.pi / 2, -0.4, 0, 0.1, 1, Double.pi / 2, 3]
  let v = Vector3(x: 3, y: -5, z: 7)

  @Test("no rotation changes nothing, to the last bit", arguments: [Axis.x, .y])
  func none(axis: Axis) {
    #expect(Rotation.none.turning(v, about: axis) == v)
    #expect(Rotation(angle: 0) == .none)
  }

  @Test("a quarter turn about x takes y to z, about y takes x to −z")
  func quarterTurns() {
    let quarter = Rotation(cosine: 0, sine: 1)
    #expect(quarter.turning(Vector3(x: 0, y: 1, z: 0), about: .x) == Vector3(x: 0, y: 0, z: 1))
    #expect(quarter.turning(Vector3(x: 0, y: 0, z: 1), about: .x) == Vector3(x: 0, y: -1, z: 0))
    #expect(quarter.turning(Vector3(x: 1, y: 0, z: 0), about: .y) == Vector3(x: 0, y: 0, z: -1))
    #expect(quarter.turning(Vector3(x: 0, y: 0, z: 1), about: .y) == Vector3(x: 1, y: 0, z: 0))
  }

  @Test("a positive angle about x brings the lower edge nearer, about y the left one")
  func signs() {
    let turn = Rotation(angle: 0.3)
    #expect(turn.turning(Vector3(x: 0, y: 10, z: 0), about: .x).z > 0)
    #expect(turn.turning(Vector3(x: -10, y: 0, z: 0), about: .y).z > 0)
  }

  @Test("the length and the coordinate along the axis stay", arguments: [Axis.x, .y], angles)
  func isometry(axis: Axis, angle: Double) {
    let w = Rotation(angle: angle).turning(v, about: axis)
    #expect(near(w.x * w.x + w.y * w.y + w.z * w.z, 9 + 25 + 49))
    #expect(axis == .x ? w.x == v.x : w.y == v.y)
  }

  @Test("there and back is the identity", arguments: [Axis.x, .y], angles)
  func inverse(axis: Axis, angle: Double) {
    let there = Rotation(angle: angle).turning(v, about: axis)
    #expect(near(Rotation(angle: -angle).turning(there, about: axis), v))
  }

  @Test("angles add", arguments: [Axis.x, .y])
  func sum(axis: Axis) {
    let once = Rotation(angle: 0.5).turning(v, about: axis)
    let twice = Rotation(angle: 0.7).turning(once, about: axis)
    #expect(near(twice, Rotation(angle: 1.2).turning(v, about: axis)))
  }
}
