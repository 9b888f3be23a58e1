/// Reads JSON (RFC 8259) strictly: nothing that the grammar lacks is let through, and what people
/// write by habit (comments, trailing commas, NaN) is answered with what to do about it.
package struct JSONParser {
  /// How deeply arrays and objects may lie in one another.
  package static let depthLimit = 256

  let bytes: [UInt8]
  var index: Int
  private var place = ScenePlace()
  private var repeated: [RepeatedKey] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = UTF8Check.byteOrderMarkLength(of: bytes)
  }

  /// Reads a whole text.
  ///
  /// - Returns: The value, and the keys that some object has more than once, of which the value
  ///   holds the first.
  package static func parse(
    _ bytes: [UInt8]
  ) throws(JSONError) -> (value: JSONValue, repeated: [RepeatedKey]) {
    if UTF8Check.isUTF16(bytes) {
      throw JSONError(offset: 0, found: "a UTF-16 byte order mark", expected: "save it as UTF-8")
    }
    if let offset = UTF8Check.firstInvalidByte(in: bytes) {
      throw JSONError(
        offset: offset,
        found: "the byte 0x\(UInt32(bytes[offset]).hexadecimal(digits: 2)), which is not UTF-8",
        expected: "save the document as UTF-8")
    }
    var parser = JSONParser(bytes)
    parser.skipSpace()
    if parser.index == bytes.count {
      throw parser.failure("an empty document", expected: "an object such as {\"crease\": 1, …}")
    }
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    if parser.index < bytes.count {
      throw parser.failure(expected: "the end of the document")
    }
    return (value, parser.repeated)
  }

  /// The byte that comes next, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, UInt32(byte) == character.value else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    let start = index
    switch next {
    case UInt8(ascii: "{"): return JSONValue(.object(try members(depth: depth)), offset: start)
    case UInt8(ascii: "["): return JSONValue(.array(try elements(depth: depth)), offset: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), offset: start)
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit:
      return JSONValue(.number(try number()), offset: start)
    default: break
    }
    for (word, kind) in [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ] as [(String, JSONValue.Kind)] where wordAhead() == word {
      index += word.utf8.count
      return JSONValue(kind, offset: start)
    }
    throw failure(expected: "a value")
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    try open(depth: depth)
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return elements }
    while true {
      place.steps.append(.index(elements.count))
      elements.append(try value(depth: depth + 1))
      place.steps.removeLast()
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw failure(expected: "',' or ']'") }
      try rejectTrailingComma(before: "]")
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    try open(depth: depth)
    var members: [JSONValue.Member] = []
    var keys = KeyOffsets()
    skipSpace()
    if take("}") { return members }
    while true {
      let start = index
      guard next == UInt8(ascii: "\"") else { throw failure(expected: "a key in double quotes") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw failure(expected: "':' after the key \(key.quotedExcerpt)") }
      skipSpace()
      place.steps.append(.key(key))
      let value = try value(depth: depth + 1)
      if let first = keys.offset(of: key, among: members) {
        repeated.append(RepeatedKey(place: place, key: key, offset: start, firstOffset: first))
      } else {
        members.append(JSONValue.Member(key, value, keyOffset: start))
      }
      place.steps.removeLast()
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw failure(expected: "',' or '}'") }
      try rejectTrailingComma(before: "}")
    }
  }

  /// Goes past the bracket that begins an array or an object.
  private mutating func open(depth: Int) throws(JSONError) {
    if depth == Self.depthLimit {
      throw failure(
        "a value nested more than \(Self.depthLimit) levels deep",
        expected: "nest layers less deeply; nothing else goes beyond ten levels")
    }
    index += 1
  }

  private mutating func rejectTrailingComma(before bracket: Unicode.Scalar) throws(JSONError) {
    let comma = index - 1
    skipSpace()
    guard let byte = next, UInt32(byte) == bracket.value else { return }
    index = comma
    throw failure("a comma before '\(bracket)'", expected: "remove the comma")
  }
}

/// Finds the keys that an object has already: by looking through them while they are few.
private struct KeyOffsets {
  private var offsets: [String: Int] = [:]

  /// Where a key began among the members read so far, or nil if it is new.
  mutating func offset(of key: String, among members: [JSONValue.Member]) -> Int? {
    if members.count < 16 { return members.first { $0.key == key }?.keyOffset }
    for member in members[offsets.count...] { offsets[member.key] = member.keyOffset }
    return offsets[key]
  }
}
