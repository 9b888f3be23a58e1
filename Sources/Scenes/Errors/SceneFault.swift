/// What is wrong with a value of a scene.
public enum SceneFault: Sendable, Hashable {
  /// The text is not JSON: what was found, and what was expected or is to be done.
  case syntax(found: String, remedy: String)
  /// An object has a key twice; the line of the first.
  case repeatedKey(String, firstLine: Int)
  /// An object has a key that it can't have; the nearest of the known ones, if one is near.
  case unknownKey(String, nearest: String?, known: [String])
  /// An object lacks a key that it needs, and what the key means.
  case missingKey(String, meaning: String)
  /// A value is of the wrong kind.
  case wrongKind(found: String, expected: String)
  /// A value of the right kind is too large or too small.
  case outOfRange(found: String, allowed: String)
  /// A value should be one of some names; the nearest of them, if one is near.
  case unknownName(found: String, what: String, nearest: String?, known: [String])
  /// A text does not have the form that it should have.
  case malformed(found: String, what: String, remedy: String)
  /// Values that are right on their own don't go together.
  case conflict(found: String, remedy: String)
  /// Something that a scene may say but that this version can't do.
  case unsupported(what: String, supported: String)
}

extension SceneFault: CustomStringConvertible {
  /// What was found and what to do about it.
  public var description: String {
    switch self {
    case .syntax(let found, let remedy): "found \(found); \(remedy)"
    case .repeatedKey(let key, let line):
      "the key \(key.quotedExcerpt) was given before, in line \(line); keep one of them"
    case .unknownKey(let key, let nearest, let known):
      "unknown key \(key.quotedExcerpt); \(Self.suggestion(nearest, known))"
    case .missingKey(let key, let meaning): "the key \"\(key)\" is missing: \(meaning)"
    case .wrongKind(let found, let expected): "found \(found), but expected \(expected)"
    case .outOfRange(let found, let allowed): "\(found) is out of range; allowed: \(allowed)"
    case .unknownName(let found, let what, let nearest, let known):
      "\(found) is not \(what); \(Self.suggestion(nearest, known))"
    case .malformed(let found, let what, let remedy): "\(found) is not \(what); \(remedy)"
    case .conflict(let found, let remedy): "\(found); \(remedy)"
    case .unsupported(let what, let supported):
      "\(what) is not supported yet by this version; supported: \(supported)"
    }
  }

  private static func suggestion(_ nearest: String?, _ known: [String]) -> String {
    let all = known.joined(separator: ", ")
    guard let nearest else { return "known here: \(all)" }
    return known.count > 20
      ? "did you mean \"\(nearest)\"?" : "did you mean \"\(nearest)\"? Known here: \(all)"
  }
}
