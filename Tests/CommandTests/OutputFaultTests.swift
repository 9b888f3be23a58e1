import Foundation
import Testing

/// What becomes of a film whose disk is full, or whose encoder does not open.
@Suite struct OutputFaultTests {
  /// Whether this process may mount a file system of its own.
  private static let mayMount =
    (try? Run.shell("unshare -m mount -t tmpfs tmpfs /mnt").code) == 0

  /// A disk of 64 kB that only the command's own shell sees, and that is gone with it.
  private static func render(_ output: String, _ options: String) throws -> Run {
    let folder = try TemporaryFolder()
    return try Run.shell(
      """
      unshare -m bash -c '
        mount -t tmpfs -o size=64k tmpfs . && cd "$PWD" || exit 99
        "$crease" render example:list --fps 20 -q \(options) -o \(output)
        code=$?
        find . -mindepth 1
        exit $code'
      """, folder: folder.url)
  }

  @Test(
    .enabled(if: mayMount, "only root may mount the small disk that this test fills"),
    arguments: [
      "a.rgba", "a.y4m", "a.mkv", "a.mov", "a.mp4", "a.gif", "a.apng", "a.webm", "a.webp",
    ])
  func aFullDiskLeavesNoFile(name: String) throws {
    // Enough frames that every format outgrows the disk.
    let run = try Self.render(name, Self.options(for: name))
    #expect(run.code == 74, "\(run.errors)")
    #expect(run.errors.contains(name) && run.errors.contains("no space is left"), "\(run.errors)")
    #expect(run.text.isEmpty)
  }

  private static func options(for name: String) -> String {
    let keepsQuality = ["mp4", "gif", "webm", "webp"].contains { name.hasSuffix($0) }
    return "--scale 0.5" + (keepsQuality ? " --quality 100" : "")
  }

  @Test(.enabled(if: mayMount, "only root may mount the small disk that this test fills"))
  func aFullDiskKeepsTheWholePicturesOfASequence() throws {
    let run = try Self.render("a/", "--scale 1")
    #expect(run.code == 74, "\(run.errors)")
    #expect(run.errors.contains("no space is left"))
    let names = run.text.split(separator: "\n").filter { $0 != "./a" }
    #expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(".png") && !$0.contains(".crease") })
  }

  /// Whether there is a compiler for the library that stands in for x264.
  private static let mayCompile = (try? Run.tool("clang", "--version").code) == 0

  @Test(
    .enabled(if: mayCompile, "clang, which comes with Swift, is not on the PATH"),
    arguments: ["none", "old"])
  func anEncoderThatDoesNotOpenIsExplained(before: String) throws {
    let folder = try TemporaryFolder()
    // x264 gives no encoder if it lacks memory or takes its settings for wrong; the function's name
    // ends in the version of its interface.
    let source = (140...200).map { "void *x264_encoder_open_\($0)(void *p) { return 0; }" }
    try Data(source.joined(separator: "\n").utf8).write(
      to: folder.url.appendingPathComponent("x264.c"))
    let run = try Run.shell(
      """
      clang -shared -fPIC -o x264.so x264.c && mkdir out && cd out || exit 99
      \(before == "old" ? "echo old > a.mp4" : "true")
      LD_PRELOAD=../x264.so "$crease" render example:list --scale 0.2 -o a.mp4
      code=$?
      ls -A; cat a.mp4
      exit $code
      """, folder: folder.url)
    #expect(run.code == 70, "\(run.errors)")
    #expect(run.errors.contains("MP4: opening the H.264 encoder failed: "), "\(run.errors)")
    #expect(run.text == (before == "old" ? "a.mp4\nold\n" : ""))
  }

  @Test(arguments: ["gif", "mp4", "webp", "webm", "apng", "mov", "mkv", "y4m"])
  func aCanvasTooLargeForEncodersIsRefused(word: String) throws {
    let folder = try TemporaryFolder()
    let scene = """
      {"crease": 1, "canvas": {"width": 16384, "height": 16384}, "list": {"cells": []}}
      """
    let run = try Run.crease(
      ["render", "-", "--at", "0", "-o", folder.path("a." + word)], input: scene)
    #expect(run.code == 64, "\(run.errors)")
    #expect(run.errors.contains("16384") && run.errors.contains("smaller"), "\(run.errors)")
    #expect(folder.names.isEmpty)
  }
}
