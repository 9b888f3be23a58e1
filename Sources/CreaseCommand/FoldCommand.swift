internal import Crease

/// `crease fold`: a picture that opens, folds and settles, without a scene.
enum FoldCommand {
  static let spec = CommandSpec(
    name: "fold", summary: "Folds a picture at its middle: it opens, folds half, and settles.",
    details: """
      PICTURE is a file: PNG, JPEG, WebP, GIF, SVG and more. The closed page opens, holds, folds
      half and settles flat again. --print-scene prints the scene behind it, to be changed and
      rendered by 'crease render'.
      """, positionals: ["PICTURE"], requiredPositionals: 1,
    options: [PictureOptions.direction("The side on which the closed page lies")]
      + PictureOptions.specs(perspective: "1200", length: "4")
      + RenderOptions.specs, run: run)

  private static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let options = try PictureOptions(arguments)
    let direction = try arguments.choice("--direction", Direction.self) ?? .left
    let length = options.length ?? 4
    func key(_ time: Double, _ value: Double, _ curve: String? = nil) -> JSONValue {
      JSONValue(
        .array(
          [JSONValue(.number(time * length)), JSONValue(.number(value))]
            + (curve.map { [JSONValue(.string($0))] } ?? [])))
    }
    let turn = [key(0, 0), key(0.08, 0), key(0.3, 1, "easeInEaseOut")]
    let angle = [
      key(0.42, 0), key(0.62, .pi / 4, "easeInEaseOut"), key(0.72, .pi / 4),
      key(0.92, 0, "easeInEaseOut"),
    ]
    let fold = options.stage(
      [
        .init("picture", options.page(arguments.positionals[0])),
        .init("direction", JSONValue(.string(direction.rawValue))),
      ])
    let document = options.document(
      length: length, stage: .init("fold", fold),
      .init(
        "tracks",
        JSONValue(
          .array([
            PictureOptions.track("fold.turn", turn), PictureOptions.track("fold.angle", angle),
          ]))))
    return try options.run(document, arguments, console)
  }
}
