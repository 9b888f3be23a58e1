import CreaseGeometry
import CreaseMotion
import Foundation
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  @Test(
    "displacements follow (1 − 1/(0.55·x/L + 1))·L",
    arguments: [
      (0.0, 480.0, 0.0), (480, 480, 480 * (1 - 1 / 1.55)), (100, 480, 49.345794392523364),
      (-100, 480, -49.345794392523364), (1e300, 480, 480),
    ] as [(Double, Double, Double)])
  func values(overshoot: Double, viewport: Double, displacement: Double) {
    let value = RubberBand.displacement(overshoot: overshoot, viewport: viewport)
    #expect(near(value, displacement, within: 1e-10))
  }

  @Test("the inverse is one", arguments: [-4000.0, -60, -0.001, 0, 1e-9, 1, 250, 20_000])
  func inverse(overshoot: Double) {
    let there = RubberBand.displacement(overshoot: overshoot, viewport: 320)
    let back = RubberBand.overshoot(displacement: there, viewport: 320)
    #expect(near(back, overshoot, within: 1e-9 * max(1, abs(overshoot))))
  }

  @Test("the slope is the derivative", arguments: [-300.0, -1, 0.5, 20, 1000])
  func slope(overshoot: Double) {
    let h = 1e-4
    let difference =
      RubberBand.displacement(overshoot: overshoot + h, viewport: 480)
      - RubberBand.displacement(overshoot: overshoot - h, viewport: 480)
    let slope = RubberBand.slope(overshoot: overshoot, viewport: 480)
    #expect(near(slope, difference / (2 * h), within: 1e-8))
    #expect(RubberBand.slope(overshoot: 0, viewport: 480) == 0.55)
  }

  @Test("extreme lengths give numbers", arguments: extremes, [-1, 0, 1e-300, 1, 1e9])
  func extreme(length: Double, viewport: Double) {
    #expect(RubberBand.displacement(overshoot: length, viewport: viewport).isFinite)
    #expect(RubberBand.overshoot(displacement: length, viewport: viewport).isFinite)
    #expect(RubberBand.slope(overshoot: length, viewport: viewport).isFinite)
    let range = ScrollRange(content: length, viewport: viewport)
    #expect(range.banded(length).isFinite && range.unbanded(length).isFinite)
  }

  @Test("a range bands offsets beyond its ends only, and undoes it")
  func range() {
    let range = ScrollRange(content: 1000, viewport: 400)
    #expect(range.maximum == 600)
    for offset in [0.0, 1, 300, 600] {
      #expect(range.banded(offset) == offset && range.unbanded(offset) == offset)
    }
    #expect(range.banded(-100) == RubberBand.displacement(overshoot: -100, viewport: 400))
    #expect(range.banded(700) == 600 + RubberBand.displacement(overshoot: 100, viewport: 400))
    for offset in [-350.0, -1, 601, 2000] {
      #expect(near(range.unbanded(range.banded(offset)), offset, within: 1e-9))
    }
    #expect(ScrollRange(content: 100, viewport: 400).maximum == 0)
    #expect(ScrollRange(content: .nan, viewport: -3) == ScrollRange(content: 0, viewport: 0))
  }
}

@Suite("Scroll motion")
struct ScrollMotionTests {
  let range = ScrollRange(content: 5000, viewport: 480)
  let rate = -1000 * log(0.998)

  @Test("deceleration is 0.998 a millisecond, down to 10 points per second")
  func deceleration() {
    let motion = ScrollMotion(offset: 1000, velocity: 1500, in: range)
    for milliseconds in stride(from: 0.0, to: 2400, by: 100) {
      let velocity = motion.velocity(at: milliseconds / 1000)
      #expect(near(velocity, 1500 * pow(0.998, milliseconds), within: 1e-9))
    }
    #expect(near(motion.duration, log(150) / rate))
    #expect(near(motion.rest, 1000 + 1490 / rate, within: 1e-9))
    #expect(near(motion.velocity(at: motion.duration - 1e-9), 10, within: 1e-6))
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(motion.offset(at: 1e300) == motion.rest && motion.offset(at: .infinity) == motion.rest)
  }

  @Test("positions are the integral of the velocities", arguments: [1500.0, -900, 12])
  func integral(velocity: Double) {
    let motion = ScrollMotion(offset: 2000, velocity: velocity, in: range)
    var offset = 2000.0
    let h = motion.duration / 20_000
    for step in 0..<20_000 { offset += h * motion.velocity(at: (Double(step) + 0.5) * h) }
    #expect(near(offset, motion.rest, within: 1e-4))
  }

  @Test("a mirrored release moves mirrored")
  func symmetry() {
    for (offset, velocity) in [(1000.0, 900.0), (4500, 3000), (-50, 100), (-80, -700), (-60, 2500)]
    {
      let a = ScrollMotion(offset: offset, velocity: velocity, in: range)
      let b = ScrollMotion(offset: 4520 - offset, velocity: -velocity, in: range)
      #expect(near(a.duration, b.duration, within: 1e-9))
      for step in 0...100 {
        let time = a.duration * Double(step) / 100
        #expect(near(a.offset(at: time), 4520 - b.offset(at: time), within: 1e-6))
      }
    }
  }

  /// Releases inside, at and beyond the ends, slow and fast, in and out.
  static let releases: [(offset: Double, velocity: Double)] = [
    (100, -2000), (4400, 5000), (0, -300), (4520, 11), (-120, 0), (-30, -1500), (-30, 200),
    (-30, 3000), (-200, 4001), (4700, -20_000), (4521, -1e6), (2000, 1e6), (-1e9, 0),
    (-1e-7, 500), (4520 - 1e-10, 900), (4519.999, 30),
  ]

  @Test("position and velocity are continuous from phase to phase", arguments: releases)
  func continuity(offset: Double, velocity: Double) {
    let motion = ScrollMotion(offset: offset, velocity: velocity, in: range)
    #expect(near(motion.offset(at: 0), offset, within: 1e-8))
    #expect(near(motion.velocity(at: 0), velocity, within: 1e-6))
    for phase in motion.phases.dropFirst() {
      let before = phase.start.nextDown
      let jump = motion.offset(at: phase.start) - motion.offset(at: before)
      let kink = motion.velocity(at: phase.start) - motion.velocity(at: before)
      #expect(abs(jump) <= 1e-6 && abs(kink) <= 1e-6 * max(1, abs(velocity)))
    }
    let end = motion.offset(at: motion.duration.nextDown)
    #expect(abs(end - motion.rest) <= 0.0501)
    #expect((0...range.maximum).contains(motion.rest))
  }

  @Test("content rests within half a second after it met an edge for good", arguments: releases)
  func settling(offset: Double, velocity: Double) throws {
    let motion = ScrollMotion(offset: offset, velocity: velocity, in: range)
    guard motion.rest == 0 || motion.rest == range.maximum else { return }
    let last = try #require(motion.phases.last)
    #expect(motion.duration - last.start <= 0.5 + 1e-12)
    #expect(motion.offset(at: last.start + 0.5) == motion.rest)
  }

  @Test("content that meets an edge swings over it once, and comes back")
  func hit() {
    let motion = ScrollMotion(offset: 100, velocity: -2000, in: range)
    #expect(motion.phases.count == 2 && motion.rest == 0)
    let start = motion.phases[1].start
    #expect(near(motion.offset(at: start), 0, within: 1e-9))
    #expect(near(motion.velocity(at: start), -2000 + rate * 100, within: 1e-6))
    let swing = (1...499).map { motion.offset(at: start + Double($0) / 1000) }
    #expect(swing.allSatisfy { $0 < 0 })
    // The critically damped spring's furthest point is v/(ω e).
    #expect(near(swing.min() ?? 0, (-2000 + rate * 100) / (20 * exp(1)), within: 0.6))
  }

  @Test(
    "content a rounding error short of its end is at its end",
    arguments: [4520, 4520.0.nextDown, 4520.0.nextUp, 4520 - 1e-10])
  func touching(offset: Double) {
    let motion = ScrollMotion(offset: offset, velocity: 900, in: range)
    #expect(motion.rest == 4520 && motion.duration == 0.5)
    #expect(near(motion.offset(at: 0.05), 4520 + 900 * 0.05 * exp(-1), within: 1e-6))
  }

  @Test("pulled content returns without crossing the edge", arguments: [-480.0, -60, -1])
  func pulled(offset: Double) {
    let motion = ScrollMotion(offset: offset, velocity: 0, in: range)
    let path = (0...500).map { motion.offset(at: Double($0) / 1000) }
    #expect(zip(path, path.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(path.last == 0 && motion.duration == 0.5)
  }

  @Test("content thrown back in crosses the edge and decelerates")
  func thrownBack() {
    let motion = ScrollMotion(offset: -30, velocity: 3000, in: range)
    #expect(motion.phases.count == 2)
    let start = motion.phases[1].start
    #expect(near(motion.offset(at: start), 0, within: 1e-9))
    let speed = motion.velocity(at: start)
    #expect(speed > 1000 && speed < 3000)
    #expect(near(motion.rest, (speed - 10) / rate, within: 1e-6))
  }

  @Test("content shorter than the viewport returns to its start", arguments: [-900.0, 900])
  func short(velocity: Double) {
    let small = ScrollRange(content: 100, viewport: 480)
    let motion = ScrollMotion(offset: 0, velocity: velocity, in: small)
    #expect(motion.rest == 0 && motion.duration == 0.5)
    #expect(motion.offset(at: 0.05) * velocity > 0)
  }

  @Test("what is slow inside the range rests at once", arguments: [0.0, 10, -10, 5])
  func slow(velocity: Double) {
    let motion = ScrollMotion(offset: 200, velocity: velocity, in: range)
    #expect(motion.duration == 0 && motion.rest == 200 && motion.offset(at: 0) == 200)
    #expect(motion.velocity(at: 0) == 0)
  }

  @Test("a release continues what the finger showed")
  func release() {
    let motion = range.release(at: -200, velocity: -600)
    #expect(near(motion.offset(at: 0), range.banded(-200), within: 1e-9))
    let shown = (range.banded(-200 + 1e-4) - range.banded(-200 - 1e-4)) / 2e-4 * -600
    #expect(near(motion.velocity(at: 0), shown, within: 1e-4))
    #expect(range.release(at: 300, velocity: 700).velocity(at: 0) == 700)
  }

  @Test("asked in any order, the answers are the same", arguments: releases)
  func purity(offset: Double, velocity: Double) {
    let motion = ScrollMotion(offset: offset, velocity: velocity, in: range)
    let times = (0...300).map { Double($0) / 60 }
    let forward = times.map { motion.offset(at: $0) }
    #expect(forward == times.reversed().map { motion.offset(at: $0) }.reversed())
  }

  @Test("extreme releases give numbers", arguments: extremes + [.nan, .infinity], extremes)
  func extreme(offset: Double, velocity: Double) {
    for length in [-1, 0, 1e-300, 480, 1e308] {
      let motion = ScrollMotion(
        offset: offset, velocity: velocity, in: ScrollRange(content: length, viewport: 480))
      #expect(motion.duration.isFinite && motion.duration >= 0 && motion.rest.isFinite)
      for time in extremes {
        #expect(motion.offset(at: time).isFinite && motion.velocity(at: time).isFinite)
      }
    }
  }
}

@Suite("Scroll indicator")
struct ScrollIndicatorTests {
  @Test(
    "it shows while content moves, for 0.3 s of rest, and fades over 0.25 s",
    arguments: [
      (0.99, 0.0), (1, 1), (1.5, 1), (2, 1), (2.3, 1), (2.425, 0.5), (2.55, 0), (99, 0),
      (-1e300, 0),
    ])
  func movement(time: Double, opacity: Double) {
    var indicator = ScrollIndicator()
    indicator.addMovement(from: 1, to: 2)
    #expect(near(indicator.opacity(at: time), opacity))
    #expect(near(indicator.end, 2.55))
  }

  @Test(
    "a flash shows it for 0.5 s", arguments: [(2.9, 0.0), (3, 1), (3.5, 1), (3.6, 0.6), (3.8, 0)])
  func flash(time: Double, opacity: Double) {
    var indicator = ScrollIndicator()
    indicator.addFlash(at: 3)
    #expect(near(indicator.opacity(at: time), opacity))
  }

  @Test("a movement while it fades brings it back at once")
  func again() {
    var indicator = ScrollIndicator()
    indicator.addMovement(from: 0, to: 1)
    indicator.addMovement(from: 1.4, to: 2)
    #expect(near(indicator.opacity(at: 1.375), 0.7) && indicator.opacity(at: 1.4) == 1)
    #expect(near(indicator.opacity(at: 1.399), 1 - 0.099 / 0.25))
  }

  @Test("the order of adding doesn't matter")
  func order() {
    let movements = [(0.0, 1.0), (1.2, 1.5), (3, 4), (3.5, 3.6), (9, 9), (-5, -4), (3.9, 8)]
    var forward = ScrollIndicator()
    var backward = ScrollIndicator()
    for (start, end) in movements { forward.addMovement(from: start, to: end) }
    for (start, end) in movements.reversed() { backward.addMovement(from: start, to: end) }
    #expect(forward == backward)
    for time in [-6.0, -4, 0.5, 1.35, 2, 3.7, 8.2, 9.1] {
      let moving = movements.contains { $0.0 <= time && time <= $0.1 + 0.3 }
      #expect((forward.opacity(at: time) == 1) == moving)
    }
  }

  @Test("it never shows by itself, nor for times that are none")
  func never() {
    var indicator = ScrollIndicator()
    indicator.addMovement(from: .nan, to: 1)
    indicator.addMovement(from: 0, to: .infinity)
    indicator.addFlash(at: .infinity)
    for time in extremes { #expect(indicator.opacity(at: time) == 0) }
    #expect(indicator.end == 0)
  }
}
