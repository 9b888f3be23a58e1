import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite struct LayerFilmTests {
  private let canvas = Canvas(size: Size(width: 200, height: 100))

  private func card(_ id: String) -> Layer {
    var layer = Layer(
      id: id, bounds: Rect(x: 0, y: 0, width: 40, height: 20), position: Point(x: 50, y: 50))
    layer.backgroundColor = .white
    return layer
  }

  @Test func `a film shows the animations of the tree`() {
    var child = card("b")
    child.animations = [
      LayerAnimation(
        .positionX, from: .number(0), to: .number(100),
        timing: AnimationTiming(begin: 1, duration: 2, fill: .both))
    ]
    var parent = card("a")
    parent.children = [child]
    let film = LayerFilm(LayerStage([parent]))
    #expect(film.restTime == 3)
    // The parent's top left corner is (30, 40), the child's middle is at 25 % of the way.
    let panel = film.panels(at: 1.5, on: canvas, scope: .visible)[1]
    #expect(panel.projectedCorners[0].point == Point(x: 30 + 25 - 20, y: 40 + 50 - 10))
    #expect(film.layers(at: 3)[0].children[0].position.x == 100)
  }

  @Test func `a property that is set goes there in a quarter of a second`() {
    let stage = LayerStage(
      [card("a")],
      changes: [
        LayerChange(.position, of: "a", to: .point(Point(x: 100, y: 50)), at: 1),
        LayerChange(.positionX, of: "a", to: .number(0), at: 1.1),
      ])
    let film = LayerFilm(stage)
    func x(_ time: Double) -> Double { film.layers(at: time)[0].position.x }
    let curve = Easing.default
    #expect(x(0.9) == 50)
    #expect(abs(x(1.05) - (50 + 50 * curve.progress(at: 0.05, of: 0.25))) < 1e-9)
    let turning = 50 + 50 * curve.progress(at: 0.1, of: 0.25)
    #expect(abs(x(1.2) - turning * (1 - curve.progress(at: 0.1, of: 0.25))) < 1e-9)
    #expect(x(1.35) == 0 && abs(film.restTime - 1.35) < 1e-9)
  }

  @Test func `a part of a transform is set from what the whole has come to`() {
    let stage = LayerStage(
      [card("a")],
      changes: [
        LayerChange(
          .transform, of: "a", to: .transform(Transform([.rotate(angle: 2, axis: .unitZ)])), at: 0,
          in: .disabled),
        LayerChange(
          .transformRotationZ, of: "a", to: .number(3), at: 1,
          in: Transaction(duration: 1, easing: .linear)),
      ])
    let film = LayerFilm(stage)
    #expect(film.layers(at: 0.5)[0].transform[.rotationZ] == 2)
    #expect(film.layers(at: 1.5)[0].transform[.rotationZ] == 2.5)
  }

  @Test func `animations lie over what a program sets`() {
    var layer = card("a")
    layer.animations = [
      LayerAnimation(.opacity, to: .number(0), timing: AnimationTiming(duration: 1))
    ]
    let film = LayerFilm(
      LayerStage(
        [layer],
        changes: [LayerChange(.opacity, of: "a", to: .number(0.5), at: 0, in: .disabled)]))
    #expect(film.layers(at: 0.5)[0].opacity == 0.25)
  }

  @Test func `what can't be set is told`() {
    let film = LayerFilm(
      LayerStage(
        [card("a")],
        changes: [
          LayerChange(.opacity, of: "b", to: .number(0), at: 0),
          LayerChange(.opacity, of: "a", to: .color(.white), at: 0),
          LayerChange(.opacity, of: "a", to: .number(0), at: .infinity),
        ]))
    #expect(film.errors.map(\.change) == [0, 1, 2])
    #expect(film.errors[0].fault == .layer("b"))
    #expect(film.errors[1].fault == .kind(.color, property: .opacity))
    #expect(film.layers(at: 1)[0] == film.layers(at: 0)[0])
  }

  @Test func `the stage's transform is about the middle of the canvas`() {
    var layer = card("a")
    layer.position = Point(x: 150, y: 50)
    layer.zPosition = 100
    let film = LayerFilm(
      LayerStage([layer], sublayerTransform: .perspective(distance: 200)))
    let corner = film.panels(at: 0, on: canvas, scope: .visible)[0].projectedCorners[0].point
    // Halfway to the eye everything is twice as large: (130, 40) is (30, −10) from the middle.
    #expect(corner == Point(x: 160, y: 30))
    let matrix = film.matrix(ofLayer: "a", at: 0, on: canvas)
    #expect(matrix?.project(.zero).point == Point(x: 160, y: 30))
    #expect(film.matrix(ofLayer: "b", at: 0, on: canvas) == nil)
  }

  @Test func `a frame has the groups that its panels alone don't tell of`() {
    var layer = card("a")
    layer.opacity = 0.5
    layer.children = [card("b")]
    let film = LayerFilm(LayerStage([layer]))
    let frame = film.frame(at: 0, on: canvas, scope: .visible)
    #expect(frame.groups == [PanelGroup(panels: 0..<2, opacity: 0.5)])
    #expect(frame.panels == film.panels(at: 0, on: canvas, scope: .visible))
  }

  @Test func `a stretched picture keeps its sheet while the bounds grow by less than twice`() {
    var layer = card("a")
    layer.picture = LayerPicture(.file(path: "a.png"))
    layer.animations = [
      LayerAnimation(
        .boundsSizeWidth, from: .number(40), to: .number(120), timing: AnimationTiming(duration: 1))
    ]
    let film = LayerFilm(LayerStage([layer]))
    func size(_ time: Double) -> Size? {
      film.panels(at: time, on: canvas, scope: .visible)[0].contents?.size
    }
    #expect(size(0) == Size(width: 40, height: 20))
    #expect(size(0.25) == Size(width: 80, height: 40))
    #expect(size(0.25) == size(0.5))
    #expect(size(0.75) == Size(width: 160, height: 80))
  }

  @Test func `an animated text colour is a tint`() {
    var layer = card("a")
    layer.text = LayerText("A", color: .black)
    func sheet(_ layer: Layer, at time: Double) -> (TextSheet?, Color?) {
      let panel = LayerFilm(LayerStage([layer])).panels(at: time, on: canvas, scope: .visible)[0]
      guard case .text(let sheet) = panel.contents else { return (nil, nil) }
      return (sheet, panel.tint)
    }
    #expect(sheet(layer, at: 0).0?.color == .black && sheet(layer, at: 0).1 == nil)
    layer.animations = [
      LayerAnimation(
        .foregroundColor, to: .color(.white), timing: AnimationTiming(duration: 1))
    ]
    #expect(sheet(layer, at: 0.25).0 == sheet(layer, at: 0.75).0)
    #expect(sheet(layer, at: 0.5).1 == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func `a frame alone is the frame among others`() {
    var layer = card("a")
    layer.animations = [
      LayerAnimation(
        .transformRotationY, to: .number(6),
        timing: AnimationTiming(duration: 0.7, repeatCount: .infinity, autoreverses: true))
    ]
    let film = LayerFilm(LayerStage([layer, card("b")]))
    #expect(film.restTime == 1.4)
    let all = (0..<60).map { film.frame(at: Double($0) / 30, on: canvas, scope: .visible) }
    for (number, frame) in all.enumerated().reversed() {
      #expect(
        LayerFilm(film.stage).frame(at: Double(number) / 30, on: canvas, scope: .visible) == frame)
    }
  }
}
