internal import CreaseGeometry

/// Reads path data: commands of a letter, each with its numbers, which may stand several times.
struct PathDataParser {
  private let text: String
  private let bytes: [UInt8]
  private var position = 0
  private var elements: [Path.Element] = []
  /// Where the pen is, and where it was set down.
  private var pen = Point.zero
  private var start = Point.zero
  /// The last control point of the curve before, which a smooth curve mirrors, and its command.
  private var control: (point: Point, isCubic: Bool)?

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(SceneFault) -> [Path.Element] {
    skip()
    var command: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isLetter(byte) {
        position += 1
        command = byte
        guard !elements.isEmpty || byte | 0x20 == UInt8(ascii: "m") else {
          throw fault("does not begin with M", "set the pen down first: M x y")
        }
        try run(byte)
      } else if let last = command, last | 0x20 != UInt8(ascii: "z") {
        // After a move, further pairs are lines.
        let next = last | 0x20 == UInt8(ascii: "m") ? last - 1 : last
        try run(next)
      } else {
        throw fault(
          "has \"\(Character(Unicode.Scalar(byte)))\" at \(position + 1)", "write a command there")
      }
      skip()
    }
    guard !elements.isEmpty else { throw fault("is empty", "write at least M x y") }
    return elements
  }

  private mutating func run(_ command: UInt8) throws(SceneFault) {
    let isRelative = command >= UInt8(ascii: "a")
    let base = isRelative ? pen : .zero
    let previous = control
    control = nil
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      pen = try point(base)
      start = pen
      elements.append(.move(to: pen))
    case UInt8(ascii: "l"): line(to: try point(base))
    case UInt8(ascii: "h"): line(to: Point(x: base.x + (try number()), y: pen.y))
    case UInt8(ascii: "v"): line(to: Point(x: pen.x, y: base.y + (try number())))
    case UInt8(ascii: "c"): cubic(try point(base), try point(base), try point(base))
    case UInt8(ascii: "s"):
      cubic(mirrored(previous, isCubic: true), try point(base), try point(base))
    case UInt8(ascii: "q"): quadratic(try point(base), try point(base))
    case UInt8(ascii: "t"): quadratic(mirrored(previous, isCubic: false), try point(base))
    case UInt8(ascii: "z"):
      pen = start
      elements.append(.close)
    default:
      throw fault(
        "has the command \"\(Character(Unicode.Scalar(command)))\"",
        "use M, L, H, V, C, S, Q, T and Z; for a circle, use cornerRadius")
    }
  }

  private mutating func line(to end: Point) {
    pen = end
    elements.append(.line(to: end))
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    elements.append(.cubic(control1: first, control2: second, to: end))
    (pen, control) = (end, (second, true))
  }

  private mutating func quadratic(_ middle: Point, _ end: Point) {
    elements.append(.quadratic(control: middle, to: end))
    (pen, control) = (end, (middle, false))
  }

  private func mirrored(_ last: (point: Point, isCubic: Bool)?, isCubic: Bool) -> Point {
    guard let last, last.isCubic == isCubic else { return pen }
    return Point(x: 2 * pen.x - last.point.x, y: 2 * pen.y - last.point.y)
  }

  private mutating func point(_ base: Point) throws(SceneFault) -> Point {
    let x = try number()
    return Point(x: base.x + x, y: base.y + (try number()))
  }

  /// Reads a number; the next one begins at a sign or at a second point, too.
  private mutating func number() throws(SceneFault) -> Double {
    skip()
    let first = position
    var hasPoint = false
    var hasExponent = false
    while position < bytes.count {
      let byte = bytes[position]
      let isAfterExponent = position > first && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        guard position == first || isAfterExponent else { break }
      } else if byte == UInt8(ascii: ".") {
        guard !hasPoint, !hasExponent else { break }
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        guard !hasExponent, position > first else { break }
        hasExponent = true
      } else if !(0x30...0x39 ~= byte) {
        break
      }
      position += 1
    }
    let word = String(decoding: bytes[first..<position], as: UTF8.self)
    guard let value = Double(word), value.isFinite else {
      throw fault("lacks a number at \(first + 1)", "give each command all its numbers")
    }
    return value
  }

  private mutating func skip() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(bytes[position]) {
      position += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 && byte | 0x20 != UInt8(ascii: "e")
  }

  private func fault(_ reason: String, _ remedy: String) -> SceneFault {
    .malformed(
      found: text.quotedExcerpt, what: "path data", remedy: "it \(reason); \(remedy)")
  }
}
