internal import CreaseEffects
internal import CreaseGeometry

extension HalfFoldFilm: StageFilm {
  var scriptFaults: [ScriptFault] { errors.map(ScriptFault.init) }

  func account(at time: Double) -> JSONValue {
    let state = state(at: time)
    return .object(
      .init("angle", .rounded(state.angle)), .init("turn", .rounded(state.turn)),
      .init("pan", .array([.rounded(state.pan.x), .rounded(state.pan.y)])),
      .init("scale", .rounded(state.scale)))
  }

  func log(upTo time: Double) -> [JSONValue] {
    events(upTo: time).map { event in
      .object(
        .init("at", .rounded(event.time)), .init("name", .init(.string(event.kind.rawValue))))
    }
  }
}

extension ScriptFault {
  /// Tells why an action of a fold or a roll can't be done.
  init(_ error: ScriptActionError) {
    switch error.fault {
    case .gesture(let cause): self.init(entry: error.action, gesture: cause)
    case .time(let time): self.init(entry: error.action, time: time)
    }
  }
}
