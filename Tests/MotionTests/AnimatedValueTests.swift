import CreaseGeometry
import CreaseMotion
import Testing

@Suite("AnimatedValue")
struct AnimatedValueTests {
  @Test("a value that never changes is that value at all times")
  func constant() {
    let value = AnimatedValue(3.5)
    for time in extremes { #expect(value.value(at: time) == 3.5) }
    #expect(value.target == 3.5 && value.end == 0)
    #expect(!value.isMoving(at: 1))
  }

  @Test("set changes at once")
  func set() {
    var value = AnimatedValue(1.0)
    value.set(2, at: 1)
    value.set(5, at: 2)
    #expect(value.value(at: 0.999999) == 1)
    #expect(value.value(at: 1) == 2 && value.value(at: 1.5) == 2)
    #expect(value.value(at: 2) == 5 && value.value(at: 1e9) == 5)
    #expect(value.end == 2)
  }

  @Test("explicit animations without a curve are linear")
  func linear() {
    var value = AnimatedValue(10.0)
    value.animate(to: 20, at: 1, duration: 2)
    #expect(value.value(at: 1) == 10 && value.value(at: 2) == 15 && value.value(at: 2.5) == 17.5)
    #expect(value.value(at: 3) == 20 && value.value(at: 4) == 20)
    #expect(value.end == 3 && value.target == 20)
    #expect(value.isMoving(at: 2.9) && !value.isMoving(at: 3) && !value.isMoving(at: 0.9))
  }

  @Test("implicit animations take 0.25 s with the default curve")
  func implicit() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, at: 4)
    #expect(near(value.value(at: 4.125), 0.8024033875848569, within: 1e-9))
    #expect(value.value(at: 4.25) == 1 && value.end == 4.25)
  }

  @Test("a transaction without duration changes at once", arguments: [0, -1, Double.nan])
  func disabled(duration: Double) {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, at: 4, in: Transaction(duration: duration))
    #expect(value.value(at: 4) == 1 && value.value(at: 3.9) == 0)
    #expect(Transaction.disabled.duration == 0)
  }

  @Test("a new target starts from the presentation value")
  func retarget() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, at: 0, duration: 1)
    value.animate(to: 0, at: 0.6, duration: 0.5)
    #expect(value.value(at: 0.6) == 60)
    #expect(near(value.value(at: 0.85), 30, within: 1e-9))
    #expect(value.value(at: 1.1) == 0 && value.end == 1.1)
    // Before the retargeting the first way is still what it was.
    #expect(value.value(at: 0.5) == 50)
  }

  @Test("retargeting every frame never jumps")
  func continuity() {
    var value = AnimatedValue(0.0)
    for frame in 0..<60 {
      value.animate(to: Double(frame % 7), at: Double(frame) / 60, in: Transaction(duration: 0.1))
    }
    for frame in 0..<60 {
      let time = Double(frame) / 60
      #expect(near(value.value(at: time - 2e-9), value.value(at: time), within: 1e-6))
    }
  }

  @Test("of simultaneous changes the last wins, starting from the one before it")
  func simultaneous() {
    var value = AnimatedValue(0.0)
    value.set(10, at: 1)
    value.animate(to: 20, at: 1, duration: 1)
    #expect(value.value(at: 1) == 10 && value.value(at: 1.5) == 15)
    value.set(7, at: 1)
    #expect(value.value(at: 1) == 7 && value.value(at: 5) == 7 && value.value(at: 0.9) == 0)
  }

  @Test(
    "a change dated too early counts as simultaneous with the last", arguments: [1.0, -5, .nan])
  func early(time: Double) {
    var value = AnimatedValue(0.0)
    value.set(1, at: 2)
    value.set(3, at: time)
    #expect(value.value(at: 1.9) == 0 && value.value(at: 2) == 3)
  }

  @Test("a change to what is there already moves nothing")
  func noChange() {
    var value = AnimatedValue(4.0)
    value.animate(to: 4, at: 10, duration: 1)
    value.set(4, at: 20)
    #expect(value.end == 0 && value.value(at: 10.5) == 4)
  }

  @Test("the rounding of a sum of times does not make a frame late")
  func rounding() {
    var value = AnimatedValue(0.0)
    value.set(1, at: 0.1 + 0.2)
    #expect(value.value(at: 0.3) == 1)
    #expect(value.value(at: 0.3 - 1e-6) == 0)
  }

  @Test("colours move component by component, alpha straight")
  func color() {
    var value = AnimatedValue(Color(red: 1, green: 0, blue: 0.5, alpha: 1))
    value.animate(to: Color(red: 0, green: 1, blue: 0.5, alpha: 0), at: 0, duration: 1)
    let mix = value.value(at: 0.25)
    #expect(mix == Color(red: 0.75, green: 0.25, blue: 0.5, alpha: 0.75))
    #expect(value.value(at: 1) == Color(red: 0, green: 1, blue: 0.5, alpha: 0))
  }

  @Test("a colour stays a colour where a spring swings over")
  func colorSpring() throws {
    let spring = try #require(Spring(stiffness: 300, damping: 5))
    var value = AnimatedValue(Color.black)
    value.animate(to: .white, at: 0, duration: 2, easing: .spring(spring))
    let reds = (0...200).map { value.value(at: Double($0) / 100).red }
    #expect(reds.allSatisfy { (0...1).contains($0) })
    #expect(reds.contains(1) && reds.contains { $0 > 0.4 && $0 < 0.6 })
  }

  @Test("points and vectors move in both coordinates")
  func point() {
    var value = AnimatedValue(Point.zero)
    value.animate(to: Point(x: 10, y: -20), at: 0, duration: 1)
    #expect(value.value(at: 0.5) == Point(x: 5, y: -10))
    var way = AnimatedValue(Vector2.zero)
    way.animate(to: Vector2(x: -4, y: 8), at: 0, duration: 1)
    #expect(way.value(at: 0.25) == Vector2(x: -1, y: 2))
  }

  @Test("a motion is followed from its start to its rest, and can be caught")
  func follow() {
    var value = AnimatedValue(100.0)
    let motion = ScrollMotion(
      offset: 100, velocity: 500, in: ScrollRange(content: 5000, viewport: 480))
    value.follow(motion, at: 2)
    #expect(value.value(at: 1.99) == 100)
    #expect(value.value(at: 2.5) == motion.offset(at: 0.5))
    #expect(value.end == 2 + motion.duration && value.target == motion.rest)
    #expect(value.value(at: 1e300) == motion.rest)
    value.animate(to: 0, at: 2.5, duration: 1)
    #expect(near(value.value(at: 3), motion.offset(at: 0.5) / 2, within: 1e-9))
  }

  @Test("asked in any order, the answers are the same")
  func purity() {
    var random = SeededGenerator(state: 3)
    var value = AnimatedValue(0.0)
    var time = 0.0
    for _ in 0..<500 {
      time += Double.random(in: 0...0.2, using: &random)
      let target = Double.random(in: -10...10, using: &random)
      value.animate(to: target, at: time, duration: Double.random(in: 0...0.3, using: &random))
    }
    let times = (0...2000).map { Double($0) * time / 2000 }
    let forward = times.map { value.value(at: $0) }
    #expect(forward == times.reversed().map { value.value(at: $0) }.reversed())
    #expect(forward.allSatisfy { abs($0) <= 10 })
  }

  @Test("extreme values, times and durations give numbers", arguments: extremes, extremes)
  func extreme(from: Double, to: Double) {
    for duration in extremes {
      var value = AnimatedValue(from)
      for time in extremes { value.animate(to: to, at: time, duration: duration) }
      value.animate(to: from, at: 0, duration: duration, easing: .easeInEaseOut)
      for time in extremes { #expect(value.value(at: time).isFinite) }
    }
  }
}
