/// The stages that a scene can have, by the keys that a document gives them.
enum StageKind: String, CaseIterable, Sendable {
  /// Cells that fold away at their middle line.
  case list

  /// The stage as messages speak of it.
  var phrase: String {
    switch self {
    case .list: "a list"
    }
  }

  /// What its script can do, by the keys of the entries.
  var actions: [String] {
    switch self {
    case .list: ["pull", "pinch", "pan", "tap", "touches", "insert", "remove", "scroll"]
    }
  }

  /// What its tracks can drive, `i` standing for an index.
  var targets: [String] {
    switch self {
    case .list: ["cells[i].height", "contentOffset"]
    }
  }

  /// The keys of all stages in a sentence.
  static var names: String { allCases.map(\.rawValue).inAWord }

  /// The stage of a document: nil unless it has exactly one.
  init?(in document: JSONValue) {
    let kinds = (document.members ?? []).compactMap { StageKind(rawValue: $0.key) }
    guard kinds.count == 1 else { return nil }
    self = kinds[0]
  }
}

extension [String] {
  /// The words as a choice: `a, b or c`.
  var inAWord: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
