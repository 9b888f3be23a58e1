import CreaseMotion
import Testing

@Suite("Easing")
struct EasingTests {
  static let all: [Easing] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default, .steps(4), .hold,
    Spring(stiffness: 200, damping: 10).map(Easing.spring) ?? .hold,
  ]

  @Test("every easing is 0 until the start and 1 from the end", arguments: all)
  func ends(easing: Easing) {
    #expect(easing.progress(at: -1, of: 2) == 0 && easing.progress(at: 0, of: 2) == 0)
    #expect(easing.progress(at: 2, of: 2) == 1 && easing.progress(at: 9, of: 2) == 1)
  }

  @Test("no duration is at the end at once", arguments: all)
  func noDuration(easing: Easing) {
    #expect(easing.progress(at: 0, of: 0) == 1)
    #expect(easing.progress(at: 0, of: -1) == 1)
  }

  @Test("the named curves are the four numbers they stand for")
  func named() throws {
    let curves: [(Easing, [Double])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (easing, c) in curves {
      #expect(try easing == .bezier(#require(CubicBezier(c[0], c[1], c[2], c[3]))))
    }
    #expect(near(Easing.default.progress(at: 0.125, of: 0.25), 0.8024033875848569))
  }

  @Test("linear is time over duration to the last bit")
  func linear() {
    for step in 0...30 {
      let time = Double(step) / 10
      #expect(Easing.linear.progress(at: time, of: 3) == min(time / 3, 1))
    }
  }

  @Test("steps jump at the ends of their shares", arguments: [1, 2, 3, 10, 49, 60, 1000])
  func steps(count: Int) {
    let easing = Easing.steps(count)
    for step in 1...count {
      let time = Double(step) / Double(count)
      #expect(easing.progress(at: time, of: 1) == Double(step) / Double(count))
      #expect(easing.progress(at: time - 1e-6, of: 1) == Double(step - 1) / Double(count))
    }
  }

  @Test("a number of steps below 1 counts as 1", arguments: [0, -1, Int.min])
  func noSteps(count: Int) {
    #expect(Easing.steps(count).progress(at: 0.9, of: 1) == 0)
    #expect(Easing.steps(count).progress(at: 1, of: 1) == 1)
  }

  @Test("hold waits for the end")
  func hold() {
    #expect(Easing.hold.progress(at: 0.999999, of: 1) == 0)
    #expect(Easing.hold.progress(at: 1, of: 1) == 1)
  }

  @Test("a spring is asked in seconds, whatever the duration")
  func spring() throws {
    let spring = try #require(Spring(stiffness: 200, damping: 10))
    #expect(Easing.spring(spring).progress(at: 0.2, of: 5) == spring.value(at: 0.2))
    #expect(Easing.spring(spring).progress(at: 0.2, of: 0.3) == spring.value(at: 0.2))
    #expect((1...99).contains { Easing.spring(spring).progress(at: Double($0) / 50, of: 2) > 1.1 })
  }

  @Test("extreme times and durations give numbers", arguments: all, extremes)
  func extreme(easing: Easing, time: Double) {
    for duration in extremes { #expect(easing.progress(at: time, of: duration).isFinite) }
    #expect(Easing.steps(.max).progress(at: time, of: 1).isFinite)
  }
}
