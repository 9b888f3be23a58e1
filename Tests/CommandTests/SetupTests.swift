import Foundation
import Testing

/// What `tools/setup` says where it can't help.
@Suite struct SetupTests {
  private static let setup = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../tools/setup").standardizedFileURL.path

  /// A folder with nothing on it but the programs that are named.
  private func path(with programs: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for program in programs {
      let found = try Run.tool("which", program).text.split(separator: "\n")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(program), withDestinationPath: String(try #require(found.first)))
    }
    return folder
  }

  @Test func withoutAToolchainItSaysWhereToGetOne() throws {
    let folder = try path(with: ["bash", "sed", "head", "env"])
    let run = try Run.shell("PATH=\(folder.url.path) bash \(Self.setup)")
    #expect(run.code == 69)
    #expect(run.errors.contains("Swift 6.2 or newer"))
  }

  @Test func anOldToolchainIsNamed() throws {
    let folder = try path(with: ["bash", "sed", "head", "env"])
    try Data("#!/bin/bash\necho 'Swift version 5.9.2 (swift-5.9.2-RELEASE)'\n".utf8).write(
      to: URL(fileURLWithPath: folder.path("swift")))
    let run = try Run.shell(
      "chmod +x \(folder.path("swift")); PATH=\(folder.url.path) bash \(Self.setup)")
    #expect(run.code == 69)
    #expect(run.errors.contains("5.9") && run.errors.contains("6.2"))
  }

  @Test func withoutAptItListsThePackages() throws {
    let folder = try path(with: ["bash", "sed", "head", "env", "grep", "swift"])
    let run = try Run.shell("PATH=\(folder.url.path) bash \(Self.setup)")
    #expect(run.code == 69)
    #expect(run.errors.contains("no apt-get") && run.errors.contains("libpango1.0-dev"))
  }

  @Test func unknownOptionsAreRefused() throws {
    let run = try Run.shell("\(Self.setup) --tset")
    #expect(run.code == 64)
    #expect(run.errors.contains("--tests"))
  }
}
