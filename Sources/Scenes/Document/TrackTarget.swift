internal import CreaseWords

/// A number of a stage that a track can drive.
enum TrackTarget: Sendable, Hashable {
  /// The height of a cell of a folding list.
  case cellHeight(Int)
  /// How far a list is scrolled.
  case contentOffset
}

extension TrackTarget: CustomStringConvertible {
  /// The target as a scene writes it.
  var description: String {
    switch self {
    case .cellHeight(let index): "cells[\(index)].height"
    case .contentOffset: "contentOffset"
    }
  }
}

extension TrackTarget {
  private static let known = ["cells[i].height", "contentOffset"]
  private static let later = [
    "fold.angle", "fold.turn", "fold.pan.x", "fold.pan.y", "fold.scale", "roll.progress",
    "button.open",
  ]

  /// Reads a target.
  static func parse(_ text: String) -> Result<TrackTarget, SceneFault> {
    if text == "contentOffset" { return .success(.contentOffset) }
    if text.utf8.count <= 40, text.hasPrefix("cells["), text.hasSuffix("].height") {
      let digits = text.dropFirst("cells[".count).dropLast("].height".count)
      if !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) {
        // An index that no Int can hold is beyond any list, and so is its stand-in.
        return .success(.cellHeight(Int(digits) ?? .max))
      }
    }
    if later.contains(text) {
      return .failure(
        .unsupported(
          what: "the target \(text.quotedExcerpt)", supported: known.joined(separator: ", ")))
    }
    let pattern = text.utf8.count <= 40 ? text.filter { !$0.isNumber } : text
    return .failure(
      .unknownName(
        found: text.quotedExcerpt, what: "a target",
        nearest: Spelling.nearest(to: pattern, among: known), known: known))
  }
}

extension Shape<TrackTarget> {
  /// What a track drives.
  static let target = Shape(
    schema: .object(
      .init("type", "string"), .init("pattern", "^(cells\\[[0-9]+\\]\\.height|contentOffset)$")),
    read: { json, reader in
      guard case .string(let text) = json.kind else {
        reader.report(
          .wrongKind(found: json.summary, expected: "a target such as \"cells[2].height\""))
        return nil
      }
      switch TrackTarget.parse(text) {
      case .success(let target): return target
      case .failure(let fault):
        reader.report(fault)
        return nil
      }
    },
    check: { _, _ in })
}
