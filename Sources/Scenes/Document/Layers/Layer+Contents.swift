internal import CreaseGeometry
internal import CreaseLayers

extension LayerPicture {
  /// A picture: a path, or an object with more.
  static let shape: Shape<LayerPicture> = {
    let full = LayerPictureEntry.object.shape.named("picture")
    let path = Shape<String>.path
    return Shape(
      schema: .object(.init("anyOf", .array([path.schema, full.schema]))),
      definitions: full.definitions,
      read: { json, reader in
        switch json.kind {
        case .string: return path.readChecked(json, &reader).map { LayerPicture(.file(path: $0)) }
        case .object: return full.read(json, &reader)?.picture(&reader)
        default:
          reader.report(
            .wrongKind(
              found: json.summary,
              expected: "a picture: a path, or an object with picture or svg"))
          return nil
        }
      },
      check: { picture, reader in
        let entry = LayerPictureEntry(source: PictureEntry(picture.picture), fit: picture.fit)
        full.check(entry, &reader)
      })
  }()
}

/// A layer's picture as an object lays it out.
private struct LayerPictureEntry: Sendable {
  var source = PictureEntry()
  var fit = PictureSheet.Fit.fill

  func picture(_ reader: inout SceneReader) -> LayerPicture? {
    source.report(at: reader.place, &reader)
    if let picture = source.picture { return LayerPicture(picture, fit: fit) }
    if reader.isSound(reader.place) {
      reader.report(
        .malformed(
          found: "an object without one", what: "a picture", remedy: "give it picture or svg"))
    }
    return nil
  }

  static let object = ObjectShape(
    name: "a picture", start: LayerPictureEntry(),
    fields: [
      Field("picture", \.source.path, .path, "The path of a picture."),
      Field("svg", \.source.svg, .svg, "A picture within the document: the text of an SVG."),
      Field(
        "fit", \.fit, .name("a way to fit a picture"),
        "How the picture is fitted: fill (stretched), cover (scaled until it covers the bounds),"
          + " contain (until all of it lies within)."),
    ])
}

extension LayerText {
  /// Text: a string, or an object with more.
  static let shape = Shape<LayerText>.shorthand(
    Shape<String>.text, full: object.shape.named("text"),
    expected: "text: a string, or an object with string",
    make: { LayerText($0) })

  private static let object = ObjectShape(
    name: "text", start: LayerText(""),
    fields: [
      Field("string", \.string, .text, required: true, "The text, in any script."),
      Field("font", \.font, .font, "The face and the size in points."),
      Field("color", \.color, .color, "The colour."),
      Field("alignment", \.alignment, .name("an alignment"), "Where lines lie left to right."),
      Field(
        "verticalAlignment", \.verticalAlignment, .name("a vertical alignment"),
        "Where lines lie top to bottom: from the top, or in the center."),
      Field(
        "inset", \.inset, .number(.from(0, through: 1e6)),
        "The room left and right of the text, in points."),
      Field(
        "lines", \.lineLimit, .integer(1...10_000),
        "The most lines; text that needs more ends in an ellipsis."),
    ])
}

extension LayerPath {
  /// A shape: an SVG path, or an object with more.
  static let shape = Shape<LayerPath>.shorthand(
    Shape<Path>.path, full: object.shape.named("path"),
    expected: "a path: SVG path data such as \"M0 0 L10 0 L5 8 Z\", or an object with d",
    make: { LayerPath($0) })

  private static let object = ObjectShape(
    name: "a path", start: LayerPath(Path()),
    fields: [
      Field(
        "d", \.path.elements, .pathData, required: true,
        "SVG path data: M, L, H, V, C, S, Q, T and Z."),
      Field(
        "fillRule", \.path.fillRule, .name("a fill rule"),
        "Which places count as inside where the path crosses itself."),
      Field(
        "fill", \.fillColor, .paint, "The colour of the inside; none to leave it open."),
      Field("stroke", \.strokeColor, .paint, "The colour of the line along it; none for no line."),
      Field(
        "lineWidth", \.lineWidth, .number(.from(0, through: 1e6)), "The line's width in points."),
    ])
}

extension Shape {
  /// A value that can be written as a plain one or as an object with all keys.
  fileprivate static func shorthand<Short>(
    _ short: Shape<Short>, full: Shape, expected: String,
    make: @escaping @Sendable (Short) -> Value
  ) -> Shape {
    Shape(
      schema: .object(.init("anyOf", .array([short.schema, full.schema]))),
      definitions: short.definitions + full.definitions,
      read: { json, reader in
        switch json.kind {
        case .string: return short.readChecked(json, &reader).map(make)
        case .object: return full.read(json, &reader)
        default:
          reader.report(.wrongKind(found: json.summary, expected: expected))
          return nil
        }
      },
      check: full.check)
  }
}

extension Shape<Color?> {
  /// A colour, or "none".
  fileprivate static let paint = Shape(
    schema: .object(
      .init("anyOf", .array([.object(.init("const", "none")), Shape<Color>.color.schema]))),
    definitions: Shape<Color>.color.definitions,
    read: { json, reader in
      if case .string("none") = json.kind { return .some(nil) }
      return Shape<Color>.color.read(json, &reader).map { .some($0) }
    },
    check: { color, reader in
      if let color { Shape<Color>.color.check(color, &reader) }
    },
    write: { color in color.map { Shape<Color>.color.write($0) } ?? "none" })
}

extension Gradient {
  /// A gradient by its colours.
  static let shape: Shape<Gradient> = {
    let entry = GradientEntry.object.shape
    return Shape(
      schema: entry.schema, definitions: entry.definitions,
      read: { json, reader in entry.read(json, &reader)?.gradient(&reader) },
      check: { gradient, reader in entry.check(GradientEntry(gradient), &reader) })
  }()
}

/// A gradient as it is written.
private struct GradientEntry: Sendable {
  var colors: [Color] = []
  var locations: [Double]?
  var start = Point(x: 0.5, y: 0)
  var end = Point(x: 0.5, y: 1)
  var opacity = 1.0

  init() {}

  init(_ gradient: Gradient) {
    colors = gradient.stops.map(\.color)
    locations = gradient.stops.map(\.location)
    start = gradient.start
    end = gradient.end
    opacity = gradient.opacity
  }

  func gradient(_ reader: inout SceneReader) -> Gradient? {
    if let locations, locations.count != colors.count {
      let place = reader.place.key("locations")
      if reader.isSound(reader.place) {
        reader.report(
          .conflict(
            found: "\(locations.count) locations for \(colors.count) colours",
            remedy: "give each colour its location, or leave them out"),
          at: place)
      }
      return nil
    }
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(location: locations?[index] ?? Double(index) / last, color: color)
    }
    return Gradient(stops: stops, start: start, end: end, opacity: opacity)
  }

  static let object = ObjectShape(
    name: "a gradient", start: GradientEntry(),
    fields: [
      Field(
        "colors", \.colors, .array(of: .color, placeholder: .black), required: true,
        "The colours of the stops."),
      Field(
        "locations", \.locations, .locations,
        "Where the stops lie, 0…1 and ascending; left out, evenly spread."),
      Field("start", \.start, .point, "Where it starts, in fractions of the bounds."),
      Field("end", \.end, .point, "Where it ends, in fractions of the bounds."),
      Field("opacity", \.opacity, .number(.from(0, through: 1)), "The opacity of the whole."),
    ])
}

extension Shape<[Double]> {
  /// Numbers of 0…1, none less than the one before.
  static let locations: Shape<[Double]> = {
    var shape = Shape<[Double]>.array(of: .number(.from(0, through: 1)), placeholder: 0)
    let elements = shape.check
    shape.check = { numbers, reader in
      elements(numbers, &reader)
      for index in numbers.indices.dropFirst() where numbers[index] < numbers[index - 1] {
        reader.report(
          .outOfRange(
            found: numbers[index].shown,
            allowed: "at least the one before, \(numbers[index - 1].shown)"),
          at: reader.place.index(index))
      }
    }
    return shape
  }()
}
