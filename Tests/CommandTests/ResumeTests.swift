import Foundation
import Testing

/// Sequences whose making was cut short.
@Suite struct ResumeTests {
  /// Thirty small frames.
  private static func arguments(_ folder: URL) -> [String] {
    [
      "render", "example:list", "--scale", "0.1", "--fps", "20", "--from", "1.5", "--resume", "-q",
      "-o", folder.path + "/",
    ]
  }

  /// The same numbers in every run (Knuth, The Art of Computer Programming, vol. 2, §3.3.4).
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state.byteSwapped
    }
  }

  /// Starts the command and kills it as soon as so many files were created or renamed in its folder:
  /// each frame is one and then the other.
  ///
  /// - Returns: Whether it was killed; else it had just come to its end.
  private static func kill(_ folder: URL, afterEvents count: Int) throws -> Bool {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let watcher = inotify_init1(0)
    defer { close(watcher) }
    let watch = unsafe inotify_add_watch(
      watcher, folder.path, UInt32(IN_CREATE) | UInt32(IN_MOVED_TO))
    try #require(watch >= 0)
    let process = Process()
    process.executableURL = Run.products.appendingPathComponent("crease")
    process.arguments = arguments(folder)
    try process.run()
    var seen = 0
    var buffer = [UInt8](repeating: 0, count: 4096)
    while seen < count {
      let size = unsafe read(watcher, &buffer, buffer.count)
      try #require(size > 0)
      // Each event is 16 bytes, of which the last four tell how many more the name has: inotify(7).
      var place = 0
      while place < size {
        let length = (0..<4).reduce(0) { $0 | Int(buffer[place + 12 + $1]) << (8 * $1) }
        place += 16 + length
        seen += 1
      }
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  @Test func killedAtTwentyRandomMomentsASequenceStillBecomesWhole() throws {
    let folder = try TemporaryFolder()
    func contents(_ path: URL) throws -> [String: Data] {
      let names = try FileManager.default.contentsOfDirectory(atPath: path.path)
      return try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try Data(contentsOf: path.appendingPathComponent($0)))
        })
    }
    let whole = folder.url.appendingPathComponent("whole")
    let run = try Run.crease(Self.arguments(whole))
    #expect(run.code == 0, "\(run.errors)")
    let expected = try contents(whole)
    #expect(expected.count == 30)

    var random = Random(state: 7)
    var kills = 0
    for attempt in 0..<20 {
      let parts = folder.url.appendingPathComponent("parts-\(attempt)")
      if try Self.kill(parts, afterEvents: Int.random(in: 1...59, using: &random)) { kills += 1 }
      let before = try contents(parts)
      #expect(before.allSatisfy { $0.key.hasPrefix(".") || expected[$0.key] == $0.value })
      let rest = try Run.crease(Self.arguments(parts))
      #expect(rest.code == 0, "\(rest.errors)")
      // Nothing half-written is left, not even hidden.
      #expect(try contents(parts) == expected, "attempt \(attempt)")
    }
    #expect(kills >= 10)
  }
}
