import Foundation
import Testing

/// What a person gets who did something wrong: an exit code, and a message to act on.
@Suite struct FaultTests {
  /// A scene, with one thing wrong in it, and what the message has to say.
  static let scenes: [(scene: String, says: [String])] = [
    ("{", ["1:2"]),
    (
      #"{"crease": 1, "canvas": {"width": 8, "height": 8}, "list": {"cels": []}}"#,
      ["list.cels", "cells"]
    ),
    (
      #"{"crease": 1, "canvas": {"width": 0, "height": 0}, "list": {"cells": []}}"#,
      ["canvas.width", "0"]
    ),
    (
      #"{"crease": 1, "canvas": {"width": 100000, "height": 100000}, "list": {"cells": []}}"#,
      ["canvas", "100000"]
    ),
    (#"{"crease": 1, "canvas": {"width": NaN, "height": 8}, "list": {"cells": []}}"#, ["NaN"]),
    (
      #"{"crease": 1, "canvas": {"width": 8, "height": 8}, "list": {"cells": [{"title": 5}]}}"#,
      ["list.cells[0].title", "5"]
    ),
    (#"{"crease": 1, "canvas": {"width": 8, "height": 8}}"#, ["list"]),
    (#"{"crease": 1, "canvas": {"width": 8, "height": 8}, "fold": {}}"#, ["fold"]),
    (
      #"{"crease": 1, "canvas": {"width": 8, "height": 8}, "list": {"cells": ["a"]}, "tracks": [{"target": "cells[3].height", "keys": [[0, 1]]}]}"#,
      ["tracks[0].target", "cells[3]"]
    ),
  ]

  @Test(arguments: scenes) func aWrongSceneNamesThePlace(_ fault: (scene: String, says: [String]))
    throws
  {
    let folder = try TemporaryFolder()
    let run = try Run.crease(
      "render", "-", "-o", folder.path("a.png"), "--at", "0", input: fault.scene)
    #expect(run.code == 65)
    for word in fault.says { #expect(run.errors.contains(word), "\(run.errors)") }
    #expect(folder.names.isEmpty)
    #expect(try Run.crease("validate", "-", input: fault.scene).code == 65)
  }

  /// A command line, its exit code, and what the message has to say.
  static let lines: [(line: String, code: Int32, says: String)] = [
    ("", 64, "usage"),
    ("rendr example:list", 64, "render"),
    ("render", 64, "SCENE"),
    ("render example:list", 64, "-o"),
    ("render example:list -o a.png --scael 2", 64, "--scale"),
    ("render example:list -o a.png --scale x", 64, "--scale"),
    ("render example:list -o a.png --scale -1", 64, "--scale"),
    ("render example:list -o a.png", 64, "--at"),
    ("render example:list -o a.png --at 99", 64, "3"),
    ("render example:list -o a.png --at nan", 64, "--at"),
    ("render example:list -o a.xyz", 64, "mp4"),
    ("render example:list -o a.png --at 0 --device egl:99", 69, "egl:99"),
    ("render example:list -o a.png --at 0 --device gmb", 64, "gbm"),
    ("render example:list -o a.png --at 0 --require-hardware", 69, "software"),
    ("render example:list -o a.png --at 0 --quality 101", 64, "100"),
    ("render example:list -o a.png --at 0 --background octarine", 64, "octarine"),
    ("render example:list -o a.mp4 --fps 0", 64, "0"),
    ("render example:lst -o a.png", 66, "list"),
    ("render nowhere.json -o a.png", 66, "nowhere.json"),
    ("render . -o a.png", 66, "directory"),
    ("render example:list --at 0 -o nowhere/a.png", 73, "nowhere"),
    ("render example:list --at 0 -o /proc/a.png", 73, "/proc/a.png"),
    ("inspect example:list --at 5", 64, "3"),
    ("help nothing", 64, "nothing"),
    ("render example:list --at 0 -o a.png --at 1", 64, "twice"),
    ("example list more", 64, "more"),
  ]

  @Test(arguments: lines) func aWrongCommandLineIsExplained(
    _ fault: (line: String, code: Int32, says: String)
  ) throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell("\"$crease\" \(fault.line)", folder: folder.url)
    #expect(run.code == fault.code, "\(run.errors)")
    #expect(run.errors.contains(fault.says), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [
    "\"$crease\" render example:list -o - >&-", "\"$crease\" inspect example:list >&-",
    "\"$crease\" render example:list -o - >/dev/full", "\"$crease\" schema >/dev/full",
    "\"$crease\" render example:list -o - | head -c 1 >/dev/null; exit ${PIPESTATUS[0]}",
    "\"$crease\" example list | true; exit ${PIPESTATUS[0]}",
  ]) func aClosedOrFullOutputIsAnError(_ line: String) throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell(line, folder: folder.url)
    // A short text may fit the pipe before its reader is gone.
    #expect(run.code == 74 || line.contains("| true") && run.code == 0, "\(run.code) \(run.errors)")
    #expect(folder.names.isEmpty)
  }

  @Test func anInputIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell(
      """
      "$crease" example list-poses > s.json; cp s.json t.json
      "$crease" render s.json --at 0 -f png -o ./s.json; echo $?
      "$crease" compare s.json --at 0 --report s.json; echo $?
      cmp s.json t.json; echo $?
      cp s.json s.png; "$crease" sheet s.png -o s.png; echo $?
      "$crease" join s.json t.json -f rgba -o t.json; echo $?
      cmp s.json t.json && cmp s.json s.png; echo $?
      """, folder: folder.url)
    #expect(run.text == "64\n64\n0\n64\n64\n0\n")
    #expect(run.errors.contains("the input itself"))
  }

  @Test func aLimitOfFileSizesIsAnErrorLikeAFullDisk() throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell(
      "ulimit -f 10; \"$crease\" render example:list --to 0.2 -o x.rgba", folder: folder.url)
    #expect(run.code == 74)
    #expect(run.errors.contains("x.rgba"))
    #expect(folder.names.isEmpty)
  }

  @Test func closedStandardStreamsDoNotEndUpInTheFile() throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell(
      "\"$crease\" render example:list --at 0 -o a.png <&- >&- 2>&-", folder: folder.url)
    #expect(run.code == 0)
    let probe = try Run.tool("ffprobe", "-v", "error", folder.path("a.png"))
    #expect(probe.code == 0 && probe.errors.isEmpty)
  }
}
