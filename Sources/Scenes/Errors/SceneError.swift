/// All that is wrong with a scene.
public struct SceneError: Error, Sendable, Hashable {
  /// The name of the document, such as its file name; empty for a scene that was built in code.
  public var document: String
  /// What is wrong, in the order of the document; at least one.
  public var problems: [SceneProblem]
  /// How many problems more there are than `problems` holds.
  public var omitted: Int

  /// The most problems that are kept.
  static let limit = 100

  /// Makes an error.
  public init(document: String = "", problems: [SceneProblem], omitted: Int = 0) {
    self.document = document
    self.problems = problems
    self.omitted = omitted
  }

  /// Makes an error of one fault that has no place in a document.
  init(_ fault: SceneFault, place: String = "") {
    self.init(problems: [SceneProblem(place: place, fault: fault)])
  }
}

extension SceneError: CustomStringConvertible {
  /// The problems, each on its line as `document:line:column: place: what is wrong`; the first 20.
  public var description: String {
    let shown = problems.prefix(20)
    var lines = shown.map { problem in
      var prefix = document.isEmpty ? [] : [document]
      if let line = problem.line, let column = problem.column {
        prefix += ["\(line)", "\(column)"]
      }
      return prefix.isEmpty ? "\(problem)" : prefix.joined(separator: ":") + ": \(problem)"
    }
    let rest = problems.count - shown.count + omitted
    if rest > 0 { lines.append("and \(rest) more \(rest == 1 ? "problem" : "problems")") }
    return lines.joined(separator: "\n")
  }
}
