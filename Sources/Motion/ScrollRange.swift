/// Where a content can be scrolled to in a viewport.
///
/// The content offset is what lies at the viewport's start, in points: it grows when the content
/// moves up, against the finger's translation.
public struct ScrollRange: Sendable, Hashable {
  /// The content's length along the scrolling direction, in points; 0…1e9.
  public let content: Double
  /// The viewport's length, in points; 0…1e9.
  public let viewport: Double

  /// Makes a range; lengths out of 0…1e9 count as the nearest end, what is no number as 0.
  public init(content: Double, viewport: Double) {
    self.content = ScrollRange.finite(content, in: 0...1e9)
    self.viewport = ScrollRange.finite(viewport, in: 0...1e9)
  }

  /// The largest offset at rest, in points; the least is 0.
  public var maximum: Double { max(0, content - viewport) }

  /// The offset at rest that is nearest to an offset.
  public func clamped(_ offset: Double) -> Double {
    ScrollRange.finite(offset, in: 0...maximum)
  }

  /// The offset that is shown for one that follows the finger all the way.
  public func banded(_ offset: Double) -> Double {
    let edge = clamped(offset)
    return edge + RubberBand.displacement(overshoot: offset - edge, viewport: viewport)
  }

  /// The offset that follows the finger all the way, for one that is shown: what a drag starts
  /// from that catches the content beyond its end.
  public func unbanded(_ offset: Double) -> Double {
    let edge = clamped(offset)
    return edge + RubberBand.overshoot(displacement: offset - edge, viewport: viewport)
  }

  /// The motion after a finger lets go.
  ///
  /// - Parameters:
  ///   - offset: The offset that follows the finger all the way, in points.
  ///   - velocity: That offset's velocity in points per second: the finger's, negated.
  public func release(at offset: Double, velocity: Double) -> ScrollMotion {
    let overshoot = offset - clamped(offset)
    let slope = overshoot == 0 ? 1 : RubberBand.slope(overshoot: overshoot, viewport: viewport)
    return ScrollMotion(offset: banded(offset), velocity: velocity * slope, in: self)
  }

  /// A number kept in a range; 0 or the nearest end if it is none.
  static func finite(_ value: Double, in range: ClosedRange<Double>) -> Double {
    let value = value.isNaN ? 0 : value
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
