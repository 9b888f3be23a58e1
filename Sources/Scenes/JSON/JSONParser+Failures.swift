extension JSONParser {
  /// An error at the current place.
  func failure(_ found: String, expected: String) -> JSONError {
    JSONError(offset: index, found: found, expected: expected)
  }

  /// An error at the current place, which names what is there, with a remedy for the usual slips.
  func failure(expected: String) -> JSONError {
    guard let byte = next else {
      return failure("the end of the document", expected: "expected \(expected)")
    }
    let word = wordAhead()
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return failure("a comment", expected: "JSON has no comments; remove it")
    case UInt8(ascii: "'"):
      return failure("a single quote", expected: "write texts and keys in double quotes (\")")
    case UInt8(ascii: "+"):
      return failure("'+'", expected: "write the number without it")
    case UInt8(ascii: "."):
      return failure("a number without a digit before the point", expected: "write 0.5 for .5")
    default: break
    }
    let quotedWord = word.quotedExcerpt
    switch word.lowercased() {
    case "nan", "infinity", "inf":
      return failure("\(word)", expected: "numbers must be finite; write a number")
    case "true", "false", "null":
      return failure(quotedWord, expected: "write \(word.lowercased())")
    case "none", "undefined", "nil":
      return failure(quotedWord, expected: "leave the key out, or write a value")
    case "": break
    default:
      return failure(
        "the bare word \(quotedWord)",
        expected: "expected \(expected); texts and keys need double quotes")
    }
    return failure(characterAhead(), expected: "expected \(expected)")
  }

  /// The letters, digits and underscores that come next.
  func wordAhead() -> String {
    var end = index
    while end < bytes.count, end - index < 64, bytes[end].isWordCharacter { end += 1 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  /// The next character in quotes.
  func characterAhead() -> String {
    var end = min(index + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let character = String(decoding: bytes[index..<end], as: UTF8.self)
    return character == "\"" ? "'\"'" : "'\(character.escapedExcerpt)'"
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, a digit or an underscore.
  fileprivate var isWordCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
