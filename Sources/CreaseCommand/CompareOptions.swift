internal import Crease

/// What `compare` can be told beside what to compare.
enum CompareOptions {
  private static let standard = Parity.standard

  private static let forScenes = [
    OptionSpec(
      "--every", value: "N",
      help: "For a scene: every N-th frame, a whole number from 1; 1 if left"
        + " out."),
    OptionSpec("--at", value: "T", help: "For a scene: one frame only, the film at T seconds."),
    OptionSpec("--from", value: "T", help: "For a scene: frames from T seconds on; 0 if left out."),
    OptionSpec(
      "--to", value: "T", help: "For a scene: frames before T seconds; the film's end if left out."),
    OptionSpec(
      "--scale", value: "S",
      help: "For a scene: pixels per canvas point, above 0; the scene's own if left out."),
    OptionSpec(
      "--device", value: "DEVICE",
      help: "For a scene: what OpenGL ES runs on: auto (the default), gbm, gbm:NODE, egl,\n"
        + "egl:INDEX or surfaceless; 'crease devices' shows what there is."),
    OptionSpec(
      "--require-hardware", help: "For a scene: fail rather than draw with a software driver."),
  ]

  static let specs =
    [
      OptionSpec(
        "--tolerance", value: "T",
        help:
          "How far a channel may be off, of 255: a number for the interior, such as 0, or any of"
          + "\ninterior=\(standard.interior),band=\(standard.band),"
          + "permille=\(standard.bandPerMille) (the defaults). In the band of pixels around\n"
          + "panels' edges up to BAND is allowed, and more than that for PERMILLE of 1000\n"
          + "pixels. Two files have no band."),
      OptionSpec("--report", value: "FILE.html", help: "Write a page with plot and pictures."),
      OptionSpec("--json", help: "Print the metrics as JSON instead of a summary."),
    ] + forScenes + [OptionSpec("--quiet", short: "-q", help: "No notes, warnings or progress.")]

  /// Makes sure that no option stands beside two files that is for scenes.
  static func refuseSceneOptions(_ arguments: Arguments) throws(CommandFailure) {
    for option in forScenes where arguments.has(option.name) {
      throw .usage(
        "\(option.name) is for scenes; two files are compared frame by frame as they are")
    }
  }

  /// Reads `--every`.
  static func step(_ arguments: Arguments) throws(CommandFailure) -> Int {
    let step = try arguments.number("--every", "a whole number from 1 to 1000000") {
      (1...1e6).contains($0) && $0.rounded() == $0
    }
    return step.map { Int($0) } ?? 1
  }

  /// Reads `--tolerance`.
  static func parity(_ arguments: Arguments) throws(CommandFailure) -> Parity {
    var parity = standard
    guard let text = arguments.text("--tolerance") else { return parity }
    func wrong(_ reason: String) -> CommandFailure {
      .usage(
        "--tolerance \(text): \(reason); write a number for the interior, or such as"
          + " interior=\(standard.interior),band=\(standard.band),permille=\(standard.bandPerMille)"
      )
    }
    func value(_ digits: Substring, limit: Int) throws(CommandFailure) -> Int {
      guard let value = Int(digits), (0...limit).contains(value) else {
        throw wrong("'\(digits)' is not a whole number from 0 to \(limit)")
      }
      return value
    }
    if !text.contains("=") {
      parity.interior = try value(text[...], limit: 255)
      return parity
    }
    var seen: Set<Substring> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { throw wrong("'\(part)' has no '='") }
      guard seen.insert(halves[0]).inserted else { throw wrong("\(halves[0]) stands twice") }
      switch halves[0] {
      case "interior": parity.interior = try value(halves[1], limit: 255)
      case "band": parity.band = try value(halves[1], limit: 255)
      case "permille": parity.bandPerMille = try value(halves[1], limit: 1000)
      default:
        let names = ["interior", "band", "permille"]
        let hint = Spelling.nearest(to: String(halves[0]), among: names)
          .map { "; did you mean '\($0)'?" }
        throw wrong("there is no limit '\(halves[0])'\(hint ?? "")")
      }
    }
    return parity
  }
}
