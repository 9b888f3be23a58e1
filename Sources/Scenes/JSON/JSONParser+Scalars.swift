extension JSONParser {
  /// Reads a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  mutating func number() throws(JSONError) -> Double {
    let start = index
    if take("-"), next?.isDigit != true {
      index = start
      let word = String(decoding: bytes[start + 1..<min(start + 9, bytes.count)], as: UTF8.self)
      if word.lowercased().hasPrefix("inf") {
        throw failure("-Infinity", expected: "numbers must be finite; write a number")
      }
      throw failure("'-' without a digit after it", expected: "expected a number")
    }
    if take("0") {
      if next?.isDigit == true {
        index = start
        throw failure("a number that begins with 0", expected: "remove the leading zeros")
      }
      if let byte = next, byte == UInt8(ascii: "x") || byte == UInt8(ascii: "X") {
        index = start
        throw failure("a hexadecimal number", expected: "write it in decimal digits")
      }
    } else {
      skipDigits()
    }
    if take(".") { try digits(after: "the decimal point") }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try digits(after: "the exponent's sign")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      index = start
      throw failure(
        "the number \(text.escapedExcerpt)", expected: "it is out of range (largest: about 1.8e308)"
      )
    }
    return value
  }

  private mutating func skipDigits() {
    while next?.isDigit == true { index += 1 }
  }

  private mutating func digits(after what: String) throws(JSONError) {
    guard next?.isDigit == true else { throw failure(expected: "a digit after \(what)") }
    skipDigits()
  }

  /// Reads a text in double quotes.
  mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    // The plain stretch from here on, copied in one go where it ends.
    var plainStart = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let end = index
        index += 1
        if text.isEmpty { return String(decoding: bytes[plainStart..<end], as: UTF8.self) }
        return String(decoding: text + bytes[plainStart..<end], as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[plainStart..<index]
        text += Array(String(try escape()).utf8)
        plainStart = index
      case 0..<0x20:
        if byte == 0x0A || byte == 0x0D {
          throw failure("a line break inside a text", expected: "close it with '\"' or write \\n")
        }
        throw failure(
          "the control character U+\(UInt32(byte).hexadecimal(digits: 4)) inside a text",
          expected: "write it as \\u\(UInt32(byte).hexadecimal(digits: 4))")
      default: index += 1
      }
    }
    index = start
    throw failure("a text without its end", expected: "close it with '\"'")
  }

  /// Reads an escape sequence, from its backslash on.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    let plain: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
      ("r", "\r"), ("t", "\t"),
    ]
    for (letter, scalar) in plain where take(letter) { return scalar }
    if take("u") {
      let unit = try hexadecimalUnit(from: start)
      if let scalar = Unicode.Scalar(unit) { return scalar }
      if unit < 0xDC00, take("\\"), take("u") {
        let low = try hexadecimalUnit(from: start)
        if 0xDC00...0xDFFF ~= low,
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
          return scalar
        }
      }
      index = start
      throw failure(
        "the lone surrogate \\u\(unit.hexadecimal(digits: 4))",
        expected: "write both halves of the pair, or the character itself")
    }
    index = start
    throw failure(
      "an unknown escape after '\\'",
      expected: "use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u with four hexadecimal digits")
  }

  private mutating func hexadecimalUnit(from start: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      index = start
      throw failure("an incomplete \\u escape", expected: "write four hexadecimal digits after \\u")
    }
    index += 4
    return unit
  }
}
