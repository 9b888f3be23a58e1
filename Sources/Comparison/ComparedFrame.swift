/// A frame of a film and the verdict on it.
public struct ComparedFrame: Sendable, Hashable {
  /// The frame's number in the film, from 0.
  public let number: Int
  /// The frame's time in seconds from the film's start, where it is known.
  public let time: Double?
  /// The measured pictures, judged.
  public let verdict: Verdict

  /// The frame as a person calls it: "frame 17 at 0.283 s".
  public var name: String {
    "frame \(number)" + (time.map { " at \($0.fixed(digits: 3)) s" } ?? "")
  }

  /// Whether this frame is farther off than another: frames beyond tolerance come first, then the
  /// one with the larger difference outside the band, then the one with the larger sum of squares.
  func isWorse(than other: ComparedFrame) -> Bool {
    if verdict.passes != other.verdict.passes { return !verdict.passes }
    let (mine, others) = (verdict.comparison.interior, other.verdict.comparison.interior)
    if mine.largest != others.largest { return mine.largest > others.largest }
    return verdict.comparison.whole.psnr < other.verdict.comparison.whole.psnr
  }
}
