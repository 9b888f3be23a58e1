import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

@Suite("Layers of scenes")
struct LayerTests {
  private func layers(_ text: String) throws -> LayerStage {
    guard case .layers(let stage) = try Scene(json: text).stage else { throw NoList() }
    return stage
  }

  private static func tree(_ layers: String) -> String {
    #"{"crease": 1, "canvas": {"width": 100, "height": 100}, "layers": [\#(layers)]}"#
  }

  @Test("a layer of which nothing is said is one of Core Animation's")
  func defaults() throws {
    #expect(try layers(Self.tree("{}")) == LayerStage([Layer()]))
    let placed = try layers(Self.tree(#"{"bounds": [1, 2, 10, 20], "anchorPoint": [0, 1]}"#))
    #expect(placed.layers[0].position == Point(x: 1, y: 22))
  }

  @Test("every key of a layer comes to its place")
  func keys() throws {
    let text = ##"""
      {"id": "a", "bounds": [30, 20], "position": [5, 6], "anchorPoint": [0, 0.25],
       "zPosition": 7, "hidden": true, "doubleSided": false, "masksToBounds": true,
       "transform": [{"perspective": 500}, {"translate": [1, 2, 3]}, {"rotateX": 0.5},
                     {"rotate": {"angle": 2, "axis": [1, 1, 0]}}, {"scale": 2},
                     {"scale": [1, 2, 3]},
                     {"matrix": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]}],
       "sublayerTransform": {"rotateZ": 1}, "opacity": 0.5, "backgroundColor": "#fff",
       "cornerRadius": 4, "border": {"width": 2, "color": "white"},
       "gradient": {"colors": ["#000", "white", "#000"], "start": [0, 0], "end": [1, 0],
                    "opacity": 0.25},
       "shadow": {"color": "white", "opacity": 0.75, "radius": 5, "offset": [1, 2],
                  "path": "M0 0 H5 V5 Z"},
       "picture": {"picture": "a.png", "fit": "contain"}, "contentsRect": [0, 0, 0.5, 1],
       "text": {"string": "hi", "font": "Inter 9", "color": "white", "alignment": "center",
                "verticalAlignment": "center", "inset": 3, "lines": 2},
       "path": {"d": "m1 1 l2 0 q1 1 2 2 t2 2", "fillRule": "evenodd", "fill": "none",
                "stroke": "white", "lineWidth": 3},
       "children": [{"id": "b", "picture": "b.png"}]}
      """##
    var layer = Layer(
      id: "a", bounds: Rect(x: 0, y: 0, width: 30, height: 20), position: Point(x: 5, y: 6))
    layer.anchorPoint = Point(x: 0, y: 0.25)
    layer.zPosition = 7
    (layer.isHidden, layer.isDoubleSided, layer.masksToBounds) = (true, false, true)
    layer.transform = Transform([
      .perspective(distance: 500), .translate(Vector3(x: 1, y: 2, z: 3)),
      .rotate(angle: 0.5, axis: Vector3(x: 1, y: 0, z: 0)),
      .rotate(angle: 2, axis: Vector3(x: 1, y: 1, z: 0)), .scale(Vector3(x: 2, y: 2, z: 2)),
      .scale(Vector3(x: 1, y: 2, z: 3)),
      .matrix(
        Matrix4(columns: [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16])),
    ])
    layer.sublayerTransform = Transform([.rotate(angle: 1, axis: Vector3(x: 0, y: 0, z: 1))])
    layer.opacity = 0.5
    layer.backgroundColor = .white
    layer.cornerRadius = 4
    (layer.borderWidth, layer.borderColor) = (2, .white)
    layer.gradient = Gradient(
      stops: [
        .init(location: 0, color: .black), .init(location: 0.5, color: .white),
        .init(location: 1, color: .black),
      ], start: .zero, end: Point(x: 1, y: 0), opacity: 0.25)
    (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (.white, 0.75, 5)
    layer.shadowOffset = Vector2(x: 1, y: 2)
    layer.shadowPath = Path([
      .move(to: .zero), .line(to: Point(x: 5, y: 0)), .line(to: Point(x: 5, y: 5)), .close,
    ])
    layer.picture = LayerPicture(.file(path: "a.png"), fit: .contain)
    layer.contentsRect = Rect(x: 0, y: 0, width: 0.5, height: 1)
    layer.text = LayerText(
      "hi", font: Font(face: "Inter", size: 9), color: .white, alignment: .center,
      verticalAlignment: .center, inset: 3, lineLimit: 2)
    layer.path = LayerPath(
      Path(
        [
          .move(to: Point(x: 1, y: 1)), .line(to: Point(x: 3, y: 1)),
          .quadratic(control: Point(x: 4, y: 2), to: Point(x: 5, y: 3)),
          .quadratic(control: Point(x: 6, y: 4), to: Point(x: 7, y: 5)),
        ], fillRule: .evenOdd), fillColor: nil, strokeColor: .white, lineWidth: 3)
    var child = Layer(id: "b")
    child.picture = LayerPicture(.file(path: "b.png"))
    layer.children = [child]
    #expect(try layers(Self.tree(text)) == LayerStage([layer]))
    #expect(
      try Scene(json: Self.tree(text)).pictures.map(\.place) == [
        "layers[0].picture", "layers[0].children[0].picture",
      ])
  }

  @Test("every key of an animation comes to its place")
  func animations() throws {
    let text = ##"""
      {"animations": [
        {"keyPath": "opacity", "to": 0.5},
        {"keyPath": "backgroundColor", "from": "#000", "to": "white", "begin": 1, "duration": 2,
         "curve": "easeIn", "repeatCount": 2.5, "autoreverses": true, "fill": "both",
         "additive": true},
        {"keyPath": "position", "values": [[0, 0], [1, 2], [3, 4]], "repeatCount": "forever",
         "keyTimes": [0, 0.25, 1], "curves": ["easeOut", "hold"]},
        {"keyPath": "bounds", "from": [0, 0, 5, 5]}, {"keyPath": "transform", "to": {"scale": 2}},
        {"keyPath": "colors", "to": ["#000", "white"]}, {"keyPath": "locations", "to": [0, 0.5]}
      ]}
      """##
    let plain = AnimationTiming(duration: 0.25)
    let endless = AnimationTiming(duration: 0.25, repeatCount: .infinity)
    let expected = [
      LayerAnimation(.opacity, to: .number(0.5), timing: plain),
      LayerAnimation(
        .backgroundColor, from: .color(.black), to: .color(.white),
        timing: AnimationTiming(
          begin: 1, duration: 2, easing: .easeIn, repeatCount: 2.5, autoreverses: true, fill: .both),
        isAdditive: true),
      LayerAnimation(
        .position,
        keys: [
          .init(time: 0, value: .point(.zero)),
          .init(time: 0.25, value: .point(Point(x: 1, y: 2)), easing: .easeOut),
          .init(time: 1, value: .point(Point(x: 3, y: 4)), easing: .hold),
        ], timing: endless),
      LayerAnimation(
        .bounds, from: .rect(Rect(x: 0, y: 0, width: 5, height: 5)), timing: plain),
      LayerAnimation(
        .transform, to: .transform(Transform([.scale(Vector3(x: 2, y: 2, z: 2))])), timing: plain),
      LayerAnimation(.colors, to: .colors([.black, .white]), timing: plain),
      LayerAnimation(.locations, to: .numbers([0, 0.5]), timing: plain),
    ]
    #expect(try layers(Self.tree(text)).layers[0].animations == expected)
  }

  @Test("layers nest as deeply as a document does")
  func nesting() throws {
    let count = 120
    let text =
      String(repeating: #"{"transform": {"rotateY": 0.1}, "children": ["#, count: count)
      + #"{"bounds": [9, 9], "backgroundColor": "red"}"# + String(repeating: "]}", count: count)
    let film = try Film(Scene(json: Self.tree(text)))
    #expect(film.frame(at: 0, scope: .everything).panels.count == 1)
    #expect(
      problems(Self.tree(text.replacing("red", with: "rde"))).map(\.place).first?.utf8.count
        == "layers[0]".utf8.count + count * ".children[0]".utf8.count
        + ".backgroundColor".utf8.count)
  }

  private static let mistakes = [
    Mistake(tree(#"{"colour": "red"}"#), at: "layers[0].colour", "unknown"),
    Mistake(tree(#"{"color": "red"}"#), at: "layers[0].color", "backgroundColor"),
    Mistake(tree("5"), at: "layers[0]", "found 5", "a layer"),
    Mistake(document("layers", ""), at: "layers.children", "missing"),
    Mistake(tree(#"{"bounds": [1, 2, 3]}"#), at: "layers[0].bounds", "an array of 3", "[width"),
    Mistake(tree(#"{"opacity": 2}"#), at: "layers[0].opacity", "2 is out", "0 to 1"),
    Mistake(
      tree(#"{"transform": {"rotatey": 1}}"#), at: "layers[0].transform.rotatey",
      "mean \"rotateY\""),
    Mistake(
      tree(#"{"transform": [{"scale": 1, "rotateX": 1}]}"#), at: "layers[0].transform[0]",
      "scale and rotateX", "give it one of"),
    Mistake(tree(#"{"transform": {}}"#), at: "layers[0].transform", "without any"),
    Mistake(tree(#"{"transform": 3}"#), at: "layers[0].transform", "found 3", "rotateY"),
    Mistake(
      tree(#"{"transform": {"matrix": [1]}}"#), at: "layers[0].transform.matrix", "16 numbers"),
    Mistake(tree(#"{"path": "L1 1"}"#), at: "layers[0].path", "does not begin with M"),
    Mistake(tree(#"{"path": "M1"}"#), at: "layers[0].path", "lacks a number at 3"),
    Mistake(
      tree(#"{"path": "M1 1 A1 1"}"#), at: "layers[0].path", "the command \"A\"", "cornerRadius"),
    Mistake(tree(#"{"path": "M1 1e9"}"#), at: "layers[0].path", "coordinates of"),
    Mistake(tree(#"{"path": {"fill": "red"}}"#), at: "layers[0].path.d", "missing"),
    Mistake(tree(#"{"text": 5}"#), at: "layers[0].text", "found 5", "a string"),
    Mistake(
      tree(#"{"text": {"string": "a", "lines": 0}}"#), at: "layers[0].text.lines", "0 is out"),
    Mistake(tree(#"{"picture": {}}"#), at: "layers[0].picture", "picture or svg"),
    Mistake(
      tree(#"{"gradient": {"colors": ["red"], "locations": [0, 1]}}"#),
      at: "layers[0].gradient.locations", "2 locations for 1 colours"),
    Mistake(
      tree(#"{"gradient": {"colors": ["red", "red"], "locations": [1, 0]}}"#),
      at: "layers[0].gradient.locations[1]", "at least the one before, 1"),
    Mistake(
      tree(#"{"children": [{"border": {"width": -1}}]}"#), at: "layers[0].children[0].border.width",
      "-1 is out"),
    Mistake(
      document(
        "layers", #""children": [{"opacity": -1}], "sublayerTransform": {"perspective": 9}"#),
      at: "layers.children[0].opacity", "-1 is out"),
  ]

  private static func animation(_ members: String) -> String {
    tree("{\"animations\": [{\(members)}]}")
  }

  private static let motions = [
    Mistake(animation(#""to": 1"#), at: "layers[0].animations[0].keyPath", "missing"),
    Mistake(
      animation(#""keyPath": "rotation.y", "to": 1"#), at: "layers[0].animations[0].keyPath",
      "is not a key path"),
    Mistake(
      animation(#""keyPath": "positon", "to": 1"#), at: "layers[0].animations[0].keyPath",
      "mean \"position\""),
    Mistake(
      animation(#""keyPath": "opacity""#), at: "layers[0].animations[0]", "without values"),
    Mistake(
      animation(#""keyPath": "opacity", "to": "red""#), at: "layers[0].animations[0].to",
      "\"red\"", "a number"),
    Mistake(
      animation(#""keyPath": "position", "to": 3"#), at: "layers[0].animations[0].to", "a point"),
    Mistake(
      animation(#""keyPath": "opacity", "values": [0, 1], "to": 1"#),
      at: "layers[0].animations[0].values", "beside"),
    Mistake(
      animation(#""keyPath": "opacity", "values": [0, "x"]"#),
      at: "layers[0].animations[0].values[1]", "a number"),
    Mistake(
      animation(#""keyPath": "opacity", "values": []"#), at: "layers[0].animations[0].values",
      "an array of values"),
    Mistake(
      animation(#""keyPath": "opacity", "values": [0, 1], "keyTimes": [0]"#),
      at: "layers[0].animations[0].keyTimes", "give 2"),
    Mistake(
      animation(#""keyPath": "opacity", "to": 1, "keyTimes": [0, 1]"#),
      at: "layers[0].animations[0].keyTimes", "without \"values\""),
    Mistake(
      animation(#""keyPath": "opacity", "to": 1, "repeatCount": "always""#),
      at: "layers[0].animations[0].repeatCount", "forever"),
    Mistake(
      animation(#""keyPath": "opacity", "to": 1, "duration": -1"#),
      at: "layers[0].animations[0].duration", "-1 is out"),
    Mistake(
      animation(#""keyPath": "opacity", "to": 1, "fill": "forward""#),
      at: "layers[0].animations[0].fill", "mean \"forwards\""),
    Mistake(
      tree("{}").replacing("]}", with: #"], "script": []}"#), at: "script", "layers take no script",
      "animations"),
    Mistake(
      tree("{}").replacing("]}", with: #"], "tracks": []}"#), at: "tracks", "layers take no tracks"),
  ]

  @Test("one mistake is one problem, with its place and what to do", arguments: mistakes + motions)
  func mistake(_ mistake: Mistake) throws {
    let found = problems(mistake.text)
    #expect(found.count == 1, "\(found)")
    let problem = try #require(found.first)
    #expect(problem.place == mistake.place, "\(problem)")
    for part in mistake.says { #expect("\(problem.fault)".contains(part), "\(problem)") }
  }
}
