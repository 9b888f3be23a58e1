import CreaseGeometry
import CreaseLayers
import Testing

@Suite struct PanelTests {
  private func frame(_ layers: [Layer], isComplete: Bool = false) -> FrameDescription {
    Layer.frame(of: layers, on: canvas, isComplete: isComplete)
  }

  @Test func `a layer's parts are painted in order`() {
    var layer = card("a")
    layer.cornerRadius = 8
    layer.borderWidth = 2
    layer.picture = LayerPicture(.file(path: "a.png"))
    layer.text = LayerText("A")
    layer.path = LayerPath(
      Path(polygon: [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)]),
      strokeColor: .white)
    layer.shadowPath = Path(polygon: [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)])
    layer.shadowOpacity = 0.5
    layer.children = [card("b", width: 10, height: 10)]
    #expect(
      ids([layer]) == [
        "a.shadow", "a", "a.picture", "a.text", "a.path", "a.stroke", "b", "a.border",
      ])
  }

  @Test func `what goes with the background is one panel`() {
    var layer = card("a")
    layer.cornerRadius = 8
    layer.borderWidth = 2
    layer.text = LayerText("A", alignment: .center)
    layer.shadowOpacity = 0.25
    layer.shadowOffset = Vector2(x: 1, y: 2)
    let panels = frame([layer]).panels
    #expect(panels.count == 1)
    #expect(panels[0].border == Border(width: 2, color: .black))
    #expect(panels[0].cornerRadius == 8)
    #expect(panels[0].shadow?.opacity == 0.25)
    #expect(panels[0].shadow?.radius == 3)
    #expect(panels[0].shadow?.offset == Vector2(x: 1, y: 2))
    #expect(panels[0].contents?.size == Size(width: 100, height: 100))
  }

  @Test func `a picture with rounded corners behind it keeps its own corners`() {
    var layer = card("a")
    layer.cornerRadius = 8
    layer.picture = LayerPicture(.file(path: "a.png"))
    #expect(ids([layer]) == ["a", "a.picture"])
    layer.masksToBounds = true
    let masked = frame([layer])
    #expect(masked.panels.map(\.id) == ["a"])
    #expect(masked.panels[0].cornerRadius == 8)
    #expect(masked.groups.isEmpty)
  }

  @Test func `a path is drawn in white and tinted`() {
    var layer = Layer(id: "a", bounds: Rect(x: 0, y: 0, width: 20, height: 20))
    let red = Color(red: 1, green: 0, blue: 0)
    layer.path = LayerPath(
      Path(polygon: [Point(x: 0.5, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)]), fillColor: red)
    let panel = frame([layer]).panels[0]
    #expect(panel.tint == red)
    guard case .path(let sheet) = panel.contents else {
      Issue.record("no path")
      return
    }
    #expect(sheet.fill == .white)
    #expect(panel.rect == Rect(x: -1, y: -1, width: 11, height: 11))
    #expect(sheet.path.elements.first == .move(to: Point(x: 1.5, y: 1)))
  }

  @Test func `a path's shadow is the blurred path, its offset in the plane`() {
    var layer = Layer(id: "a", bounds: Rect(x: 0, y: 0, width: 20, height: 20))
    layer.path = LayerPath(
      Path(polygon: [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)]))
    layer.shadowOpacity = 0.5
    layer.shadowColor = Color(red: 0, green: 0, blue: 1)
    layer.shadowRadius = 2
    let panels = frame([layer]).panels
    #expect(panels.map(\.id) == ["a.shadow", "a"])
    guard case .path(let sheet) = panels[0].contents else {
      Issue.record("no path")
      return
    }
    #expect(sheet.blur == 2)
    #expect(panels[0].opacity == 0.5)
    #expect(panels[0].tint == layer.shadowColor)
    #expect(panels[0].rect == Rect(x: -7, y: -10, width: 23, height: 23))
  }

  @Test func `opacity goes to a single panel, and else to a group`() {
    var single = card("a")
    single.opacity = 0.5
    let one = frame([single])
    #expect(one.panels[0].opacity == 0.5 && one.groups.isEmpty)
    single.shadowOpacity = 1
    #expect(frame([single]).groups == [PanelGroup(panels: 0..<1, opacity: 0.5)])
    var parent = card("b")
    parent.opacity = 0.25
    parent.children = [card("c"), card("d")]
    let frame = frame([card("a"), parent, card("e")])
    #expect(frame.panels.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(frame.groups == [PanelGroup(panels: 1..<4, opacity: 0.25)])
  }

  @Test func `groups come before those within them`() {
    var inner = card("c")
    inner.opacity = 0.5
    inner.children = [card("d")]
    var outer = card("b")
    outer.opacity = 0.25
    outer.children = [inner, card("e")]
    let frame = frame([outer])
    #expect(frame.groups.map(\.panels) == [0..<4, 1..<3])
    #expect(frame.groups.map(\.opacity) == [0.25, 0.5])
  }

  @Test func `a mask cuts the children but not the border`() {
    var layer = card("a", x: 10, y: 10)
    layer.masksToBounds = true
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.shadowOpacity = 1
    layer.children = [card("b", x: 50, y: 50)]
    let frame = frame([layer])
    #expect(frame.panels.map(\.id) == ["a", "b", "a.border"])
    #expect(frame.groups.count == 1)
    #expect(frame.groups[0].panels == 0..<2)
    #expect(frame.groups[0].mask?.rect == layer.bounds)
    #expect(frame.groups[0].mask?.cornerRadius == 12)
    #expect(frame.panels[0].edges.left == .clipped && frame.panels[1].edges.left == .outer)
    #expect(frame.panels.allSatisfy { $0.shadow == nil })
  }

  @Test func `hidden layers and those turned away are left out with their children`() {
    var hidden = card("a")
    hidden.isHidden = true
    hidden.children = [card("b")]
    var away = card("c")
    away.isDoubleSided = false
    away.transform[.rotationY] = 2.5
    away.children = [card("d")]
    #expect(ids([hidden, away]).isEmpty)
    let all = frame([hidden, away], isComplete: true)
    #expect(all.panels.map(\.id) == ["c", "d"])
    #expect(all.panels.allSatisfy { !$0.isVisible(on: canvas) })
    away.transform[.rotationY] = 0.5
    #expect(ids([away]) == ["c", "d"])
  }

  @Test func `siblings are painted by depth, then in their order`() {
    var top = card("top")
    top.zPosition = 2
    var low = card("low")
    low.zPosition = -1
    #expect(ids([top, card("a"), low, card("b")]) == ["low", "a", "b", "top"])
  }

  @Test func `layers without names are named by their place`() {
    let group = Layer(children: [card("a"), card("")])
    #expect(ids([card(""), group]) == ["layers[0]", "a", "layers[1].children[1]"])
    #expect(ids([card("a"), card("a")]) == ["a", "a/2"])
  }

  @Test func `what is outside of the canvas is left out unless all is wanted`() {
    let layers = [card("a"), card("b", x: 500)]
    #expect(ids(layers) == ["a"])
    #expect(ids(layers, isComplete: true) == ["a", "b"])
  }

  @Test func `a tree of any depth is drawn without harm`() {
    var layer = card("0")
    for depth in 1...400 {
      var parent = card("\(depth)")
      parent.children = [layer]
      layer = parent
    }
    #expect(ids([layer]).count == Layer.depthLimit)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, .leastNonzeroMagnitude])
  func `no number makes a trap`(value: Double) {
    for property in LayerProperty.allCases where property.kind == .number {
      var layer = card("a")
      layer.picture = LayerPicture(.file(path: "a.png"))
      layer.rasterSizeForTest()
      layer.text = LayerText("A")
      layer.path = LayerPath(
        Path(polygon: [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)]),
        strokeColor: .white)
      layer.gradient = Gradient(stops: [.init(location: 0, color: .white)])
      layer.shadowOpacity = 0.5
      layer.borderWidth = 1
      layer.set(property, to: .number(value))
      layer.children = [card("b"), layer]
      var crossing = card("c")
      crossing.transform[.rotationY] = 1
      let frame = frame([layer, crossing], isComplete: true)
      #expect(frame.panels.contains { $0.id == "c" })
    }
  }
}

extension Layer {
  /// Measures pictures by the present bounds, as a film does where they are animated.
  fileprivate mutating func rasterSizeForTest() { rasterSize = bounds.size }
}
