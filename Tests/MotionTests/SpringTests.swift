import CreaseMotion
import Testing

@Suite("Spring")
struct SpringTests {
  /// Mass, stiffness, damping, initial velocity: under, critically, nearly critically, and
  /// overdamped.
  static let springs: [[Double]] = [
    [1, 100, 10, 0], [1, 100, 2, 0], [2, 50, 3, 5], [1, 100, 20, 0], [1, 100, 20, -8],
    [4, 25, 20, 3], [1, 100, 20.000001, 1], [1, 100, 19.999999, 1], [1, 100, 50, 0],
    [1, 100, 50, 30], [0.5, 10, 40, -2],
  ]

  func spring(_ s: [Double]) throws -> Spring {
    try #require(Spring(mass: s[0], stiffness: s[1], damping: s[2], initialVelocity: s[3]))
  }

  /// `m x'' = −c x' − k (x − 1)` by the classical Runge-Kutta method in steps of 1/10000 s.
  func integrated(_ s: [Double], until end: Double) -> Double {
    func force(_ x: Double, _ v: Double) -> Double { (-s[2] * v - s[1] * (x - 1)) / s[0] }
    var (x, v) = (0.0, s[3])
    let h = 1e-4
    for _ in 0..<Int((end / h).rounded()) {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return x
  }

  @Test("the closed form agrees with a numerical integration", arguments: springs)
  func integration(s: [Double]) throws {
    let spring = try spring(s)
    for time in [0.01, 0.1, 0.3, 1] {
      #expect(near(spring.value(at: time), integrated(s, until: time), within: 1e-9))
    }
  }

  @Test("the three cases meet at the critical damping")
  func limits() throws {
    let critical = try spring([1, 100, 20, 2])
    for shift in [-1e-5, -1e-7, 1e-7, 1e-5] {
      let close = try spring([1, 100, 20 * (1 + shift), 2])
      for time in [0.05, 0.2, 0.5, 2] {
        #expect(near(close.value(at: time), critical.value(at: time), within: abs(shift) * 2))
      }
    }
  }

  @Test("a spring starts at 0 with its velocity and rests at 1", arguments: springs)
  func ends(s: [Double]) throws {
    let spring = try spring(s)
    #expect(spring.value(at: 0) == 0 && spring.value(at: -1) == 0)
    #expect(near(spring.value(at: 1e-7) / 1e-7, s[3], within: 1e-4))
    #expect(near(spring.value(at: 1e4), 1, within: 1e-12))
  }

  @Test(
    "numbers out of range make no spring",
    arguments: [
      [0, 1, 1, 0], [1, -1, 1, 0], [1, 1, 0, 0], [.nan, 1, 1, 0], [1, .infinity, 1, 0],
      [1, 1, 1, .nan], [1, 1e13, 1, 0], [1e-13, 1, 1, 0], [1, 1, 1, -1e13],
    ])
  func rejected(s: [Double]) {
    #expect(Spring(mass: s[0], stiffness: s[1], damping: s[2], initialVelocity: s[3]) == nil)
  }

  @Test(
    "extreme springs at extreme times give numbers", arguments: [1e-12, 1, 1e12], [1e-12, 1, 1e12])
  func extreme(mass: Double, stiffness: Double) throws {
    for damping in [1e-12, 1e-3, 1, 2, 1e12] {
      for velocity in [-1e12, 0, 1e12] {
        let spring = try spring([mass, stiffness, damping, velocity])
        for time in extremes { #expect(spring.value(at: time).isFinite) }
      }
    }
  }
}
