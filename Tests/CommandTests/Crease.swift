import Foundation

/// Runs the built command, as a person's shell would.
struct Run {
  /// The exit code; a signal's number is negative.
  let code: Int32
  /// Standard output.
  let output: Data
  /// Standard error.
  let errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The folder in which the tests' own executable lies, beside the command's.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs `crease` with arguments.
  ///
  /// - Parameters:
  ///   - arguments: What stands after the command's name.
  ///   - input: What standard input holds.
  ///   - folder: The working folder.
  static func crease(
    _ arguments: String..., input: String? = nil, folder: URL? = nil
  ) throws -> Run {
    try crease(arguments, input: input, folder: folder)
  }

  /// The same for arguments in an array.
  static func crease(
    _ arguments: [String], input: String? = nil, folder: URL? = nil
  ) throws -> Run {
    try run(products.appendingPathComponent("crease"), arguments, input: input, folder: folder)
  }

  /// Runs a line of shell in which `$crease` is the command.
  static func shell(_ line: String, folder: URL? = nil) throws -> Run {
    try run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", line],
      environment: ["crease": products.appendingPathComponent("crease").path], folder: folder)
  }

  /// Runs another program that lies on the PATH.
  static func tool(_ name: String, _ arguments: String...) throws -> Run {
    try run(URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments)
  }

  private static func run(
    _ program: URL, _ arguments: [String], input: String? = nil,
    environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    // Files instead of pipes: neither side can wait for the other.
    let scratch = try TemporaryFolder()
    let names = ["in", "out", "err"].map { scratch.url.appendingPathComponent($0) }
    try Data((input ?? "").utf8).write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let code = process.terminationStatus
    return Run(
      code: process.terminationReason == .exit ? code : -code,
      output: try Data(contentsOf: names[1]),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
  }
}

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("crease-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// What lies in the folder, hidden files too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
