import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion

/// Trees of layers that both renderers draw alike, each with what is hard about it.
enum LayerScenes {
  static let canvas = Canvas(size: Size(width: 160, height: 120), scale: 2, background: .white)

  static let all: [(name: String, stage: LayerStage)] = [
    ("crossing", space([card(PanelFrames.red, turn: 0.6), card(PanelFrames.blue, turn: -0.7)])),
    ("crossing-glass", space([card(glass, turn: 0.6), card(PanelFrames.green, turn: -0.7)])),
    (
      "crossing-mixed",
      space([
        card(PanelFrames.red, turn: 0.5), card(glass, turn: -0.5),
        card(PanelFrames.blue, turn: 1.4),
      ])
    ),
    ("crossing-groups", space([bundle(turn: 0.5), bundle(turn: -0.8)])),
    ("nested-groups", LayerStage([nested(0)])),
    ("masks", LayerStage([masked])),
    ("path-shadows", LayerStage(pathShadows)),
    ("text", LayerStage(texts)),
    ("tints", LayerStage(tints)),
  ]

  /// The frames of a scene at three moments, the layers turned a little each time.
  static func frames(of stage: LayerStage) -> [FrameDescription] {
    [0.0, 0.21, -0.37].map { turn in
      var stage = stage
      stage.sublayerTransform.operations.append(.rotate(angle: turn, axis: axis))
      return LayerFilm(stage).frame(at: 0.5, on: canvas, scope: .visible)
    }
  }

  private static let axis = Vector3(x: 0.3, y: 0.9, z: 0.2)
  private static let glass = Color(red255: 20, green: 160, blue: 180, alpha: 120)

  private static func space(_ layers: [Layer]) -> LayerStage {
    LayerStage(
      layers,
      sublayerTransform: Transform([
        .perspective(distance: 300), .rotate(angle: -0.4, axis: Vector3(x: 1, y: 0, z: 0)),
      ]))
  }

  private static func card(_ color: Color, turn: Double) -> Layer {
    var layer = Layer(
      bounds: Rect(x: 0, y: 0, width: 90, height: 70), position: Point(x: 80, y: 60))
    layer.backgroundColor = color
    layer.transform[.rotationY] = turn
    return layer
  }

  /// A card with round corners, a border, a shadow, and a text on it, which fade as one.
  private static func bundle(turn: Double) -> Layer {
    var layer = card(PanelFrames.blue, turn: turn)
    layer.cornerRadius = 14
    (layer.borderWidth, layer.borderColor) = (2, .white)
    (layer.shadowOpacity, layer.shadowRadius) = (0.5, 4)
    layer.gradient = PanelFrames.rainbow(Point(x: 0, y: 0), Point(x: 1, y: 1), opacity: 0.4)
    layer.opacity = 0.85
    var name = Layer(bounds: Rect(x: 0, y: 0, width: 80, height: 30), position: Point(x: 45, y: 35))
    name.text = LayerText(
      "Crossing", font: Font(face: "Inter Bold", size: 15), color: .white, alignment: .center)
    layer.children = [name]
    return layer
  }

  private static func nested(_ depth: Int) -> Layer {
    var layer = Layer(
      bounds: Rect(x: 0, y: 0, width: 130, height: 100), position: Point(x: 80, y: 60))
    layer.backgroundColor = depth % 2 == 0 ? PanelFrames.red : PanelFrames.green
    layer.opacity = 0.8
    layer.masksToBounds = depth % 3 == 1
    layer.cornerRadius = 12
    layer.transform = Transform([
      .translate(Vector3(x: -12, y: -8, z: 0)),
      .rotate(angle: 0.2, axis: Vector3(x: 0, y: 0, z: 1)),
      .scale(Vector3(x: 0.8, y: 0.8, z: 1)),
    ])
    if depth < 5 { layer.children = [nested(depth + 1)] }
    return layer
  }

  private static let masked: Layer = {
    var layer = Layer(
      bounds: Rect(x: 0, y: 0, width: 110, height: 80), position: Point(x: 80, y: 60))
    (layer.masksToBounds, layer.cornerRadius) = (true, 24)
    layer.gradient = PanelFrames.rainbow(Point(x: 0, y: 0), Point(x: 1, y: 0))
    (layer.borderWidth, layer.borderColor) = (3, PanelFrames.blue)
    var text = Layer(
      bounds: Rect(x: 0, y: 0, width: 140, height: 40), position: Point(x: 55, y: 40))
    text.text = LayerText("Cut at both ends", font: Font(face: "Inter Bold", size: 22))
    text.transform[.rotationZ] = 0.4
    var inner = Layer(
      bounds: Rect(x: 0, y: 0, width: 60, height: 60), position: Point(x: 10, y: 70))
    (inner.masksToBounds, inner.cornerRadius) = (true, 30)
    inner.backgroundColor = PanelFrames.green
    inner.children = [card(PanelFrames.red, turn: 0)]
    layer.children = [text, inner]
    return layer
  }()

  private static let star = Path(
    polygon: (0..<5).map {
      let turn = Rotation(angle: Double($0) * 4 * .pi / 5 - .pi / 2)
      return Point(x: 25 + 22 * turn.cosine, y: 25 + 22 * turn.sine)
    })

  private static func at(_ x: Double, _ y: Double, _ change: (inout Layer) -> Void) -> Layer {
    var layer = Layer(bounds: Rect(x: 0, y: 0, width: 50, height: 50), position: Point(x: x, y: y))
    change(&layer)
    return layer
  }

  private static let pathShadows = [
    at(40, 35) {
      $0.path = LayerPath(star, fillColor: PanelFrames.red)
      ($0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (0.8, 3, Vector2(x: 2, y: 4))
    },
    at(110, 35) {
      $0.path = LayerPath(star, fillColor: nil, strokeColor: PanelFrames.blue, lineWidth: 3)
      ($0.shadowOpacity, $0.shadowRadius) = (1, 0.7)
      $0.transform[.rotationZ] = 0.5
    },
    at(75, 85) {
      $0.backgroundColor = .white
      $0.shadowPath = star
      ($0.shadowOpacity, $0.shadowRadius) = (0.6, 6)
      $0.transform[.scale] = 0.8
    },
  ]

  private static let texts: [Layer] = {
    var wrapped = Layer(
      bounds: Rect(x: 0, y: 0, width: 140, height: 60), position: Point(x: 80, y: 35))
    wrapped.text = LayerText(
      "Fold the sheet along its middle, open it again, and fold two corners to the crease.",
      font: Font(face: "Inter", size: 11), inset: 4, lineLimit: 3)
    wrapped.transform[.scaleX] = 1.1
    var shadowed = Layer(
      bounds: Rect(x: 0, y: 0, width: 140, height: 40), position: Point(x: 80, y: 90))
    shadowed.text = LayerText(
      "Shadow", font: Font(face: "Inter Bold", size: 24), color: PanelFrames.red, alignment: .center
    )
    (shadowed.shadowOpacity, shadowed.shadowOffset) = (0.5, Vector2(x: 2, y: 2))
    return [wrapped, shadowed]
  }()

  private static let tints: [Layer] = [
    at(40, 60) {
      $0.path = LayerPath(star, fillColor: PanelFrames.red, strokeColor: PanelFrames.blue)
      $0.animations = [
        LayerAnimation(
          .fillColor, from: .color(PanelFrames.red), to: .color(PanelFrames.green),
          timing: AnimationTiming(duration: 1))
      ]
      $0.transform[.scale] = 1.4
    },
    at(115, 60) {
      $0.text = LayerText("Tint", font: Font(face: "Inter Bold", size: 20), color: PanelFrames.blue)
      $0.backgroundColor = glass
      $0.animations = [
        LayerAnimation(
          .foregroundColor, to: .color(.white), timing: AnimationTiming(duration: 1)),
        LayerAnimation(
          .transformRotationZ, from: .number(0), to: .number(1),
          timing: AnimationTiming(duration: 1)),
      ]
    },
  ]
}
