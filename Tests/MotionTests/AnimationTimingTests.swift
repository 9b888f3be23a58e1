import CreaseMotion
import Testing

@Suite struct AnimationTimingTests {
  @Test(arguments: AnimationTiming.Fill.allCases)
  func `fill says what shows outside`(fill: AnimationTiming.Fill) {
    let timing = AnimationTiming(begin: 1, duration: 2, fill: fill)
    #expect(timing.progress(at: 0.5) == (fill == .backwards || fill == .both ? 0 : nil))
    #expect(timing.progress(at: 1) == 0)
    #expect(timing.progress(at: 2) == 0.5)
    #expect(timing.progress(at: 3) == (fill == .forwards || fill == .both ? 1 : nil))
    #expect(timing.progress(at: 9) == (fill == .forwards || fill == .both ? 1 : nil))
  }

  @Test(arguments: [(0, 0), (0.5, 0.5), (1, 0), (1.25, 0.25), (2.25, 0.25), (2.5, 0.5), (9, 0.5)])
  func `an animation is repeated, in part too`(time: Double, progress: Double) {
    let timing = AnimationTiming(duration: 1, repeatCount: 2.5, fill: .forwards)
    #expect(timing.progress(at: time) == progress)
    #expect(timing.end == 2.5)
  }

  @Test(arguments: [(0.25, 0.25), (1, 1), (1.25, 0.75), (2, 0), (2.25, 0.25), (4, 0), (7, 0)])
  func `the way back is the way there`(time: Double, progress: Double) {
    let timing = AnimationTiming(
      duration: 1, repeatCount: 2, autoreverses: true, fill: .forwards)
    #expect(timing.progress(at: time) == progress)
    #expect(timing.end == 4)
  }

  @Test func `half of a way there and back is the way there`() {
    let timing = AnimationTiming(
      duration: 1, repeatCount: 0.5, autoreverses: true, fill: .forwards)
    #expect(timing.progress(at: 5) == 1)
  }

  @Test func `the curve is gone through backwards on the way back`() {
    let timing = AnimationTiming(duration: 1, easing: .easeIn, autoreverses: true)
    let there = timing.progress(at: 0.3)
    #expect(there == Easing.easeIn.progress(at: 0.3, of: 1))
    #expect(abs((timing.progress(at: 1.7) ?? 9) - (there ?? 0)) < 1e-12)
  }

  @Test func `an endless animation goes on, and counts as one way`() {
    let timing = AnimationTiming(duration: 0.5, repeatCount: .infinity)
    #expect(timing.progress(at: 1000.25) == 0.5)
    #expect(timing.end == 0.5)
  }

  @Test func `a rounded time means the instant that is meant`() {
    let timing = AnimationTiming(begin: 0.1 + 0.2, duration: 1, repeatCount: 3)
    #expect(timing.progress(at: 0.3) == 0)
    #expect(timing.progress(at: 1.3 - 1e-12) == 0)
    #expect(timing.progress(at: 3.3 - 1e-12) == nil)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e-300, 1e308])
  func `no number makes a trap`(value: Double) {
    for repeatCount in [0, -1, Double.nan, .infinity, 0.5] {
      for autoreverses in [false, true] {
        let timing = AnimationTiming(
          begin: value, duration: value, repeatCount: repeatCount, autoreverses: autoreverses,
          fill: .both)
        for time in [0, 1, value, -value] {
          let progress = timing.progress(at: time)
          #expect(progress.map { !$0.isInfinite } ?? true)
        }
      }
    }
  }

  @Test func `nothing lasts no time`() {
    let timing = AnimationTiming(begin: 1, duration: 0, fill: .forwards)
    #expect(timing.progress(at: 0.5) == nil)
    #expect(timing.progress(at: 1) == 1)
  }
}
