internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers

private let extents = NumberRange.above(0, through: 16384)

extension ExpandableButton {
  /// The keys of a button.
  static let object = ObjectShape(
    name: "a button", start: ExpandableButton(origin: .zero),
    fields: [
      Field(
        "origin", \.origin, .point, required: true, "The top left corner in canvas points, [x, y]."),
      Field(
        "size", \.size, .number(.above(8, through: 16384)),
        "The side of the square button, in points."),
      Field(
        "alignment", \.alignment, .name("an alignment"),
        "Where the button stays: left (it opens to the right) or right (to the left)."),
      Field(
        "options", \.options, .array(of: ButtonOption.shape, placeholder: ButtonOption()),
        "The options from left to right, each a title or an object; left out, \"0\" to \"3\"."),
      Field("font", \.font, .font, "The titles' face and size in points."),
    ])
}

extension ButtonOption {
  /// An option: a title, or an object with more.
  static let shape: Shape<ButtonOption> = {
    let full = object.shape.named("option")
    let title = Shape<String>.text
    return Shape(
      schema: .object(.init("anyOf", .array([title.schema, full.schema]))),
      definitions: full.definitions,
      read: { json, reader in
        switch json.kind {
        case .string: return title.readChecked(json, &reader).map { ButtonOption(title: $0) }
        case .object: return full.read(json, &reader)
        default:
          reader.report(
            .wrongKind(
              found: json.summary, expected: "an option: a title, or an object with title or image")
          )
          return nil
        }
      },
      check: full.check)
  }()

  private static let object = ObjectShape(
    name: "an option", start: ButtonOption(),
    fields: [
      Field("title", \.title, .text, "The text, in the middle."),
      Field(
        "image", \.picture, LayerPicture.shape,
        "A picture under the text: a path, or an object with picture or svg."),
      Field("width", \.size.width, .number(extents), "The width in points."),
      Field("height", \.size.height, .number(extents), "The height in points."),
      Field("textColor", \.textColor, .color, "The text's colour."),
      Field("color", \.color, .color, "The colour behind everything."),
    ])
}
