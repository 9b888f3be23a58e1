internal import CreaseEffects

extension SceneError {
  /// Tells what a script can't do; nil if there is nothing.
  init?(_ errors: [ListActionError]) {
    guard !errors.isEmpty else { return nil }
    let problems = errors.prefix(Self.limit).map { error in
      SceneProblem(place: "script[\(error.action)]", fault: SceneFault(error.fault))
    }
    self.init(problems: problems, omitted: errors.count - problems.count)
  }
}

extension SceneFault {
  /// Tells why an action can't be done.
  init(_ fault: ListActionError.Fault) {
    switch fault {
    case .index(let index, let last):
      let there = last.map { "0 to \($0)" } ?? "none, since the list has no cells"
      self = .outOfRange(found: "the index \(index)", allowed: there + " at that time")
    case .crowd(let limit):
      self = .conflict(
        found: "\(limit) cells move already at that time", remedy: "let them come to rest first")
    case .gesture(let error):
      self = .malformed(found: "the gesture", what: "one that fingers can do", remedy: "\(error)")
    case .time(let time):
      self = .outOfRange(found: "the time \(time.shown)", allowed: "seconds within ±1e9")
    }
  }
}
