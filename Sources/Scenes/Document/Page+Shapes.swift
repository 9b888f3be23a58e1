internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers
internal import Glibc

extension Page {
  /// A page: the path of a picture, or an object with more.
  static let shape: Shape<Page> = {
    let full = PageEntry.object.shape.named("page")
    let path = Shape<String>.path
    return Shape(
      schema: .object(.init("anyOf", .array([path.schema, full.schema]))),
      definitions: full.definitions,
      read: { json, reader in
        switch json.kind {
        case .string:
          return path.readChecked(json, &reader).map { PageEntry(picture: .file(path: $0)).page }
        case .object:
          let entry = full.read(json, &reader)
          entry?.checkContents(&reader)
          return entry?.page
        default:
          reader.report(
            .wrongKind(
              found: json.summary,
              expected: "a page: the path of a picture, or an object with picture, svg or title"))
          return nil
        }
      },
      check: { page, reader in full.check(PageEntry(page), &reader) })
  }()

  /// The picture, if the page shows one.
  var picture: Picture? { if case .picture(let picture, _)? = content { picture } else { nil } }
}

extension PageBack {
  /// What shows from behind: `mirrored`, a colour, the path of a picture, or a page.
  static let shape: Shape<PageBack> = Shape(
    schema: .object(
      .init(
        "anyOf",
        .array([
          .object(.init("const", "mirrored")), Shape<Color>.color.schema, Page.shape.schema,
        ]))),
    definitions: Shape<Color>.color.definitions + Page.shape.definitions,
    read: { json, reader in
      switch json.kind {
      case .string("mirrored"): return .mirrored
      case .string(let text) where text.isLikePath:
        return Page.shape.read(json, &reader).map(PageBack.page)
      case .string: return Shape<Color>.color.read(json, &reader).map(PageBack.color)
      case .object: return Page.shape.read(json, &reader).map(PageBack.page)
      default:
        reader.report(
          .wrongKind(
            found: json.summary,
            expected: "a back: \"mirrored\", a colour, the path of a picture, or a page"))
        return nil
      }
    },
    check: { back, reader in
      switch back {
      case .mirrored: break
      case .color(let color): Shape<Color>.color.check(color, &reader)
      case .page(let page): Page.shape.check(page, &reader)
      }
    },
    write: { back in
      switch back {
      case .mirrored: "mirrored"
      case .color(let color): Shape<Color>.color.write(color)
      case .page: nil
      }
    })

  /// The picture, if a page shows one.
  var picture: Picture? { if case .page(let page) = self { page.picture } else { nil } }
}

extension String {
  /// Whether this is rather the path of a picture than a colour.
  fileprivate var isLikePath: Bool { contains(".") || contains("/") }
}

/// A page as an object lays it out.
private struct PageEntry: Sendable {
  var source = PictureEntry()
  var fit = PictureSheet.Fit.cover
  var title: String?
  var font = Font(face: "Inter Bold", size: 20)
  var textColor: Color?
  var color: Color?

  init() {}

  init(picture: Picture) { source = PictureEntry(picture) }

  init(_ page: Page) {
    color = page.color
    switch page.content {
    case .picture(let picture, let fit): (source, self.fit) = (PictureEntry(picture), fit)
    case .title(let title, let font, let color):
      (self.title, self.font, textColor) = (title, font, color)
    case nil: break
    }
  }

  /// The page; what is left out follows from the rest.
  var page: Page {
    if let picture = source.picture { return .picture(picture, fit: fit, color: color ?? .clear) }
    let color = color ?? .white
    guard let title else { return Page(color: color) }
    return .text(title, color: color, font: font, textColor: textColor ?? color.contrast)
  }

  func checkContents(_ reader: inout SceneReader) {
    source.report(at: reader.place, &reader)
    guard title != nil, source.picture != nil else { return }
    reader.report(
      .conflict(
        found: "a page shows a picture or a title, but not both",
        remedy: "write the title into the picture, or leave one out"),
      at: reader.place.key("title"))
  }

  static let object = ObjectShape(
    name: "a page", start: PageEntry(),
    fields: [
      Field("picture", \.source.path, .path, "The path of a picture."),
      Field("svg", \.source.svg, .svg, "A picture within the document: the text of an SVG."),
      Field(
        "fit", \.fit, .name("a way to fit a picture"),
        "How the picture is fitted: cover (scaled until it covers the page), contain (until all of"
          + " it lies on the page), fill (stretched)."),
      Field("title", \.title, .text, "A line of text in the middle, instead of a picture."),
      Field("font", \.font, .font, "The title's face and size in points."),
      Field(
        "textColor", \.textColor, .color,
        "The title's colour; left out, black or white, whichever stands out more."),
      Field(
        "color", \.color, .color,
        "The colour under picture or title; left out, transparent under a picture, else white."),
    ])
}

extension Color {
  /// Black or white, whichever has the greater contrast to this colour (W3C, Web Content
  /// Accessibility Guidelines 2.1, relative luminance).
  fileprivate var contrast: Color {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return luminance > 0.179 ? .black : .white
  }
}
