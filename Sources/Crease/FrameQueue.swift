/// The frames of a run in order, each looked at once, whether by who comes to it or by who looks ahead.
final class FrameQueue {
  private var rest: EnumeratedSequence<Range<Int>>.Iterator
  private let isWanted: (_ index: Int, _ frame: Int) -> Bool
  /// Frames that were looked at and not come to yet.
  private var seen: [(frame: Int, isWanted: Bool)] = []
  /// How many of those were told of already.
  private var told = 0

  /// - Parameters:
  ///   - frames: The frames' numbers.
  ///   - isWanted: Whether a frame is to be drawn; asked once for each, in order.
  init(_ frames: Range<Int>, isWanted: @escaping (_ index: Int, _ frame: Int) -> Bool) {
    rest = frames.enumerated().makeIterator()
    self.isWanted = isWanted
  }

  /// Comes to the next frame; nil after the last.
  func next() -> (frame: Int, isWanted: Bool)? {
    told = max(0, told - 1)
    return seen.isEmpty ? look() : seen.removeFirst()
  }

  /// The next frame to be drawn that was not told of before; nil if there is none.
  func nextWanted() -> Int? {
    while true {
      if told == seen.count {
        guard let frame = look() else { return nil }
        seen.append(frame)
      }
      told += 1
      if seen[told - 1].isWanted { return seen[told - 1].frame }
    }
  }

  private func look() -> (frame: Int, isWanted: Bool)? {
    rest.next().map { (frame: $0.element, isWanted: isWanted($0.offset, $0.element)) }
  }
}
