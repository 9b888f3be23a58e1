public import CreaseGeometry

/// A value that can be animated: it has values on the way to another one.
public protocol Interpolatable: Sendable, Hashable {
  /// The value at a progress from this one (0) to a target (1), both exact; an easing may ask for
  /// progress below 0 or above 1.
  func interpolated(to target: Self, progress: Double) -> Self
}

extension Double: Interpolatable {
  /// `self + (target − self) · progress`, with the ends exact.
  public func interpolated(to target: Double, progress: Double) -> Double {
    if progress == 0 { return self }
    if progress == 1 { return target }
    let way = target - self
    return way.isFinite ? self + way * progress : self * (1 - progress) + target * progress
  }
}

extension Point: Interpolatable {
  /// Each coordinate on its own.
  public func interpolated(to target: Point, progress: Double) -> Point {
    Point(
      x: x.interpolated(to: target.x, progress: progress),
      y: y.interpolated(to: target.y, progress: progress))
  }
}

extension Color: Interpolatable {
  /// Each encoded component on its own, alpha straight, kept in 0…1 where a spring swings over.
  public func interpolated(to target: Color, progress: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double {
      min(max(a.interpolated(to: b, progress: progress), 0), 1)
    }
    return Color(
      red: mix(red, target.red), green: mix(green, target.green), blue: mix(blue, target.blue),
      alpha: mix(alpha, target.alpha))
  }
}

extension Vector2: Interpolatable {
  /// Each coordinate on its own.
  public func interpolated(to target: Vector2, progress: Double) -> Vector2 {
    Vector2(
      x: x.interpolated(to: target.x, progress: progress),
      y: y.interpolated(to: target.y, progress: progress))
  }
}
