/// How the difference runs over a film, in a bounded number of points.
///
/// Each point stands for one frame until there are more frames than points; then neighbours are
/// joined, the larger of two largest differences staying, so that no peak is lost.
public struct DifferenceSeries: Sendable, Hashable {
  /// One frame, or a run of neighbours.
  public struct Point: Sendable, Hashable {
    /// The number of the first frame.
    public var firstFrame: Int
    /// The number of the last frame.
    public var lastFrame: Int
    /// The time of the first frame in seconds, where it is known.
    public var time: Double?
    /// The largest channel difference in the interior, 0…255.
    public var interior: Int
    /// The largest channel difference in the band, 0…255; nil without a band.
    public var band: Int?
    /// The mean channel difference over all pixels and channels, in steps of 1/255.
    public var mean: Double
    /// How many frames it stands for.
    public var frameCount: Int
    /// How many of them are beyond tolerance.
    public var failedCount: Int

    fileprivate init(_ frame: ComparedFrame) {
      let comparison = frame.verdict.comparison
      firstFrame = frame.number
      lastFrame = frame.number
      time = frame.time
      interior = comparison.interior.largest
      band = comparison.band.pixelCount > 0 ? comparison.band.largest : nil
      mean = comparison.whole.mean.sum() / 4
      frameCount = 1
      failedCount = frame.verdict.passes ? 0 : 1
    }

    fileprivate func joined(with next: Point) -> Point {
      var both = self
      both.lastFrame = next.lastFrame
      both.interior = max(interior, next.interior)
      both.band = [band, next.band].compactMap(\.self).max()
      let frames = frameCount + next.frameCount
      both.mean =
        (mean * Double(frameCount) + next.mean * Double(next.frameCount)) / Double(frames)
      both.frameCount = frames
      both.failedCount = failedCount + next.failedCount
      return both
    }
  }

  /// The points in the order of the frames.
  public private(set) var points: [Point] = []
  private let capacity: Int
  private var framesPerPoint = 1

  /// Makes an empty series of at most a number of points, an even one of at least 2.
  init(capacity: Int = 512) { self.capacity = max(2, capacity / 2 * 2) }

  /// Adds the next frame.
  mutating func add(_ frame: ComparedFrame) {
    let point = Point(frame)
    if let last = points.last, last.frameCount < framesPerPoint {
      points[points.count - 1] = last.joined(with: point)
      return
    }
    if points.count == capacity {
      points = stride(from: 0, to: capacity, by: 2).map { points[$0].joined(with: points[$0 + 1]) }
      framesPerPoint *= 2
    }
    points.append(point)
  }
}
