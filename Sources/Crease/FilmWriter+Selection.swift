extension FilmWriter {
  /// Keeps one of several runs of the frames: run i of n has those from ⌊(i − 1) · count / n⌋ up to
  /// ⌊i · count / n⌋, so that all runs together are the whole.
  ///
  /// - Parameters:
  ///   - index: The run's number, 1…count; others are moved to the nearest.
  ///   - count: The number of runs, at least 1.
  public mutating func keepShard(_ index: Int, of count: Int) {
    let count = max(count, 1)
    let index = min(max(index, 1), count)
    func bound(_ i: Int) -> Int {
      let product = Int128(frames.count) * Int128(i) / Int128(count)
      return frames.lowerBound + Int(truncatingIfNeeded: product)
    }
    frames = bound(index - 1)..<bound(index)
  }

  /// Leaves the last frame out if it equals the first, pixel for pixel: a film that plays in a loop
  /// would show it twice.
  ///
  /// - Parameter renderer: What draws both.
  /// - Returns: Whether it was left out.
  /// - Throws: `FilmError.render`.
  public mutating func leaveOutRepeatedEnd(
    with renderer: any Renderer
  ) throws(FilmError) -> Bool {
    guard frames.count > 1, moment == nil, let first = frames.first, let last = frames.last else {
      return false
    }
    var pictures = (
      Pixmap(width: settings.width, height: settings.height),
      Pixmap(width: settings.width, height: settings.height)
    )
    var pipe = FramePipe(renderer, frame: description)
    try draw(first, by: &pipe, into: &pictures.0)
    try draw(last, by: &pipe, into: &pictures.1)
    guard pictures.0 == pictures.1 else { return false }
    frames = frames.dropLast()
    return true
  }
}
