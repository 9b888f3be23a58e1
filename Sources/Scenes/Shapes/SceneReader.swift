/// Where a reading or checking of a scene stands, and what it has found wrong so far.
struct SceneReader {
  /// A problem whose line is not known yet.
  struct Finding {
    var place: ScenePlace
    var fault: SceneFault
    /// Where it lies in the text, if that is not where the value at its place begins.
    var offset: Int?
  }

  /// The place that is being looked at.
  private(set) var place = ScenePlace()
  /// What is wrong.
  private(set) var findings: [Finding] = []
  /// What relative paths are relative to; empty for the working folder.
  private let folder: String
  /// How many problems were left out of the findings.
  private(set) var omitted = 0

  init(folder: String = "") {
    self.folder = folder
  }

  /// A path as it is seen from the working folder.
  func resolve(_ path: String) -> String {
    if folder.isEmpty || path.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Whether further problems are only counted.
  var isFull: Bool { findings.count >= SceneError.limit }

  /// Notes a fault, at the current place unless another is given.
  mutating func report(_ fault: SceneFault, at place: ScenePlace? = nil, offset: Int? = nil) {
    guard !isFull else {
      omitted += 1
      return
    }
    findings.append(Finding(place: place ?? self.place, fault: fault, offset: offset))
  }

  /// Goes to a member or an element for the time of a call.
  mutating func at<Result>(
    _ step: ScenePlace.Step, _ body: (inout SceneReader) -> Result
  ) -> Result {
    place.steps.append(step)
    defer { place.steps.removeLast() }
    return body(&self)
  }

  /// Whether nothing is wrong with a place, with what it holds, or with what holds it.
  func isSound(_ place: ScenePlace) -> Bool {
    omitted == 0
      && !findings.contains { $0.place.holds(place) || place.holds($0.place) }
  }

  /// Adds what another reading found, but for what follows from something found before.
  mutating func add(consequences other: SceneReader) {
    let earlier = self
    for finding in other.findings where earlier.isSound(finding.place) {
      report(finding.fault, at: finding.place, offset: finding.offset)
    }
    omitted += other.omitted
  }

  /// The error that tells what was found, or nil if nothing is wrong.
  func error(document: String, root: JSONValue? = nil, source: SourceText? = nil) -> SceneError? {
    guard !findings.isEmpty else { return nil }
    var located = findings.map { finding in
      (offset: finding.offset ?? root.map { finding.place.offset(in: $0) } ?? 0, finding: finding)
    }
    if root != nil { located.sort { $0.offset < $1.offset } }
    let problems = located.map { offset, finding in
      let position = source?.position(of: offset)
      return SceneProblem(
        place: finding.place.description, line: position?.line, column: position?.column,
        fault: finding.fault)
    }
    return SceneError(document: document, problems: problems, omitted: omitted)
  }
}
