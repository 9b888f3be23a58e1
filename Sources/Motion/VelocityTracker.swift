internal import CreaseGeometry

/// A finger's positions of late, and the velocity that follows from them.
struct VelocityTracker {
  private struct Entry {
    var time: Double
    var position: Point
  }

  /// No finger is faster, in points per second; it keeps samples that lie a rounding error apart
  /// from giving infinity.
  static let limit = 1e6

  private let window: Double
  private var entries: [Entry] = []
  /// The first entry that is still of use.
  private var first = 0

  init(window: Double) {
    self.window = window
  }

  /// Adds a position; times must not fall.
  mutating func add(_ position: Point, at time: Double) {
    entries.append(Entry(time: time, position: position))
    while first < entries.count - 2, entries[first].time < time - window - Instant.tolerance {
      first += 1
    }
    // Dropping half of the entries at a time keeps the cost per sample constant.
    if first > 32, first * 2 > entries.count {
      entries.removeFirst(first)
      first = 0
    }
  }

  /// The mean velocity between the first and the last sample of the window that ends at a time.
  ///
  /// A finger without a sample in the window rests. If the window holds one sample, the one before
  /// it counts too, however old: samples can be sparser than the window.
  func velocity(at time: Double) -> Vector2 {
    let start = time - window - Instant.tolerance
    guard entries.count - first >= 2, let last = entries.last, last.time >= start else {
      return .zero
    }
    var index = first
    while index < entries.count - 2, entries[index].time < start { index += 1 }
    let way = last.position - entries[index].position
    let seconds = last.time - entries[index].time
    guard way != .zero else { return .zero }
    return Vector2(x: Self.limited(way.x / seconds), y: Self.limited(way.y / seconds))
  }

  private static func limited(_ speed: Double) -> Double {
    speed.isNaN ? 0 : min(max(speed, -limit), limit)
  }
}
