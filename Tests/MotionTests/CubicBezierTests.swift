import CreaseMotion
import Testing

@Suite("CubicBezier")
struct CubicBezierTests {
  /// Values found by halving with 40 decimal digits.
  static let known: [(curve: [Double], time: Double, value: Double)] = [
    ([0.25, 0.1, 0.25, 1], 0.1, 0.0947963057160432),
    ([0.25, 0.1, 0.25, 1], 0.25, 0.4085105913553958),
    ([0.25, 0.1, 0.25, 1], 0.5, 0.8024033875848569),
    ([0.25, 0.1, 0.25, 1], 0.75, 0.9604589783489740),
    ([0.25, 0.1, 0.25, 1], 0.9, 0.9943164774845563),
    ([0.42, 0, 1, 1], 0.25, 0.0934646507188248),
    ([0.42, 0, 1, 1], 0.5, 0.3153568125725393),
    ([0.42, 0, 1, 1], 0.9, 0.8394278457624665),
    ([0, 0, 0.58, 1], 0.1, 0.1605721542375334),
    ([0, 0, 0.58, 1], 0.5, 0.6846431874274606),
    ([0.42, 0, 0.58, 1], 0.1, 0.0197224535483111),
    ([0.42, 0, 0.58, 1], 0.25, 0.1291619310473198),
    ([0.42, 0, 0.58, 1], 0.75, 0.8708380689526801),
    ([1, 0, 0, 1], 0.25, 0.0297246055119251),
    ([1, 0, 0, 1], 0.9, 0.9962383250419168),
    ([0.36, 0, 0.66, -0.56], 0.5, -0.0874006702186978),
  ]

  @Test("values agree with an independent solution", arguments: known)
  func values(curve c: [Double], time: Double, value: Double) throws {
    let curve = try #require(CubicBezier(c[0], c[1], c[2], c[3]))
    #expect(near(curve.value(at: time), value, within: 1e-12))
  }

  @Test("the flat middle of (1, 0, 0, 1) is found")
  func threefoldRoot() throws {
    let curve = try #require(CubicBezier(1, 0, 0, 1))
    #expect(near(curve.value(at: 0.5), 0.5, within: 1e-9))
    // Near its middle the curve is x = 1/2 + 4u³, y = 1/2 + 3u/2 − 2u³.
    let u = 6.299605249474366e-4
    #expect(near(curve.value(at: 0.5 + 1e-9), 0.5 + 1.5 * u, within: 1e-8))
  }

  @Test("a curve mirrored in its middle is mirrored in its values")
  func symmetry() throws {
    let easeIn = try #require(CubicBezier(0.42, 0, 1, 1))
    let easeOut = try #require(CubicBezier(0, 0, 0.58, 1))
    for step in 0...100 {
      let t = Double(step) / 100
      #expect(near(easeIn.value(at: t), 1 - easeOut.value(at: 1 - t)))
    }
  }

  @Test("ends are exact, and nothing moves beyond them")
  func ends() throws {
    let curve = try #require(CubicBezier(0.3, -2, 0.7, 3))
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -5) == 0 && curve.value(at: 5) == 1)
  }

  @Test(
    "with control points in 0…1, progress never falls",
    arguments: [
      [0.25, 0.1, 0.25, 1], [0, 1, 1, 0], [1, 0, 0, 1], [0, 0, 0, 0], [1, 1, 1, 1], [0, 1, 0, 1],
    ])
  func monotonic(c: [Double]) throws {
    let curve = try #require(CubicBezier(c[0], c[1], c[2], c[3]))
    var last = 0.0
    for step in 0...10_000 {
      let value = curve.value(at: Double(step) / 10_000)
      #expect(value >= last - 1e-9)
      last = max(last, value)
    }
    #expect(last == 1)
  }

  @Test("the curve's own points lie on it")
  func roundTrip() throws {
    var random = SeededGenerator(state: 7)
    for _ in 0..<2000 {
      let x1 = Double.random(in: 0...1, using: &random)
      let x2 = Double.random(in: 0...1, using: &random)
      let y1 = Double.random(in: -2...3, using: &random)
      let y2 = Double.random(in: -2...3, using: &random)
      let s = Double.random(in: 0...1, using: &random)
      let curve = try #require(CubicBezier(x1, y1, x2, y2))
      func at(_ p: Double, _ q: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s
      }
      #expect(near(curve.value(at: at(x1, x2)), at(y1, y2), within: 1e-7))
    }
  }

  @Test(
    "times of control points outside 0…1 and numbers that are none make no curve",
    arguments: [
      [-0.1, 0, 1, 1], [0, 0, 1.1, 1], [.nan, 0, 1, 1], [0, .infinity, 1, 1], [0, 0, 1, .nan],
    ])
  func rejected(c: [Double]) {
    #expect(CubicBezier(c[0], c[1], c[2], c[3]) == nil)
  }

  @Test("extreme heights give numbers", arguments: extremes, extremes)
  func extreme(y1: Double, y2: Double) throws {
    let curve = try #require(CubicBezier(0.1, y1, 0.9, y2))
    for t in [0, 0.1, 0.5, 0.999, 1] { #expect(curve.value(at: t).isFinite) }
  }
}
