/// Whether two numbers differ by no more than a tolerance.
func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-12) -> Bool {
  abs(a - b) <= tolerance
}

/// Extreme but finite numbers that nothing may stumble over.
let extremes = [
  -1e308, -1e12, -1, -1e-300, 0, .leastNonzeroMagnitude, 1e-12, 1, 1e12, 1e300,
  Double.greatestFiniteMagnitude,
]

/// A reproducible source of randomness: SplitMix64 (Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
