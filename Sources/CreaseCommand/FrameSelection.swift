internal import Crease

/// Which frames of a film a command line asks for.
struct FrameSelection {
  /// The frames, counted from the film's start.
  let frames: Range<Int>

  /// Reads `--from` and `--to`: frame n is chosen if `from ≤ time(n) < to`.
  init(_ arguments: Arguments, film: Film) throws(CommandFailure) {
    let start = try Self.time("--from", arguments, film: film) ?? 0
    let end = try Self.time("--to", arguments, film: film) ?? .infinity
    let first = Self.firstFrame(at: start, of: film)
    let last = Self.firstFrame(at: end, of: film)
    guard first < last else {
      throw .usage(
        "no frame lies between --from \(start) and --to \(end.isFinite ? "\(end)" : "the end"):"
          + " frame n is at n/\(film.frameRate) seconds, and the film has \(film.frameCount) frames"
      )
    }
    frames = first..<last
  }

  /// Reads `--at`.
  static func still(_ arguments: Arguments, film: Film) throws(CommandFailure) -> Double? {
    guard let time = try time("--at", arguments, film: film) else { return nil }
    for other in ["--from", "--to"] where arguments.has(other) {
      throw .usage("--at is one frame, so \(other) can't go with it")
    }
    return time
  }

  /// A time in the film.
  static func time(
    _ option: String, _ arguments: Arguments, film: Film
  ) throws(CommandFailure) -> Double? {
    guard let time = try arguments.number(option, "a number of seconds", where: { _ in true })
    else { return nil }
    guard (0...film.duration).contains(time) else {
      throw .usage("\(option) \(time) is outside the film, which lasts \(film.duration) s from 0")
    }
    return time
  }

  /// The first frame that is not before a time; the number of frames if there is none.
  private static func firstFrame(at time: Double, of film: Film) -> Int {
    guard time.isFinite else { return film.frameCount }
    let guess = (time * film.frameRate.framesPerSecond).rounded()
    var frame = min(max(0, Int(guess) - 1), film.frameCount)
    while frame < film.frameCount, film.time(ofFrame: frame) < time { frame += 1 }
    return frame
  }
}
