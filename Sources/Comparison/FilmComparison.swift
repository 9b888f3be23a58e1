public import CreasePixmaps

/// Two films, compared frame by frame: sums over all frames, the run of the difference, and the
/// worst frames with their pictures.
///
/// Memory does not grow with the number of frames: pictures are kept of the worst frames only, and
/// the run has a bounded number of points.
public struct FilmComparison: Sendable, Hashable {
  /// What each frame must agree on.
  public let parity: Parity
  /// How many frames were compared.
  public private(set) var frameCount = 0
  /// How many of them are beyond tolerance.
  public private(set) var failedCount = 0
  /// The first frame beyond tolerance.
  public private(set) var firstFailed: ComparedFrame?
  /// The worst frames, the worst one first.
  public private(set) var worst: [WorstFrame] = []
  /// How the difference runs over the film.
  public private(set) var series = DifferenceSeries()
  /// What speaks against the films beside their pixels, one sentence each: that one of them is
  /// longer, say. With an objection the comparison does not pass.
  public var objections: [String] = []

  private let keptCount: Int
  private var interiorTally = Tally()
  private var bandTally = Tally()

  /// Prepares to compare.
  ///
  /// - Parameters:
  ///   - parity: What each frame must agree on.
  ///   - keptCount: Of how many frames the pictures are kept, at least 1.
  public init(parity: Parity = .standard, keeping keptCount: Int = 3) {
    self.parity = parity
    self.keptCount = max(1, keptCount)
  }

  /// The metrics of the pixels outside the band, over all frames; their `worst` place is in
  /// whichever frame has it.
  public var interior: Metrics { Metrics(interiorTally) }
  /// The metrics of the pixels in the band, over all frames.
  public var band: Metrics { Metrics(bandTally) }
  /// The metrics of all pixels of all frames.
  public var whole: Metrics { Metrics(interiorTally.adding(bandTally)) }

  /// Whether every frame is within tolerance, there is one, and nothing else speaks against it.
  public var passes: Bool { frameCount > 0 && failedCount == 0 && objections.isEmpty }

  /// Compares the next frame.
  ///
  /// - Parameters:
  ///   - number: The frame's number in the film, from 0.
  ///   - time: Its time in seconds, where it is known.
  ///   - actual: The picture to judge.
  ///   - expected: The picture that it should equal.
  ///   - mask: The band around edges; without one all pixels are interior.
  /// - Returns: The verdict on this frame.
  /// - Throws: `ComparisonError` if the pictures or the mask differ in size.
  @discardableResult
  public mutating func add(
    frame number: Int, at time: Double? = nil, of actual: Pixmap, with expected: Pixmap,
    band mask: EdgeMask? = nil
  ) throws(ComparisonError) -> Verdict {
    let comparison = try Comparison(of: actual, with: expected, band: mask)
    let verdict = parity.verdict(on: comparison)
    let frame = ComparedFrame(number: number, time: time, verdict: verdict)
    frameCount += 1
    interiorTally = interiorTally.adding(comparison.interior.tally)
    bandTally = bandTally.adding(comparison.band.tally)
    series.add(frame)
    if !verdict.passes {
      failedCount += 1
      firstFailed = firstFailed ?? frame
    }
    keep(WorstFrame(frame: frame, expected: expected, actual: actual))
    return verdict
  }

  /// Keeps a frame's pictures if they are among the worst; of equals the first.
  private mutating func keep(_ candidate: WorstFrame) {
    let place = worst.firstIndex { candidate.frame.isWorse(than: $0.frame) } ?? worst.count
    guard place < keptCount else { return }
    worst.insert(candidate, at: place)
    if worst.count > keptCount { worst.removeLast() }
  }
}
