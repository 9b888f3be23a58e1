internal import CreaseGeometry

extension Shape<[Path.Element]> {
  /// The path data of an SVG (Scalable Vector Graphics 2, §9.3), without arcs.
  static let pathData = Shape(
    schema: .object(
      .init("type", "string"), .init("pattern", "^\\s*[Mm][MmLlHhVvCcSsQqTtZz0-9eE+.,\\s-]*$")),
    read: { json, reader in
      guard case .string(let text) = json.kind else {
        reader.report(
          .wrongKind(
            found: json.summary, expected: "SVG path data such as \"M0 0 L10 0 L5 8 Z\""))
        return nil
      }
      var parser = PathDataParser(text)
      do throws(SceneFault) {
        return try parser.parse()
      } catch {
        reader.report(error)
        return nil
      }
    },
    check: { elements, reader in
      for point in elements.flatMap(\.points) {
        guard abs(point.x) <= 1e6, abs(point.y) <= 1e6 else {
          reader.report(
            .outOfRange(
              found: "the point (\(point.x.shown), \(point.y.shown))",
              allowed: "coordinates of -1000000 to 1000000"))
          return
        }
      }
    })
}

extension Shape<Path> {
  /// A path as the path data of an SVG.
  static let path: Shape<Path> = {
    let data = Shape<[Path.Element]>.pathData
    return Shape(
      schema: data.schema, read: { json, reader in data.read(json, &reader).map { Path($0) } },
      check: { path, reader in data.check(path.elements, &reader) })
  }()
}

extension Path.Element {
  /// The end and control points.
  fileprivate var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quadratic(let c, let p): [c, p]
    case .cubic(let c, let d, let p): [c, d, p]
    case .close: []
    }
  }
}
