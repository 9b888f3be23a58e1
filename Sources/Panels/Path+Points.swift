internal import CreaseGeometry

extension Path.Element {
  /// Its control and end points.
  var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quadratic(let c, let p): [c, p]
    case .cubic(let c, let d, let p): [c, d, p]
    case .close: []
    }
  }
}
