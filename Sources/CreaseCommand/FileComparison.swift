internal import Crease
internal import CreaseSystem

/// Two pictures or films, compared frame by frame as far as both go.
enum FileComparison {
  static func run(
    _ start: FilmComparison, _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> Report {
    let names = arguments.positionals
    let first = try open(names[0])
    let second = try open(names[1])
    var comparison = start
    var size = ""
    while true {
      try CompareCommand.checkInterruption(comparison)
      let expected = try next(of: first)
      let actual = try next(of: second)
      guard let expected, let actual else {
        let isLonger = expected != nil || actual != nil
        if isLonger {
          let longer = expected != nil ? first : second
          let count = try countRest(of: longer)
          let counts = expected != nil ? (count, second.frameCount) : (first.frameCount, count)
          comparison.objections.append(
            "frames: \(names[0]) has \(counts.0), \(names[1]) has \(counts.1); only the first"
              + " \(comparison.frameCount) of each compared")
        }
        break
      }
      do {
        try comparison.add(frame: comparison.frameCount, of: actual, with: expected)
      } catch {
        comparison.objections.append(difference(in: error, frame: comparison.frameCount, names))
        break
      }
      size = "\(expected.width) × \(expected.height) pixels"
    }
    return report(of: comparison, names: names, size: size)
  }

  private static func report(
    of comparison: FilmComparison, names: [String], size: String
  ) -> Report {
    var facts = [Report.Fact("Frames compared", "\(comparison.frameCount)")]
    if !size.isEmpty { facts.insert(Report.Fact("Picture", size), at: 0) }
    facts.append(Report.Fact("Made by", "Crease \(CreaseLibrary.version)"))
    return Report(
      title: "\(names[1]) against \(names[0])", expected: names[0], actual: names[1],
      facts: facts, comparison: comparison)
  }

  private static func difference(
    in error: ComparisonError, frame: Int, _ names: [String]
  ) -> String {
    guard case .sizes(let width, let height, let otherWidth, let otherHeight) = error else {
      return "\(error)"
    }
    let sizes =
      "\(names[0]) has \(width) × \(height) pixels, \(names[1]) has \(otherWidth) × \(otherHeight)"
    return frame == 0 ? sizes : "from frame \(frame) on the sizes differ: \(sizes)"
  }

  private static func open(_ path: String) throws(CommandFailure) -> FrameReader {
    do { return try FrameReader(path: path) } catch { throw failure(error) }
  }

  private static func next(of reader: FrameReader) throws(CommandFailure) -> Pixmap? {
    do { return try reader.next() } catch { throw failure(error) }
  }

  /// How many frames a film has, reading it to its end.
  private static func countRest(of reader: FrameReader) throws(CommandFailure) -> Int {
    while try next(of: reader) != nil {
      if Interruption.signalName != nil { break }
    }
    return reader.frameCount
  }

  private static func failure(_ error: FrameReaderError) -> CommandFailure {
    let code: ExitCode =
      switch error {
      case .cannotOpen: .inputMissing
      case .notDecodable, .tooLarge, .broken: .badData
      case .libraryMissing: .failure
      }
    return CommandFailure(message: "\(error)", code: code)
  }
}
