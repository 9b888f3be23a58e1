internal import Crease
internal import CreaseSystem

/// `crease compare`: GPU against CPU over a scene's frames, or two pictures or films.
enum CompareCommand {
  static let spec = CommandSpec(
    name: "compare",
    summary: "Compares the renderers on a scene, or two pictures or films with each other.",
    details: """
      With one name, SCENE: each frame is drawn by OpenGL ES and by the reference renderer.
      With two: A is what is expected, B is judged; pictures, films, or sequences such as
      frames/%05d.png, in any format that FFmpeg decodes, frame by frame.
      Exits with 0 if all frames are within tolerance, with 1 if not.
      \(SceneInput.help)
      """,
    positionals: ["SCENE|A", "B"], requiredPositionals: 1,
    options: CompareOptions.specs, run: run)

  private static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    console.isQuiet = arguments.has("--quiet")
    let parity = try CompareOptions.parity(arguments)
    let isScene = arguments.positionals.count == 1
    if !isScene { try CompareOptions.refuseSceneOptions(arguments) }
    let file = try reportFile(arguments)
    let comparison = FilmComparison(parity: parity)
    Interruption.watch()
    let report =
      isScene
      ? try SceneComparison.run(comparison, arguments, console)
      : try FileComparison.run(comparison, arguments, console)
    if let file { try write(report, to: file) }
    try console.data(arguments.has("--json") ? report.comparison.json : summary(of: report))
    return report.comparison.passes ? .ok : .different
  }

  /// Creates the report's file before the work, so that it is not done in vain.
  private static func reportFile(_ arguments: Arguments) throws(CommandFailure) -> WholeFile? {
    guard let path = arguments.text("--report") else { return nil }
    for input in arguments.positionals { try SceneInput.keep(input, from: path) }
    do { return try WholeFile(path: path) } catch { throw failure(error) }
  }

  private static func write(_ report: Report, to file: WholeFile) throws(CommandFailure) {
    do throws(ExportError) {
      try file.finish(
        report.html { (picture) throws(ExportError) in try picture.pngBytes() })
    } catch { throw failure(error) }
  }

  private static func failure(_ error: ExportError) -> CommandFailure {
    let code: ExitCode =
      switch error {
      case .cannotCreate: .cannotCreate
      case .writeFailed: .writeFailed
      case .emptyPath: .usage
      default: .failure
      }
    return CommandFailure(message: "--report: \(error)", code: code)
  }

  /// What was compared, the outcome, the metrics, and the frames that are farthest off.
  private static func summary(of report: Report) -> String {
    let comparison = report.comparison
    var lines = [report.title, "\(comparison)"]
    if comparison.frameCount > 0 { lines += ["", comparison.table] }
    if let first = comparison.firstFailed, comparison.frameCount > 1 {
      lines += ["", "first beyond tolerance: \(first.name)", "worst frames:"]
      lines += comparison.worst.map(\.frame).filter { !$0.verdict.passes }
        .map { "  \($0.name): \($0.verdict)" }
    }
    return lines.joined(separator: "\n")
  }

  /// Throws if a signal asked for the end.
  static func checkInterruption(_ comparison: FilmComparison) throws(CommandFailure) {
    guard let signal = Interruption.signalName else { return }
    throw CommandFailure(
      message: "stopped by \(signal) after \(comparison.frameCount) frames; no report is written",
      code: .interrupted)
  }
}
