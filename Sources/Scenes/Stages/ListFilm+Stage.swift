internal import CreaseEffects

extension ListFilm: StageFilm {
  var scriptFaults: [ScriptFault] {
    errors.map { error in
      switch error.fault {
      case .index(let index, let last):
        let there = last.map { "0 to \($0)" } ?? "none, since the list has no cells"
        return ScriptFault(
          entry: error.action, key: "index",
          fault: .outOfRange(found: "the index \(index)", allowed: there + " at that time"))
      case .crowd(let limit):
        return ScriptFault(
          entry: error.action,
          fault: .conflict(
            found: "\(limit) cells move already at that time",
            remedy: "let them come to rest first"))
      case .gesture(let cause): return ScriptFault(entry: error.action, gesture: cause)
      case .time(let time): return ScriptFault(entry: error.action, time: time)
      }
    }
  }

  func account(at time: Double) -> JSONValue {
    let state = state(at: time)
    return .object(
      .init("contentOffset", .rounded(state.contentOffset)),
      .init("contentHeight", .rounded(state.contentHeight)),
      .init(
        "cells",
        .array(
          state.cells.map { cell in
            .object(
              .init("title", .init(.string(cell.title))), .init("y", .rounded(cell.y)),
              .init("height", .rounded(cell.height)),
              .init("style", .init(.string(cell.style.rawValue))))
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
