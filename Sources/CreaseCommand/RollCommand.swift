internal import Crease

/// `crease roll`: pictures that are rolled away strip by strip, without a scene.
enum RollCommand {
  static let spec = CommandSpec(
    name: "roll", summary: "Rolls pictures away strip by strip, each off the next.",
    details: """
      PICTURE is a file: PNG, JPEG, WebP, GIF, SVG and more. Each picture but the last is rolled
      off the one after it; a single one is rolled off the background. --print-scene prints the
      scene behind it, to be changed and rendered by 'crease render'.
      """, positionals: ["PICTURE"], requiredPositionals: 1, repeatsLast: true,
    options: [
      OptionSpec(
        "--strips", value: "N",
        help: "Into how many strips a picture is cut, 1…10000; 8 if left out."),
      OptionSpec(
        "--sides", value: "S", help: "How many sides the prism has, 3…10000; 6 if left out."),
      PictureOptions.direction("Where the prism rolls to"),
      OptionSpec("--reverse", help: "Roll each next picture back over the one before instead."),
      OptionSpec(
        "--shade", value: "F",
        help: "How much a strip darkens that is seen edge-on, 0…1; 0.45 if left out."),
    ] + PictureOptions.specs(perspective: "none", length: "1.8 for each roll, and 0.6")
      + RenderOptions.specs, run: run)

  private static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let options = try PictureOptions(arguments)
    func whole(_ name: String, _ range: ClosedRange<Double>) throws(CommandFailure) -> Double? {
      try arguments.number(
        name, "a whole number from \(Int(range.lowerBound)) to \(Int(range.upperBound))",
        where: { range.contains($0) && $0.rounded() == $0 })
    }
    let strips = try whole("--strips", 1...10_000) ?? 8
    let sides = try whole("--sides", 3...10_000) ?? 6
    let direction = try arguments.choice("--direction", Direction.self) ?? .left
    let shade = try arguments.number("--shade", "a number from 0 to 1", where: (0...1).contains)
    let isReverse = arguments.has("--reverse")
    let rolls = max(1, arguments.positionals.count - 1)
    let length = options.length ?? Double(rolls) * 1.8 + 0.6
    // A pause, then each roll and a pause of half its length.
    let pause = length / Double(3 * rolls + 1)
    let roll = options.stage(
      [
        .init(
          "pictures",
          JSONValue(
            .array(deck(arguments.positionals, isReverse: isReverse).map(options.page)))),
        .init("strips", JSONValue(.number(strips))), .init("sides", JSONValue(.number(sides))),
        .init("direction", JSONValue(.string(direction.rawValue))),
        // After the last strip is picked up, the prism takes one more step to leave.
        .init("duration", JSONValue(.number(2 * pause * strips / (strips + 1)))),
      ] + (isReverse ? [.init("reverse", true)] : [])
        + (shade.map { [.init("shade", JSONValue(.number($0)))] } ?? []))
    let script = (0..<rolls).map { number in
      JSONValue(
        .object([
          .init("at", JSONValue(.number(pause * Double(3 * number + 1)))),
          .init("roll", JSONValue(.object([]))),
        ]))
    }
    let document = options.document(
      length: length, stage: .init("roll", roll), .init("script", JSONValue(.array(script))))
    return try options.run(document, arguments, console)
  }

  /// The deck in which pictures come in the order of the command line: a deck that is rolled in
  /// reverse begins with its second picture, goes on with the first, then from the last one down.
  private static func deck(_ pictures: [String], isReverse: Bool) -> [String] {
    guard isReverse, pictures.count > 1 else { return pictures }
    return [pictures[1], pictures[0]] + pictures.dropFirst(2).reversed()
  }
}
