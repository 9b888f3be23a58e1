internal import CreaseLayers

extension Shape<Font> {
  /// A face and a size in points, such as "Inter Bold 20".
  static let font = Shape(
    schema: .object(.init("type", "string"), .init("pattern", "^.*\\S\\s+[0-9.]+\\s*$")),
    read: { json, reader in
      guard case .string(let text) = json.kind else {
        reader.report(
          .wrongKind(found: json.summary, expected: "a font such as \"Inter Bold 20\""))
        return nil
      }
      var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let size = words.last.flatMap(Double.init) else {
        let example =
          text.utf8.count <= 40 && !words.isEmpty ? words.joined(separator: " ") : "Inter"
        reader.report(
          .malformed(
            found: text.quotedExcerpt, what: "a font with a size",
            remedy: "add the size in points, as in \"\(example.escapedExcerpt) 20\""))
        return nil
      }
      words.removeLast()
      return Font(face: words.joined(separator: " "), size: size)
    },
    check: { font, reader in
      let sizes = NumberRange.above(0, through: 1000)
      if !sizes.contains(font.size) {
        reader.report(.outOfRange(found: "the size \(font.size.shown)", allowed: "\(sizes) points"))
      }
      if font.face.allSatisfy(\.isWhitespace) || font.face.utf8.contains(0) {
        reader.report(
          .malformed(
            found: font.face.quotedExcerpt, what: "the name of a typeface",
            remedy: "write a face and a size, as in \"Inter Bold 20\""))
      }
    },
    write: { JSONValue(.string("\($0.face) \(JSONWriter.text(of: $0.size))")) })
}
