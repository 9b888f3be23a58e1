public import CreasePixmaps

/// A comparison as one HTML page that needs nothing beside itself: verdict, metrics, the run of the
/// difference over time, and the worst frames with their pictures.
public struct Report: Sendable {
  /// Something worth knowing about what was compared.
  public struct Fact: Sendable, Hashable {
    /// What it is about, such as "Device".
    public var name: String
    /// What it says.
    public var value: String

    /// Makes a fact.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The page's title: what was compared.
  public var title: String
  /// What the expected pictures are called.
  public var expected: String
  /// What the judged pictures are called.
  public var actual: String
  /// What else is worth knowing, in order.
  public var facts: [Fact]
  /// What came of it.
  public var comparison: FilmComparison

  /// Makes a report. All texts may hold any characters.
  public init(
    title: String, expected: String, actual: String, facts: [Fact] = [],
    comparison: FilmComparison
  ) {
    self.title = title
    self.expected = expected
    self.actual = actual
    self.facts = facts
    self.comparison = comparison
  }

  /// The page.
  ///
  /// - Parameter png: Turns a picture into the bytes of a PNG file.
  /// - Throws: What `png` throws.
  public func html<Failure: Error>(
    png: (Pixmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> String {
    var frames: [String] = []
    for (index, frame) in shownFrames.enumerated() {
      frames.append(try Self.article(frame, index: index, of: self, png: png))
    }
    return page(frames: frames)
  }

  /// The worst frames; those without any difference only if there is nothing else to show.
  private var shownFrames: [WorstFrame] {
    let different = comparison.worst.filter { $0.frame.verdict.comparison.whole.largest > 0 }
    return different.isEmpty ? Array(comparison.worst.prefix(1)) : different
  }
}
