import CreaseMotion
import Testing

@Suite("Track")
struct TrackTests {
  static let keys = [
    Keyframe(time: 1, value: 10), Keyframe(time: 2, value: 20),
    Keyframe(time: 4, value: 0.3, easing: .easeInEaseOut),
    Keyframe(time: 5, value: 7, easing: .hold), Keyframe(time: 6, value: 11, easing: .steps(2)),
  ]

  @Test(
    "before, at, between and after keys",
    arguments: [
      (-100.0, 10.0), (1, 10), (1.25, 12.5), (2, 20), (3, 10.15), (4, 0.3), (4.999, 0.3), (5, 7),
      (5.49, 7), (5.5, 9), (6, 11), (1e300, 11),
    ])
  func values(time: Double, value: Double) throws {
    let track = try #require(Track(keys: Self.keys))
    #expect(near(track.value(at: time), value))
    #expect(track.end == 6)
  }

  @Test("keys are met to the last bit")
  func exactKeys() throws {
    let track = try #require(Track(keys: Self.keys))
    for key in Self.keys { #expect(track.value(at: key.time) == key.value) }
  }

  @Test("equal values stay equal all the way")
  func constant() throws {
    let track = try #require(
      Track(keys: [Keyframe(time: 0, value: 0.1), Keyframe(time: 1, value: 0.1, easing: .default)]))
    for step in 0...100 { #expect(track.value(at: Double(step) / 100) == 0.1) }
  }

  @Test("one key is a constant")
  func single() throws {
    let track = try #require(Track(keys: [Keyframe(time: 3, value: -2)]))
    for time in extremes { #expect(track.value(at: time) == -2) }
  }

  @Test("asked in any order, the answers are the same")
  func purity() throws {
    let track = try #require(Track(keys: Self.keys))
    let times = (0...700).map { Double($0) / 100 }
    let forward = times.map { track.value(at: $0) }
    #expect(forward == times.reversed().map { track.value(at: $0) }.reversed())
  }

  @Test(
    "keys that are none or out of order make no track",
    arguments: [
      [], [(0.0, 0.0), (0, 1)], [(1, 0), (0, 1)], [(.nan, 0)], [(0, .infinity)], [(.infinity, 0)],
    ] as [[(Double, Double)]])
  func rejected(keys: [(Double, Double)]) {
    #expect(Track(keys: keys.map { Keyframe(time: $0.0, value: $0.1) }) == nil)
  }

  @Test("extreme keys give numbers", arguments: EasingTests.all)
  func extreme(easing: Easing) throws {
    let track = try #require(
      Track(keys: [
        Keyframe(time: -1e308, value: 1e308), Keyframe(time: 0, value: -1e308, easing: easing),
        Keyframe(time: 1e308, value: 1e307, easing: easing),
      ]))
    for time in extremes { #expect(track.value(at: time).isFinite) }
  }
}
