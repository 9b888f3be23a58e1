internal import CreaseWords

/// A number of a stage that a track can drive.
enum TrackTarget: Sendable, Hashable {
  /// The height of a cell of a folding list.
  case cellHeight(Int)
  /// How far a list is scrolled.
  case contentOffset
  /// The angle of both halves of a fold.
  case foldAngle
  /// How far a fold is open.
  case foldTurn
  /// How far a fold is moved to the right.
  case foldPanX
  /// How far a fold is moved down.
  case foldPanY
  /// A fold's scale.
  case foldScale
  /// How far a roll has come.
  case rollProgress
  /// How far a button is open.
  case buttonOpen
}

extension TrackTarget: CustomStringConvertible {
  /// The target as a scene writes it.
  var description: String {
    switch self {
    case .cellHeight(let index): "cells[\(index)].height"
    case .contentOffset: "contentOffset"
    case .foldAngle: "fold.angle"
    case .foldTurn: "fold.turn"
    case .foldPanX: "fold.pan.x"
    case .foldPanY: "fold.pan.y"
    case .foldScale: "fold.scale"
    case .rollProgress: "roll.progress"
    case .buttonOpen: "button.open"
    }
  }
}

extension TrackTarget {
  /// The targets that are names and nothing more.
  private static let plain: [TrackTarget] = [
    .contentOffset, .foldAngle, .foldTurn, .foldPanX, .foldPanY, .foldScale, .rollProgress,
    .buttonOpen,
  ]

  /// Reads a target.
  ///
  /// - Parameter stage: The stage that the track is for; nil for any.
  static func parse(_ text: String, for stage: StageKind?) -> Result<TrackTarget, SceneFault> {
    let known = stage?.targets ?? StageKind.allCases.flatMap(\.targets)
    let pattern = text.utf8.count <= 40 ? text.withPatternOfIndex : text
    guard known.contains(pattern) else {
      return .failure(refusal(of: text, pattern: pattern, for: stage, known: known))
    }
    if let target = plain.first(where: { $0.description == text }) { return .success(target) }
    // An index that no Int can hold is beyond any list, and so is its stand-in.
    return .success(.cellHeight(Int(text.filter(\.isNumber)) ?? .max))
  }

  private static func refusal(
    of text: String, pattern: String, for stage: StageKind?, known: [String]
  ) -> SceneFault {
    if let stage, let owner = StageKind.allCases.first(where: { $0.targets.contains(pattern) }) {
      return .conflict(
        found: "\(stage.phrase) has no \(text.quotedExcerpt), which is \(owner.phrase)'s",
        remedy: "its tracks drive \(known.joined(separator: ", "))")
    }
    return .unknownName(
      found: text.quotedExcerpt, what: "a target",
      nearest: Spelling.nearest(to: pattern, among: known), known: known)
  }
}

extension String {
  /// The text with `i` for the digits between brackets.
  fileprivate var withPatternOfIndex: String {
    guard let open = firstIndex(of: "["), let close = lastIndex(of: "]"), open < close else {
      return self
    }
    let digits = self[index(after: open)..<close]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return self }
    return self[...open] + "i" + self[close...]
  }
}

extension Shape<TrackTarget> {
  /// What a track drives.
  ///
  /// - Parameter stage: The stage that the track is for; nil for any.
  static func target(for stage: StageKind?) -> Shape {
    let known = stage?.targets ?? StageKind.allCases.flatMap(\.targets)
    return Shape(
      schema: .object(
        .init("type", "string"), .init("pattern", .init(.string(Self.pattern(of: known))))),
      read: { json, reader in
        guard case .string(let text) = json.kind else {
          let example = known.first.map { "\"\($0.replacing("[i]", with: "[2]"))\"" } ?? "a name"
          reader.report(
            .wrongKind(found: json.summary, expected: "a target such as \(example)"))
          return nil
        }
        switch TrackTarget.parse(text, for: stage) {
        case .success(let target): return target
        case .failure(let fault):
          reader.report(fault)
          return nil
        }
      },
      check: { _, _ in })
  }

  /// The regular expression that matches the targets, `i` being any index.
  private static func pattern(of targets: [String]) -> String {
    let choices = targets.map { target in
      target.reduce(into: "") { pattern, character in
        switch character {
        case "i" where pattern.hasSuffix("\\["): pattern += "[0-9]+"
        case "[", "]", ".": pattern += "\\\(character)"
        default: pattern.append(character)
        }
      }
    }
    return "^(\(choices.joined(separator: "|")))$"
  }
}
