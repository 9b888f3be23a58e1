internal import CreaseGeometry

extension Shape<Color> {
  /// A colour as hexadecimal digits or by its CSS name.
  static let color = Shape(
    schema: .object(
      .init("description", "#rgb, #rgba, #rrggbb, #rrggbbaa, or a CSS name"),
      .init(
        "anyOf",
        .array([
          .object(
            .init("type", "string"),
            .init("pattern", "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")),
          .object(.init("enum", .array(ColorName.all.map { JSONValue(.string($0.name)) }))),
        ]))),
    read: { json, reader in
      guard case .string(let text) = json.kind else {
        reader.report(
          .wrongKind(found: json.summary, expected: "a colour such as \"#3366cc\" or \"tomato\""))
        return nil
      }
      switch ColorSyntax.parse(text) {
      case .success(let color): return color
      case .failure(let fault):
        reader.report(fault)
        return nil
      }
    },
    check: { color, reader in
      let components = [color.red, color.green, color.blue, color.alpha]
      for value in components where !(0...1).contains(value) {
        reader.report(.outOfRange(found: value.shown, allowed: "colour components of 0 to 1"))
        return
      }
    },
    write: { JSONValue(.string(ColorSyntax.text(of: $0))) }
  ).named("color")
}
