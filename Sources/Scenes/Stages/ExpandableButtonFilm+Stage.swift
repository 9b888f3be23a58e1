internal import CreaseEffects
internal import CreaseGeometry

extension ExpandableButtonFilm: StageFilm {
  var scriptFaults: [ScriptFault] {
    errors.map { error in
      switch error.fault {
      case .option(let option, let count):
        let there = count > 0 ? "0 to \(count - 1)" : "none, since the button has no options"
        return ScriptFault(
          entry: error.action, key: "option",
          fault: .outOfRange(found: "the option \(option)", allowed: there))
      case .closed(let option):
        return ScriptFault(
          entry: error.action, key: "option",
          fault: .conflict(
            found: "option \(option) doesn't show at that time", remedy: "open the button before"))
      case .gesture(let cause): return ScriptFault(entry: error.action, gesture: cause)
      case .time(let time): return ScriptFault(entry: error.action, time: time)
      }
    }
  }

  func account(at time: Double) -> JSONValue {
    let state = state(at: time)
    return .object(
      .init("open", .rounded(state.open)), .init("isOpen", .init(.bool(state.isOpen))),
      .init(
        "options",
        .array(
          state.options.map { option in
            .object(
              .init("center", .array([.rounded(option.center.x), .rounded(option.center.y)])),
              .init("opacity", .rounded(option.opacity)), .init("scale", .rounded(option.scale)))
          })))
  }

  func log(upTo time: Double) -> [JSONValue] {
    events(upTo: time).map { event in
      .object(
        .init("at", .rounded(event.time)), .init("name", .init(.string(event.kind.rawValue))),
        event.index.map { .init("index", .rounded(Double($0))) })
    }
  }
}
