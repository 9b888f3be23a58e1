internal import CreaseGeometry
public import CreaseMotion

extension Transform: Interpolatable {
  /// Operation by operation and number by number where both have the same kinds of operations in the
  /// same order, or one has none at all; otherwise the two matrices element by element, which for a
  /// rotation is a shortcut through the circle.
  public func interpolated(to target: Transform, progress: Double) -> Transform {
    if progress == 0 { return self }
    if progress == 1 { return target }
    let from = operations.isEmpty ? target.operations.map(\.rest) : operations
    let to = target.operations.isEmpty ? operations.map(\.rest) : target.operations
    var steps: [Operation] = []
    if from.count == to.count {
      for (a, b) in zip(from, to) {
        guard let step = a.interpolated(to: b, progress: progress) else { break }
        steps.append(step)
      }
      if steps.count == from.count { return Transform(steps) }
    }
    return Transform([.matrix(matrix.interpolated(to: target.matrix, progress: progress))])
  }
}

extension Transform.Operation {
  /// The operation of the same kind that changes nothing.
  fileprivate var rest: Self {
    switch self {
    case .translate: .translate(.zero)
    case .scale: .scale(Vector3(x: 1, y: 1, z: 1))
    case .rotate(_, let axis): .rotate(angle: 0, axis: axis)
    case .perspective: .perspective(distance: 0)
    case .matrix: .matrix(.identity)
    }
  }

  /// The operation on the way to another of its kind; nil if there is no such way.
  fileprivate func interpolated(to target: Self, progress: Double) -> Self? {
    switch (self, target) {
    case (.translate(let a), .translate(let b)):
      .translate(a.interpolated(to: b, progress: progress))
    case (.scale(let a), .scale(let b)):
      .scale(a.interpolated(to: b, progress: progress))
    case (.rotate(let a, let axis), .rotate(let b, let other)):
      .rotate(
        angle: a.interpolated(to: b, progress: progress),
        axis: axis.interpolated(to: other, progress: progress))
    case (.perspective(let a), .perspective(let b)):
      .perspective(distance: Self.distance(from: a, to: b, progress: progress))
    case (.matrix(let a), .matrix(let b)):
      .matrix(a.interpolated(to: b, progress: progress))
    default: nil
    }
  }

  /// A distance on the way to another: its inverse is what is interpolated, since that is what a
  /// perspective's matrix has, and since a distance of 0, no perspective, stands for one without end.
  private static func distance(from a: Double, to b: Double, progress: Double) -> Double {
    func inverse(_ distance: Double) -> Double { distance > 0 ? 1 / distance : 0 }
    let mix = inverse(a).interpolated(to: inverse(b), progress: progress)
    return mix > 0 ? 1 / mix : 0
  }
}

extension Vector3 {
  /// Each coordinate on its own.
  fileprivate func interpolated(to target: Vector3, progress: Double) -> Vector3 {
    Vector3(
      x: x.interpolated(to: target.x, progress: progress),
      y: y.interpolated(to: target.y, progress: progress),
      z: z.interpolated(to: target.z, progress: progress))
  }
}

extension Matrix4 {
  /// Each element on its own.
  fileprivate func interpolated(to target: Matrix4, progress: Double) -> Matrix4 {
    func mix(_ a: Column, _ b: Column) -> Column { a * (1 - progress) + b * progress }
    return Matrix4(
      columns: mix(c0, target.c0), mix(c1, target.c1), mix(c2, target.c2), mix(c3, target.c3))
  }
}
