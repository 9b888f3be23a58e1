/// The stages that a scene can have, by the keys that a document gives them.
enum StageKind: String, CaseIterable, Sendable {
  /// Cells that fold away at their middle line.
  case list
  /// A page that folds at its middle.
  case fold
  /// Pictures that are rolled away strip by strip.
  case roll
  /// A button that opens to a row of options.
  case button
  /// A tree of layers.
  case layers

  /// The stage as messages speak of it.
  var phrase: String {
    switch self {
    case .list: "a list"
    case .fold: "a fold"
    case .roll: "a roll"
    case .button: "a button"
    case .layers: "a layer tree"
    }
  }

  /// What its script can do, by the keys of the entries.
  var actions: [String] {
    switch self {
    case .list: ["pull", "pinch", "pan", "tap", "touches", "insert", "remove", "scroll"]
    case .fold: ["pinch", "pan", "tap", "touches"]
    case .roll: ["swipe", "roll", "touches"]
    case .button: ["tap", "press", "open", "close", "touches"]
    case .layers: []
    }
  }

  /// What its tracks can drive, `i` standing for an index.
  var targets: [String] {
    switch self {
    case .list: ["cells[i].height", "contentOffset"]
    case .fold: ["fold.angle", "fold.turn", "fold.pan.x", "fold.pan.y", "fold.scale"]
    case .roll: ["roll.progress"]
    case .button: ["button.open"]
    case .layers: []
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
