import Foundation
import Testing

/// The options of `crease render` that concern the file, and `crease join`.
@Suite struct EncodingTests {
  /// Ten small frames a second.
  private static let small = ["--scale", "0.1", "--fps", "10", "-q"]

  private static func render(_ folder: TemporaryFolder, _ name: String, _ options: String...) throws
    -> Run
  {
    try Run.shell(
      "\"$crease\" render example:list \((small + options).joined(separator: " ")) -o \(name)",
      folder: folder.url)
  }

  private static func bytes(_ folder: TemporaryFolder, _ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }

  @Test(arguments: ["mkv", "rgba"]) func joinedShardsAreTheWhole(word: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Self.render(folder, "whole." + word).code == 0)
    for i in 1...4 {
      let run = try Self.render(folder, "\(i).\(word)", "--shard", "\(i)/4")
      #expect(run.code == 0, "\(run.errors)")
    }
    let join = try Run.shell("\"$crease\" join [1-4].\(word) -o joined.\(word)", folder: folder.url)
    #expect(join.code == 0, "\(join.errors)")
    #expect(try Self.bytes(folder, "joined." + word) == Self.bytes(folder, "whole." + word))
  }

  @Test func shardsOfASequenceAreTheWhole() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.render(folder, "whole/").code == 0)
    for i in [2, 3, 1] { #expect(try Self.render(folder, "parts/", "--shard", "\(i)/3").code == 0) }
    #expect(try Run.shell("diff -r whole parts", folder: folder.url).code == 0)
  }

  @Test func aKilledSequenceGoesOn() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.render(folder, "whole/").code == 0)
    let process = Process()
    process.executableURL = Run.products.appendingPathComponent("crease")
    process.arguments =
      ["render", "example:list", "--progress", "json", "-o", folder.path("parts") + "/"]
      + Self.small
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // The first progress line tells that drawing has begun.
    _ = errors.fileHandleForReading.availableData
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // What a torn disk might add.
    try Data("torn".utf8).write(to: folder.url.appendingPathComponent("parts/00003.png"))
    #expect(try Self.render(folder, "parts/", "--resume").code == 0)
    #expect(try Run.shell("diff -r whole parts && ls -A parts", folder: folder.url).code == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("parts")).count == 30)
  }

  @Test func resumingKeepsWhatIsThere() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.render(folder, "a/").code == 0)
    let inode = "stat -c %i a/00001.png a/00002.png"
    let before = try Run.shell("rm a/00000.png; \(inode)", folder: folder.url).text
    #expect(try Self.render(folder, "a/", "--resume").code == 0)
    #expect(try Run.shell(inode, folder: folder.url).text == before)
    #expect(FileManager.default.fileExists(atPath: folder.path("a/00000.png")))
  }

  @Test func aSeamlessFilmLosesItsRepeatedEnd() throws {
    func count(_ height: Int, _ options: String...) throws -> Int {
      let scene = """
        {"crease": 1, "canvas": {"width": 8, "height": 8}, "fps": 10, "duration": 0.5,
         "list": {"cells": ["a"]}, "tracks": [{"target": "cells[0].height", "keys":
           [[0, 60], [0.2, 30], [0.4, \(height)]]}]}
        """
      let folder = try TemporaryFolder()
      try Data(scene.utf8).write(to: folder.url.appendingPathComponent("a.json"))
      let run = try Run.shell(
        "\"$crease\" render a.json \(options.joined(separator: " ")) -o -", folder: folder.url)
      return run.output.count / (8 * 8 * 4)
    }
    #expect(try count(60) == 5)
    #expect(try count(60, "--seamless") == 4)
    #expect(try count(31, "--seamless") == 5)
  }

  @Test func playsAndPresetsReachTheFile() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.render(folder, "a.gif", "--loop", "3").code == 0)
    #expect(
      try Self.bytes(folder, "a.gif").range(of: Data("NETSCAPE2.0".utf8) + Data([3, 1, 2, 0, 0]))
        != nil)
    #expect(try Self.render(folder, "fast.mp4", "--preset", "fastest").code == 0)
    #expect(try Self.render(folder, "slow.mp4", "--preset", "slow").code == 0)
    #expect(try Self.bytes(folder, "slow.mp4").count < Self.bytes(folder, "fast.mp4").count)
  }

  @Test(arguments: [
    ("a.mp4 --loop 2", "--loop"), ("a.gif --loop -1", "65535"), ("a.rgba --quality 5", "--quality"),
    ("a.mkv --preset fast", "--preset"), ("a.mp4 --preset fsat", "fast"),
    ("a.mp4 --resume", "--resume"),
    ("a.mp4 --shard 1/2", "--shard"), ("a/ --shard 0/2", "I/N"), ("a/ --shard 3/2", "I/N"),
    ("a/ --shard x", "I/N"), ("a/ --shard 1/301", "180"), ("a.png --at 0 --seamless", "--at"),
    ("a.png --at 0 --resume", "sequence"),
  ]) func anOptionThatDoesNothingIsAMistake(line: String, says: String) throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell("\"$crease\" render example:list -o \(line)", folder: folder.url)
    #expect(run.code == 64, "\(run.errors)")
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [
    ("join", 64, "PART"), ("join a.mkv", 64, "-o"), ("join a.mp4 -o b.mp4", 64, "MP4"),
    ("join nowhere.mkv -o b.mkv", 65, "nowhere.mkv"),
  ]) func joiningExplainsItself(line: String, code: Int32, says: String) throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell("\"$crease\" \(line)", folder: folder.url)
    #expect(run.code == code, "\(run.errors)")
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(folder.names.isEmpty)
  }
}
