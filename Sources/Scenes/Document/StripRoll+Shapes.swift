internal import CreaseEffects
internal import CreaseGeometry

private let lengths = NumberRange.above(0, through: 65536)

extension StripRoll {
  /// Apart from the object, for a compiler that would take long to see both through at once.
  private static let fields: [Field<StripRoll>] = [
    Field(
      "pictures", \.pictures, pages, required: true,
      "The pictures from the front one on; the last is followed by the first."),
    Field("width", \.width, .number(lengths), "The width in points; left out, the canvas's."),
    Field("height", \.height, .number(lengths), "The height in points; left out, the canvas's."),
    Field(
      "origin", \.origin, .point,
      "The top left corner in canvas points; left out, the pictures lie in the canvas's middle."),
    Field(
      "strips", \.strips, .integer(1...10_000), "The strips into which a picture is cut."),
    Field("sides", \.sides, .integer(3...10_000), "The sides of the prism, each a strip wide."),
    Field(
      "duration", \.duration, .number(.from(0, through: 3600)),
      "The time in seconds in which all strips are picked up; one more strip's time follows, in"
        + " which the prism leaves."),
    Field("direction", \.direction, .name("a direction"), "Where the prism rolls to."),
    Field(
      "reverse", \.reverse, .truth, "Whether a picture rolls back over the current one instead."),
    Field(
      "perspective", \.perspective, .number(.above(0, through: 1e9)),
      "The distance of the eye from the pictures, in points; left out, parallel projection."),
    Field(
      "back", \.back, PageBack.shape,
      "What strips show from behind: \"mirrored\" (the front, as through thin paper), a colour,"
        + " the path of a picture, or a page."),
    Field(
      "shade", \.shade, .number(.from(0, through: 1)),
      "How much a strip darkens that is seen edge-on."),
  ]

  /// The keys of a roll.
  static let object = ObjectShape(
    name: "a roll", start: StripRoll(pictures: [Page(color: .white)]),
    fields: fields)

  /// At least one page.
  private static let pages: Shape<[Page]> = {
    var shape = Shape<[Page]>.array(of: Page.shape, placeholder: Page(color: .white))
    shape.schema = shape.schema.adding([.init("minItems", 1)])
    let elements = shape.check
    shape.check = { pages, reader in
      elements(pages, &reader)
      guard pages.isEmpty else { return }
      reader.report(
        .malformed(
          found: "an empty array", what: "a deck of pictures",
          remedy: "write at least one, better two"))
    }
    return shape
  }()
}
