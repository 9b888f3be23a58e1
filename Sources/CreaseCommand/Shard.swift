internal import Crease

/// One of several parts of a film: what `--shard I/N` names.
struct Shard {
  private let index: Int
  private let count: Int

  /// Reads "I/N", 1 ≤ I ≤ N.
  init(text: String) throws(CommandFailure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count
    else {
      throw .usage("--shard \(text): the value must be I/N, the I-th of N parts, 1 ≤ I ≤ N")
    }
    self.index = index
    self.count = count
  }

  /// Leaves a writer only this part's frames.
  func apply(to writer: inout FilmWriter) throws(CommandFailure) {
    let whole = writer.frames.count
    writer.keepShard(index, of: count)
    guard writer.frames.isEmpty else { return }
    throw .usage(
      "--shard \(index)/\(count) has no frame: there are only \(whole); take \(max(whole, 1)) parts"
        + " at most")
  }
}
