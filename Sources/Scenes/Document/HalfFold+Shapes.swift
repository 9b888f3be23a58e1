internal import CreaseEffects
internal import CreaseGeometry

private let lengths = NumberRange.above(0, through: 65536)

extension HalfFold {
  /// Apart from the object, for a compiler that would take long to see both through at once.
  private static let fields: [Field<HalfFold>] = [
    Field(
      "picture", \.page, Page.shape, required: true,
      "What is folded: the path of a picture, or a page."),
    Field("width", \.width, .number(lengths), "The width in points; left out, the canvas's."),
    Field("height", \.height, .number(lengths), "The height in points; left out, the canvas's."),
    Field(
      "origin", \.origin, .point,
      "The top left corner in canvas points; left out, the page lies in the canvas's middle."),
    Field(
      "direction", \.direction, .name("a direction"),
      "The side on which the closed page lies; the hinge is vertical for left and right."),
    Field(
      "perspective", \.perspective, .number(.from(1, through: 1e9)),
      "The distance of the eye from the page's plane, in points."),
    Field(
      "back", \.back, PageBack.shape,
      "What the turning half shows past 90°: \"mirrored\" (the front, as through thin paper), a"
        + " colour, the path of a picture, or a page."),
    Field(
      "strength", \.strength, .number(.from(0, through: 100)),
      "How dark a folded half becomes; 0 for not at all."),
    Field(
      "shadowInset", \.shadowInset, .number(.from(0, through: 65536)),
      "How far below the page's top its shadow begins, in points; for a vertical hinge."),
    Field(
      "maxDistance", \.maxDistance, .number(lengths),
      "The finger distance in points that leaves the page unfolded; left out, the page's length"
        + " across the hinge."),
    Field(
      "minDistance", \.minDistance, .number(.from(0, through: 65536)),
      "The finger distance in points up to which the angle stays as it is."),
    Field(
      "settle", \.settle, .truth,
      "Whether a fold that is let go settles to the nearer of unfolded and folded."),
    Field("open", \.isOpen, .truth, "Whether the page is open at the start."),
  ]

  /// The keys of a half fold.
  static let object = ObjectShape(
    name: "a fold", start: HalfFold(page: Page(color: .white)),
    fields: fields)
}
