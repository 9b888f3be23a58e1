internal import CreaseEffects
internal import CreaseMotion

/// A stage with its motion laid out, as a film needs it whichever it is.
protocol StageFilm: Effect {
  /// What the script can't do.
  var scriptFaults: [ScriptFault] { get }
  /// The stage's own account of a moment.
  func account(at time: Double) -> JSONValue
  /// What has happened up to a time in seconds.
  func log(upTo time: Double) -> [JSONValue]
}

/// Something that an entry of a script can't do.
struct ScriptFault: Sendable {
  /// The entry's number.
  var entry: Int
  /// The key of the entry's value that is to blame; nil for the whole.
  var key: String?
  /// What is wrong.
  var fault: SceneFault

  init(entry: Int, key: String? = nil, fault: SceneFault) {
    self.entry = entry
    self.key = key
    self.fault = fault
  }

  /// A gesture that fingers can't do.
  init(entry: Int, gesture error: MotionError) {
    self.init(
      entry: entry,
      fault: .malformed(
        found: "the gesture", what: "one that fingers can do", remedy: "\(error)"))
  }

  /// A time that no film can have.
  init(entry: Int, time: Double) {
    self.init(
      entry: entry,
      fault: .outOfRange(found: "the time \(time.shown)", allowed: "seconds within ±1e9"))
  }
}

extension SceneError {
  /// Tells what a script can't do; nil if there is nothing.
  init?(_ faults: [ScriptFault]) {
    guard !faults.isEmpty else { return nil }
    let problems = faults.prefix(Self.limit).map { fault in
      SceneProblem(place: "script[\(fault.entry)]", fault: fault.fault)
    }
    self.init(problems: problems, omitted: faults.count - problems.count)
  }
}
