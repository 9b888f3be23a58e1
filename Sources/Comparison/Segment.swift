/// A straight edge on a picture, in pixels: the pixel in column x covers x … x + 1, and its centre
/// is at x + 0.5.
public struct Segment: Sendable, Hashable {
  /// The distance of the start from the left side, in pixels.
  public var startX: Double
  /// The distance of the start from the top side, in pixels.
  public var startY: Double
  /// The distance of the end from the left side, in pixels.
  public var endX: Double
  /// The distance of the end from the top side, in pixels.
  public var endY: Double

  /// Makes a segment from its two ends, in pixels.
  public init(startX: Double, startY: Double, endX: Double, endY: Double) {
    self.startX = startX
    self.startY = startY
    self.endX = endX
    self.endY = endY
  }

  /// Whether all coordinates are numbers that can be squared without loss: at most 10⁹ pixels.
  var isMeasurable: Bool { [startX, startY, endX, endY].allSatisfy { $0.magnitude <= 1e9 } }

  /// The square of the distance of a point from the nearest point of the segment.
  func squaredDistance(x: Double, y: Double) -> Double {
    let dx = endX - startX
    let dy = endY - startY
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((x - startX) * dx + (y - startY) * dy) / length : 0
    let t = max(0, min(1, along))
    let offX = x - (startX + t * dx)
    let offY = y - (startY + t * dy)
    return offX * offX + offY * offY
  }

  /// The columns that the part of the segment between two heights spans, or nil if no part of it
  /// lies there.
  func columns(fromY top: Double, toY bottom: Double) -> ClosedRange<Double>? {
    let low = min(startY, endY)
    let high = max(startY, endY)
    guard high >= top, low <= bottom else { return nil }
    guard high > low else { return min(startX, endX)...max(startX, endX) }
    func x(at y: Double) -> Double {
      startX + (endX - startX) * max(0, min(1, (y - startY) / (endY - startY)))
    }
    let a = x(at: max(low, top))
    let b = x(at: min(high, bottom))
    return min(a, b)...max(a, b)
  }
}
