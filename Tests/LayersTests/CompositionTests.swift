import CreaseGeometry
import CreaseLayers
import Foundation
import Testing

@Suite struct CompositionTests {
  /// A place in space and its weight.
  private struct Place {
    var x: Double
    var y: Double
    var z: Double
    var w = 1.0

    func moved(_ dx: Double, _ dy: Double, _ dz: Double = 0) -> Place {
      Place(x: x + dx * w, y: y + dy * w, z: z + dz * w, w: w)
    }
    func turnedAboutX(_ a: Double) -> Place {
      Place(x: x, y: y * cos(a) - z * sin(a), z: y * sin(a) + z * cos(a), w: w)
    }
    func turnedAboutY(_ a: Double) -> Place {
      Place(x: x * cos(a) + z * sin(a), y: y, z: z * cos(a) - x * sin(a), w: w)
    }
    func turnedAboutZ(_ a: Double) -> Place {
      Place(x: x * cos(a) - y * sin(a), y: x * sin(a) + y * cos(a), z: z, w: w)
    }
    func scaled(_ sx: Double, _ sy: Double, _ sz: Double) -> Place {
      Place(x: x * sx, y: y * sy, z: z * sz, w: w)
    }
    func seen(from d: Double) -> Place { Place(x: x, y: y, z: z, w: w - z / d) }
  }

  @Test func `a point goes through three levels of anchors, transforms and sublayer transforms`() {
    var inner = card("inner", width: 40, height: 20)
    inner.anchorPoint = Point(x: 0.25, y: 1)
    inner.position = Point(x: 30, y: 44)
    inner.zPosition = 5
    inner.transform = Transform([
      .translate(Vector3(x: 1, y: 2, z: 3)), .rotate(angle: 0.4, axis: .unitZ),
      .scale(Vector3(x: 2, y: 0.5, z: 1)),
    ])
    var middle = card("middle", width: 80, height: 60)
    middle.bounds.origin = Point(x: 10, y: -4)
    middle.anchorPoint = Point(x: 0, y: 0.5)
    middle.position = Point(x: 50, y: 70)
    middle.transform = Transform([.rotate(angle: -0.7, axis: .unitX)])
    middle.sublayerTransform = Transform([.rotate(angle: 0.3, axis: .unitY)])
    middle.children = [inner]
    var outer = card("outer", width: 200, height: 100)
    outer.anchorPoint = Point(x: 0.5, y: 0)
    outer.position = Point(x: 150, y: 20)
    outer.zPosition = -30
    outer.transform = Transform([.rotate(angle: 0.2, axis: .unitY)])
    outer.sublayerTransform = Transform([
      .perspective(distance: 500), .translate(Vector3(x: 0, y: 0, z: 12)),
    ])
    outer.children = [middle]

    // By hand, step by step, for the corners of the inner layer.
    let expected = [(0.0, 0.0), (40, 0), (40, 20), (0, 20)].map { corner in
      var p = Place(x: corner.0, y: corner.1, z: 0)
      p = p.moved(-10, -20).scaled(2, 0.5, 1).turnedAboutZ(0.4).moved(1, 2, 3).moved(30, 44, 5)
      p = p.moved(-10, -26).turnedAboutY(0.3).moved(10, 26)
      p = p.moved(-10, -26).turnedAboutX(-0.7).moved(50, 70)
      p = p.moved(-100, 0).moved(0, 0, 12).seen(from: 500).moved(100, 0)
      p = p.moved(-100, 0).turnedAboutY(0.2).moved(150, 20, -30)
      return Point(x: p.x / p.w, y: p.y / p.w)
    }
    let frame = Layer.frame(of: [outer], on: canvas)
    let panel = frame.panels.first { $0.id == "inner" }
    let corners = panel?.projectedCorners.map(\.point) ?? []
    #expect(corners.count == 4)
    for (corner, place) in zip(corners, expected) { #expect(isClose(corner, place)) }
  }

  @Test func `the origin of the bounds scrolls the children`() {
    var list = card("list", x: 20, y: 30)
    list.bounds.origin = Point(x: 0, y: 15)
    list.children = [card("cell", x: 5, y: 20, width: 10, height: 10)]
    let panels = Layer.frame(of: [list], on: canvas).panels
    #expect(isClose(panels[0].projectedCorners[0].point, Point(x: 20, y: 30)))
    #expect(isClose(panels[1].projectedCorners[0].point, Point(x: 25, y: 35)))
  }

  @Test func `the anchor point is what position places`() {
    var layer = card("a", width: 40, height: 20)
    layer.position = Point(x: 100, y: 100)
    layer.anchorPoint = Point(x: 1, y: 0)
    layer.transform = Transform([.rotate(angle: .pi / 2, axis: .unitZ)])
    let corners = Layer.frame(of: [layer], on: canvas).panels[0].projectedCorners.map(\.point)
    #expect(isClose(corners[1], Point(x: 100, y: 100)))
    // A quarter turn clockwise about the top right corner leads the left end upward.
    #expect(isClose(corners[0], Point(x: 100, y: 60)))
    #expect(isClose(corners[2], Point(x: 80, y: 100)))
  }

  @Test func `the last operation of a transform is the first that a point goes through`() {
    let transform = Transform([
      .translate(Vector3(x: 10, y: 0, z: 0)), .scale(Vector3(x: 3, y: 3, z: 3)),
    ])
    let p = transform.matrix.project(Vector3(x: 1, y: 1, z: 0))
    #expect(p == HomogeneousPoint(x: 13, y: 3, w: 1))
  }

  @Test(arguments: [Vector3.unitX, .unitY, .unitZ])
  func `rotations about the axes are the plane's`(axis: Vector3) {
    let matrix = Matrix4.rotation(angle: 0.8, about: axis)
    let place = Place(x: 1, y: 2, z: 3)
    let turned =
      axis == .unitX
      ? place.turnedAboutX(0.8)
      : axis == .unitY ? place.turnedAboutY(0.8) : place.turnedAboutZ(0.8)
    let image = matrix * [1, 2, 3, 1]
    #expect(isClose(image.x, turned.x) && isClose(image.y, turned.y) && isClose(image.z, turned.z))
  }

  @Test func `components are set where they are, or come in where they belong`() {
    var transform = Transform([
      .translate(Vector3(x: 1, y: 2, z: 3)), .scale(Vector3(x: 2, y: 2, z: 2)),
    ])
    transform[.rotationY] = 0.5
    transform[.translationX] = 7
    transform[.scaleZ] = 4
    transform[.perspective] = 300
    #expect(
      transform.operations == [
        .perspective(distance: 300), .translate(Vector3(x: 7, y: 2, z: 3)),
        .rotate(angle: 0.5, axis: .unitY), .scale(Vector3(x: 2, y: 2, z: 4)),
      ])
    #expect(Transform.identity[.scale] == 1)
    #expect(Transform.identity[.rotationX] == 0)
  }

  @Test func `transforms of the same kinds are mixed number by number`() {
    let from = Transform([.rotate(angle: 0, axis: .unitY)])
    let to = Transform([.rotate(angle: 2 * .pi, axis: .unitY)])
    let half = from.interpolated(to: to, progress: 0.5)
    #expect(half == Transform([.rotate(angle: .pi, axis: .unitY)]))
    let grown = Transform.identity.interpolated(
      to: Transform([.scale(Vector3(x: 3, y: 3, z: 3))]), progress: 0.5)
    #expect(grown == Transform([.scale(Vector3(x: 2, y: 2, z: 2))]))
    let far = Transform([.perspective(distance: 400)])
    #expect(
      far.interpolated(to: .identity, progress: 0.5) == Transform([.perspective(distance: 800)]))
  }

  @Test func `transforms of different kinds are mixed element by element`() {
    let from = Transform([.translate(Vector3(x: 10, y: 0, z: 0))])
    let to = Transform([.scale(Vector3(x: 3, y: 1, z: 1))])
    let half = from.interpolated(to: to, progress: 0.5).matrix
    #expect(half.c0.x == 2 && half.c3.x == 5)
  }
}
