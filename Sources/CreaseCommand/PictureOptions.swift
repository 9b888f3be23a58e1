internal import Crease

/// What `fold` and `roll` have in common: size, fit, length, and the scene that comes of it.
struct PictureOptions {
  /// The film's length in seconds, if it was given.
  let length: Double?
  private let size: Size
  private let fit: PictureSheet.Fit
  private let perspective: Double?
  private let back: String?
  private let background: String?
  private let scale: Double?
  private let frameRate: String?

  /// The longer and the shorter side of a picture that no size was given for, at most.
  private static let limits = (longer: 1280.0, shorter: 720.0)

  static func direction(_ meaning: String) -> OptionSpec {
    OptionSpec(
      "--direction", value: "left|right|up|down", help: "\(meaning); left if left out.")
  }

  /// The options that both have.
  static func specs(perspective: String, length: String) -> [OptionSpec] {
    [
      OptionSpec(
        "--size", value: "WxH",
        help: "The film's size in points, such as 1280x720; if left out, the first picture's own\n"
          + "proportions, at most \(Int(limits.longer)) by \(Int(limits.shorter)), with even sides."
      ),
      OptionSpec(
        "--fit", value: "cover|contain|fill",
        help: "How pictures of other proportions are fitted: scaled until they cover the whole\n"
          + "(cover, the default), until all of them shows (contain), or stretched (fill)."),
      OptionSpec(
        "--duration", value: "S", help: "The film's length in seconds; \(length) if left out."),
      OptionSpec(
        "--perspective", value: "D",
        help: "The distance of the eye in points, 1 or more; \(perspective) if left out."),
      OptionSpec(
        "--back", value: "BACK",
        help: "What shows from behind: mirrored (the default), a colour, or a picture's file."),
      OptionSpec(
        "--print-scene",
        help: "Print the scene as JSON instead of rendering it; pictures keep the paths that they\n"
          + "are given, which a scene takes from where it lies."),
    ]
  }

  init(_ arguments: Arguments) throws(CommandFailure) {
    length = try arguments.number("--duration", "a number of seconds, 0.1…3600") {
      (0.1...3600).contains($0)
    }
    fit = try arguments.choice("--fit", PictureSheet.Fit.self) ?? .cover
    perspective = try arguments.number("--perspective", "a number of points, 1…1e9") {
      (1...1e9).contains($0)
    }
    scale = try arguments.number("--scale", "a number above 0", where: { $0 > 0 })
    back = arguments.text("--back")
    background = arguments.text("--background")
    frameRate = arguments.text("--fps")
    size = try Self.size(arguments)
  }

  private static func size(_ arguments: Arguments) throws(CommandFailure) -> Size {
    guard let text = arguments.text("--size") else {
      return try fitted(ScenePictures.size(arguments.positionals[0]))
    }
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map {
      Double($0).flatMap { (1...16384).contains($0) ? $0 : nil }
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw .usage("--size \(text): the value must be WxH, such as 1280x720, each 1…16384 points")
    }
    return Size(width: width, height: height)
  }

  /// A size of the same proportions within the limits, of even sides.
  private static func fitted(_ size: Size) -> Size {
    let (longer, shorter) = (max(size.width, size.height), min(size.width, size.height))
    let factor = min(1, limits.longer / longer, limits.shorter / shorter)
    func even(_ side: Double) -> Double { max(2, (side * factor / 2).rounded() * 2) }
    return Size(width: even(size.width), height: even(size.height))
  }

  /// A page that shows a picture.
  func page(_ path: String) -> JSONValue {
    let path = JSONValue(.string(path))
    guard fit != .cover else { return path }
    return JSONValue(
      .object([.init("picture", path), .init("fit", JSONValue(.string(fit.rawValue)))]))
  }

  /// A stage with what the options say of it.
  func stage(_ members: [JSONValue.Member]) -> JSONValue {
    var members = members
    if let perspective { members.append(.init("perspective", JSONValue(.number(perspective)))) }
    if let back { members.append(.init("back", JSONValue(.string(back)))) }
    return JSONValue(.object(members))
  }

  static func track(_ target: String, _ keys: [JSONValue]) -> JSONValue {
    JSONValue(
      .object([
        .init("target", JSONValue(.string(target))), .init("keys", JSONValue(.array(keys))),
      ]))
  }

  /// The document of a scene.
  func document(
    length: Double, stage: JSONValue.Member, _ motion: JSONValue.Member
  ) -> String {
    var canvas: [JSONValue.Member] = [
      .init("width", JSONValue(.number(size.width))),
      .init("height", JSONValue(.number(size.height))),
    ]
    if let scale { canvas.append(.init("scale", JSONValue(.number(scale)))) }
    if let background { canvas.append(.init("background", JSONValue(.string(background)))) }
    return JSONWriter.text(
      of: JSONValue(
        .object(
          [.init("crease", 1), .init("canvas", JSONValue(.object(canvas)))]
            + (frameRate.map { [.init("fps", JSONValue(.string($0)))] } ?? [])
            + [.init("duration", JSONValue(.number(length))), stage, motion])))
  }

  /// Prints the scene or renders it: the film is made of the text that would be printed.
  func run(
    _ document: String, _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let scene: Scene
    do { scene = try Scene(json: document) } catch {
      throw .usage(
        error.problems.map { "\($0.place): \($0.fault)" }.joined(separator: "\n"))
    }
    guard arguments.has("--print-scene") else {
      return try RenderCommand.render(arguments, console) { () throws(CommandFailure) in
        try ScenePictures.check(scene, name: "")
        return scene
      }
    }
    if arguments.has("--output") {
      throw .usage("--print-scene prints the scene and renders nothing; leave out --output")
    }
    try ScenePictures.check(scene, name: "")
    try console.data(document)
    return .ok
  }
}
