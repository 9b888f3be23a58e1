public import CreaseMotion

/// A log of touches as devices write it: JSON lines, one sample `[time, [[finger, x, y], …]]` a line.
public enum TouchLog {
  /// Reads a log.
  ///
  /// Blank lines are passed over; times are seconds and increase, positions are points.
  ///
  /// - Parameters:
  ///   - bytes: The log in UTF-8.
  ///   - name: What errors call the log, such as its file name.
  /// - Throws: `SceneError` with all that is wrong: each problem with its line and column.
  public static func decode(_ bytes: [UInt8], name: String = "") throws(SceneError) -> TouchTrace {
    var samples: [TouchSample] = []
    var problems: [SceneProblem] = []
    var omitted = 0
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      // A byte order mark may stand at the very beginning.
      let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if isBlank { continue }
      var found: [SceneProblem] = []
      if let sample = sample(in: Array(line), line: number + 1, after: samples.last?.time, &found) {
        samples.append(sample)
      }
      let room = SceneError.limit - problems.count
      problems += found.prefix(room)
      omitted += max(0, found.count - room)
    }
    guard problems.isEmpty else {
      throw SceneError(document: name, problems: problems, omitted: omitted)
    }
    do throws(MotionError) { return try TouchTrace(samples) } catch {
      let fault = SceneFault.malformed(found: "the log", what: "a touch log", remedy: "\(error)")
      throw SceneError(document: name, problems: [SceneProblem(place: "", fault: fault)])
    }
  }

  private static func sample(
    in bytes: [UInt8], line: Int, after previous: Double?, _ problems: inout [SceneProblem]
  ) -> TouchSample? {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONParser.parse(bytes).value
    } catch {
      let column = SourceText(bytes: bytes).position(of: error.offset).column
      problems.append(
        SceneProblem(
          place: "", line: line, column: column,
          fault: .syntax(found: error.found, remedy: error.expected)))
      return nil
    }
    var reader = SceneReader()
    let sample = Shape<TouchSample>.sample.read(root, &reader)
    if let sample {
      Shape<TouchSample>.sample.check(sample, &reader)
      if let previous, !(sample.time > previous) {
        reader.report(
          .outOfRange(
            found: "the time \(sample.time.shown)",
            allowed: "times after the sample before, which is at \(previous.shown)"),
          at: ScenePlace().index(0))
      }
    }
    guard let error = reader.error(document: "", root: root, source: SourceText(bytes: bytes))
    else { return sample }
    problems += error.problems.map { problem in
      var problem = problem
      problem.line = line
      return problem
    }
    return nil
  }
}
