internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers

/// What a film shows at a time, told in numbers.
public enum Inspection {
  /// All panels of a moment, seen or not, with the stage's own state, as a JSON text.
  ///
  /// Numbers are rounded to nine decimals.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - time: Seconds from the start.
  /// - Throws: `SceneError` that names the film's duration if the time is not in it.
  public static func json(of film: Film, at time: Double) throws(SceneError) -> String {
    try film.validate(time: time)
    let frame = film.frame(at: time, scope: .everything)
    let canvas = frame.canvas
    return JSONWriter.text(
      of: .object(
        .init("time", number(time)),
        .init(
          "canvas",
          .object(
            .init("width", number(canvas.size.width)), .init("height", number(canvas.size.height)),
            .init("scale", number(canvas.scale)))),
        .init("panels", .array(frame.panels.map { json(of: $0, on: canvas) })),
        .init(film.scene.stage.kind.rawValue, film.stage.account(at: time)),
        .init("events", .array(film.stage.log(upTo: time)))))
  }

  private static func json(of panel: Panel, on canvas: Canvas) -> JSONValue {
    let corners = panel.projectedCorners.map { corner in
      corner.point.map { JSONValue.array([number($0.x), number($0.y)]) } ?? JSONValue(.null)
    }
    let color = panel.shadedColor
    let components = [color.red, color.green, color.blue, color.alpha]
    return .object(
      .init("id", .init(.string(panel.id))), .init("corners", .array(corners)),
      .init("angle", number(panel.fold.angle)), .init("z", number(panel.fold.translation.z)),
      .init("color", .array(components.map(number))),
      .init("shade", number(panel.shade.color)), .init("opacity", number(panel.opacity)),
      .init("visible", .init(.bool(panel.isVisible(on: canvas)))))
  }

  private static func number(_ value: Double) -> JSONValue { .rounded(value) }
}
