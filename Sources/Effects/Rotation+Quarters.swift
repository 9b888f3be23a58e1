internal import CreaseGeometry

extension Rotation {
  /// A rotation by an angle in radians, exact where the angle is the double next to a quarter, half or
  /// three-quarter turn either way.
  init(exactly angle: Double) {
    switch abs(angle) {
    case 0: self = .none
    case .pi / 2: self.init(cosine: 0, sine: angle < 0 ? -1 : 1)
    case .pi: self.init(cosine: -1, sine: 0)
    case 1.5 * .pi: self.init(cosine: 0, sine: angle < 0 ? 1 : -1)
    default: self.init(angle: angle)
    }
  }

  /// A rotation by a number of full turns, 0..<1, exact where it is a multiple of a quarter.
  init(turns: Double) {
    switch 4 * turns {
    case 0: self = .none
    case 1: self.init(cosine: 0, sine: 1)
    case 2: self.init(cosine: -1, sine: 0)
    case 3: self.init(cosine: 0, sine: -1)
    default: self.init(angle: 2 * .pi * turns)
    }
  }
}
