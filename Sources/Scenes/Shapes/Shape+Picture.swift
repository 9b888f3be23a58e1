internal import CreaseLayers

extension Shape<String> {
  /// The path of a picture's file; a relative one is taken from where the document lies.
  static let path = Shape(
    schema: .object(.init("type", "string"), .init("minLength", 1)),
    read: { json, reader in
      guard case .string(let path) = json.kind else {
        reader.report(
          .wrongKind(found: json.summary, expected: "the path of a picture in double quotes"))
        return nil
      }
      return reader.resolve(path)
    },
    check: { path, reader in
      if path.isEmpty || path.utf8.contains(0) {
        reader.report(
          .malformed(
            found: path.quotedExcerpt, what: "a path",
            remedy: "name the file of a picture, such as \"page.jpg\""))
      } else if path.contains("<svg") {
        reader.report(
          .malformed(
            found: path.quotedExcerpt, what: "a path",
            remedy: "write {\"svg\": \"<svg …\"} for a picture within the document"))
      }
    })

  /// The text of an SVG document.
  static let svg = Shape(
    schema: .object(.init("type", "string"), .init("minLength", 1)),
    read: Shape<String>.text.read,
    check: { text, reader in
      guard text.utf8.contains(0) || !text.contains("<svg") else { return }
      reader.report(
        .malformed(
          found: text.quotedExcerpt, what: "an SVG document",
          remedy: "write \"<svg xmlns='http://www.w3.org/2000/svg' …>…</svg>\""))
    })
}

/// The picture of an object that has the keys `picture` and `svg`.
struct PictureEntry: Sendable {
  /// The path of a file.
  var path: String?
  /// The text of an SVG document.
  var svg: String?

  /// Lays out a picture; pixels in memory can't be written.
  init(_ picture: Picture? = nil) {
    switch picture {
    case .file(let path): self.path = path
    case .svg(let text): svg = text
    case .pixmap, nil: break
    }
  }

  /// The picture, if there is one.
  var picture: Picture? { path.map(Picture.file) ?? svg.map(Picture.svg) }

  /// Notes that there are two pictures, at the second.
  func report(at place: ScenePlace, _ reader: inout SceneReader) {
    guard path != nil, svg != nil else { return }
    reader.report(
      .conflict(found: "\"picture\" and \"svg\" are two pictures", remedy: "keep one of them"),
      at: place.key("svg"))
  }
}
