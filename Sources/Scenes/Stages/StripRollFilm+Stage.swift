internal import CreaseEffects

extension StripRollFilm: StageFilm {
  var scriptFaults: [ScriptFault] { errors.map(ScriptFault.init) }

  func account(at time: Double) -> JSONValue {
    let state = state(at: time)
    return .object(
      .init("step", .rounded(Double(state.step))), .init("local", .rounded(state.local)),
      .init("picture", state.picture.map { .rounded(Double($0)) } ?? JSONValue(.null)),
      .init("rolling", .init(.bool(state.isRolling))))
  }

  func log(upTo time: Double) -> [JSONValue] {
    events(upTo: time).map { event in
      .object(
        .init("at", .rounded(event.time)), .init("name", .init(.string(event.kind.rawValue))),
        event.picture.map { .init("picture", .rounded(Double($0))) })
    }
  }
}
