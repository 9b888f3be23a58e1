import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Testing

@Suite struct AnimationTests {
  private func opacity(_ animations: [LayerAnimation], at time: Double) -> Double {
    var layer = card("a")
    layer.opacity = 0.8
    layer.animations = animations
    return layer.presentation(at: time).opacity
  }

  @Test(arguments: [(0.9, 0.8), (1, 0), (1.5, 0.25), (2, 0.5), (2.9, 0.95), (3, 0.8)])
  func `an animation shows in its time`(time: Double, value: Double) {
    let animation = LayerAnimation(
      .opacity, from: .number(0), to: .number(1), timing: AnimationTiming(begin: 1, duration: 2))
    #expect(isClose(opacity([animation], at: time), value))
  }

  @Test func `ends that are left out are the property's own`() {
    let timing = AnimationTiming(duration: 1)
    let out = LayerAnimation(.opacity, to: .number(0), timing: timing)
    #expect(isClose(opacity([out], at: 0.25), 0.6))
    let into = LayerAnimation(.opacity, from: .number(0), timing: timing)
    #expect(isClose(opacity([into], at: 0.25), 0.2))
  }

  @Test(arguments: [(0, 0.2), (0.25, 0.35), (0.5, 0.5), (0.75, 0.2), (0.9, 0.2), (1, 1)])
  func `keys are reached at their times by their curves`(time: Double, value: Double) {
    let animation = LayerAnimation(
      .opacity,
      keys: [
        .init(time: 0, value: .number(0.2)), .init(time: 0.5, value: .number(0.5)),
        .init(time: 0.75, value: .number(0.2), easing: .steps(1)),
        .init(time: 1, value: .number(1), easing: .hold),
      ], timing: AnimationTiming(duration: 1, fill: .forwards))
    #expect(isClose(opacity([animation], at: time), value))
  }

  @Test func `later animations win, and additive ones add`() {
    let timing = AnimationTiming(duration: 1, fill: .both)
    let first = LayerAnimation(.opacity, from: .number(0), to: .number(0.5), timing: timing)
    let second = LayerAnimation(.opacity, from: .number(0.3), to: .number(0.4), timing: timing)
    #expect(isClose(opacity([first, second], at: 0.5), 0.35))
    #expect(isClose(opacity([second, first], at: 0.5), 0.25))
    var added = second
    added.isAdditive = true
    #expect(isClose(opacity([first, added], at: 0.5), 0.6))
    #expect(isClose(opacity([first, added], at: 2), 0.9))
  }

  @Test func `a value of another kind does nothing`() {
    let wrong = LayerAnimation(
      .opacity, from: .color(.white), to: .color(.black), timing: AnimationTiming(duration: 1))
    #expect(opacity([wrong], at: 0.5) == 0.8)
  }

  @Test func `angles go through as numbers`() {
    var layer = card("a")
    layer.animations = [
      LayerAnimation(
        .transformRotationY, from: .number(0), to: .number(6), timing: AnimationTiming(duration: 3))
    ]
    #expect(isClose(layer.presentation(at: 1.5).transform[.rotationY], 3))
    #expect(layer.presentation(at: 3).transform == .identity)
  }

  @Test(arguments: LayerProperty.allCases)
  func `every property can be set, read and animated`(property: LayerProperty) {
    var layer = card("a")
    layer.gradient = Gradient(stops: [.init(location: 0, color: .white)])
    layer.text = LayerText("A")
    layer.path = LayerPath(Path(polygon: [.zero]), strokeColor: .black)
    let target: LayerValue =
      switch property.kind {
      case .number: .number(0.375)
      case .color: .color(Color(red: 0.25, green: 0.5, blue: 0.75))
      case .point: .point(Point(x: 0.25, y: 0.5))
      case .rect: .rect(Rect(x: 1, y: 2, width: 3, height: 4))
      case .transform: .transform(Transform([.scale(Vector3(x: 2, y: 3, z: 4))]))
      case .colors: .colors([Color(red: 0.25, green: 0.5, blue: 0.75)])
      case .numbers: .numbers([0.375])
      }
    let before = layer.value(of: property)
    #expect(before.kind == property.kind)
    #expect(before != target)
    var set = layer
    set.set(property, to: target)
    #expect(set.value(of: property) == target)
    layer.animations = [
      LayerAnimation(property, to: target, timing: AnimationTiming(duration: 1))
    ]
    #expect(layer.presentation(at: 0).value(of: property) == before)
    let half = before.interpolated(to: target, progress: 0.5)
    let found = layer.presentation(at: 0.5).value(of: property)
    #expect(found != before && found != target && found.kind == half.kind)
  }
}
