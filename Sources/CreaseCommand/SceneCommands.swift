internal import Crease

/// The commands that read scenes and print text.
enum SceneCommands {
  static let inspect = CommandSpec(
    name: "inspect",
    summary: "Prints a frame as JSON: every panel with its corners, and the state.",
    details: SceneInput.help, positionals: ["SCENE"], requiredPositionals: 1,
    options: [
      OptionSpec("--at", value: "T", help: "The frame at T seconds; 0 if left out.")
    ]
  ) { (arguments, console) throws(CommandFailure) in
    // Where panels lie can be told without the pictures on them.
    let film = try film(arguments, checksPictures: false)
    let time = try FrameSelection.time("--at", arguments, film: film) ?? 0
    let json: String
    do { json = try Inspection.json(of: film, at: time) } catch {
      throw CommandFailure(message: "\(error)", code: .usage)
    }
    try console.data(json)
    return .ok
  }

  static let validate = CommandSpec(
    name: "validate", summary: "Checks a scene and says what is wrong with it, or nothing.",
    details: SceneInput.help, positionals: ["SCENE"], requiredPositionals: 1, options: []
  ) { (arguments, console) throws(CommandFailure) in
    let film = try film(arguments)
    console.note(
      "\(arguments.positionals[0]) is a valid scene: \(film.canvas.pixelWidth) ×"
        + " \(film.canvas.pixelHeight) pixels, \(film.frameCount) frames at \(film.frameRate) per second"
    )
    return .ok
  }

  static let schema = CommandSpec(
    name: "schema", summary: "Prints the JSON Schema of scene documents.", details: "",
    positionals: [], requiredPositionals: 0, options: []
  ) { (_, console) throws(CommandFailure) in
    try console.data(Schema.text)
    return .ok
  }

  static let example = CommandSpec(
    name: "example", summary: "Lists the built-in scenes, or prints one as JSON.",
    details: "A built-in scene is rendered by 'crease render example:NAME -o OUT'.",
    positionals: ["NAME"], requiredPositionals: 0, options: []
  ) { (arguments, console) throws(CommandFailure) in
    if let name = arguments.positionals.first {
      try console.data(SceneInput.example(name))
      return .ok
    }
    let width = Examples.names.map(\.count).max() ?? 0
    try console.data(
      Examples.names.map { name in
        name + String(repeating: " ", count: width - name.count + 2)
          + (Examples.summary(of: name) ?? "")
      }.joined(separator: "\n"))
    return .ok
  }

  private static func film(
    _ arguments: Arguments, checksPictures: Bool = true
  ) throws(CommandFailure) -> Film {
    try SceneInput.film(
      of: SceneInput.load(arguments.positionals[0], checksPictures: checksPictures))
  }
}
