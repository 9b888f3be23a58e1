internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers

/// The largest extent of a cell, in points.
private let cellExtent = NumberRange.above(0, through: 16384)
private let fraction = NumberRange.from(0, through: 1)

extension FoldingList {
  /// Apart from the object, for a compiler that would take long to see both through at once.
  private static let fields: [Field<FoldingList>] = [
    Field(
      "cells", \.cells, .array(of: ListCell.shape, placeholder: ListCell("")), required: true,
      "The cells from top to bottom, each a title or an object."),
    Field(
      "width", \.width, .number(cellExtent), "The width in points; left out, the canvas's."),
    Field(
      "cellHeight", \.cellHeight, .number(cellExtent), "The full height of a cell in points."),
    Field(
      "perspective", \.perspective, .number(.from(1, through: 1e9)),
      "The distance of the eye from a cell's plane, in points."),
    Field(
      "commit", \.commit, .number(fraction),
      "The part of its full height that a cell needs at a gesture's end to stay."),
    Field("newTitle", \.newTitle, .text, "The title of a cell that a gesture creates."),
    Field(
      "ramp", \.heatMap, HeatMap.object.shape.named("ramp"), "The cells' colours by position."),
    Field("shade", \.shading, ListShading.object.shape.named("shade"), "How folds darken."),
    Field("font", \.font, .font, "The titles' face and size in points."),
    Field("textColor", \.textColor, .color, "The titles' colour."),
  ]

  /// The keys of a folding list.
  static let object = ObjectShape(
    name: "a list", start: FoldingList(cells: []),
    fields: fields)
}

extension ListCell {
  /// A cell: a title, or an object with more.
  static let shape: Shape<ListCell> = {
    let full = object.shape.named("cell")
    let title = Shape<String>.text
    return Shape(
      schema: .object(.init("anyOf", .array([title.schema, full.schema]))),
      definitions: full.definitions,
      read: { json, reader in
        switch json.kind {
        case .string(let title): return ListCell(title)
        case .object: return full.read(json, &reader)
        default:
          reader.report(
            .wrongKind(found: json.summary, expected: "a cell: a title, or an object with a title"))
          return nil
        }
      },
      check: full.check)
  }()

  private static let object = ObjectShape(
    name: "a cell", start: ListCell(""),
    fields: [
      Field("title", \.title, .text, "The text; long text ends in an ellipsis."),
      Field("color", \.color, .color, "The colour; left out, the ramp's."),
      Field(
        "height", \.height, .number(.from(0, through: cellExtent.high)),
        "The height at rest in points, 0 to cellHeight; left out, cellHeight."),
      Field(
        "style", \.style, .name("a style"), "How the cell folds when it is not at full height."),
      Field(
        "image", \.image, Page.shape,
        "What the cell shows instead of its title: the path of a picture, or a page; it darkens as a"
          + " whole."),
    ])
}

extension HeatMap {
  /// The keys of a ramp.
  fileprivate static let object = ObjectShape(
    name: "a ramp", start: HeatMap(),
    fields: [
      Field("from", \.start, .color, "The first cell's colour."),
      Field("to", \.end, .color, "The colour that the ramp ends in, after the last cell."),
      Field(
        "cutoff", \.cutoff, .integer(1...1_000_000_000),
        "Shorter lists are coloured as if they had so many cells."),
    ])
}

extension ListShading {
  /// The keys of a shade.
  fileprivate static let object = ObjectShape(
    name: "a shade", start: ListShading(),
    fields: [
      Field(
        "top", \.top, .number(fraction),
        "The part of its brightness that the top half loses when fully folded."),
      Field(
        "bottom", \.bottom, .number(fraction),
        "The part of its brightness that the bottom half loses when fully folded."),
      Field(
        "of", \.target, .name("what is shaded"),
        "What darkens: the color only, or the contents too."),
    ])
}
