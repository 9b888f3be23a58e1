import Foundation
import Testing

/// `crease fold` and `crease roll`: films of pictures without a scene.
@Suite struct PictureCommandTests {
  /// A folder with pictures: a.png of 64 × 48 pixels, b.png of 48 × 64, and one that is none.
  private func pictures() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let scene = """
      {"crease": 1, "canvas": {"width": WIDTH, "height": HEIGHT, "background": "#c0392b"},
       "list": {"cells": ["Tea", "Milk"], "cellHeight": 20, "font": "Inter 12"}}
      """
    for (name, width, height) in [("a.png", "64", "48"), ("b.png", "48", "64")] {
      let text = scene.replacing("WIDTH", with: width).replacing("HEIGHT", with: height)
      let run = try Run.crease(
        "render", "-", "--renderer", "cpu", "--at", "0", "-o", folder.path(name), input: text)
      #expect(run.code == 0, "\(run.errors)")
    }
    try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("c.png"))
    return folder
  }

  private func size(_ path: String) throws -> String {
    let probe = try Run.tool(
      "ffprobe", "-v", "error", "-count_frames", "-show_entries",
      "stream=width,height,nb_read_frames", "-of", "csv=p=0", path)
    return probe.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: [
    ("fold a.png", "64,48,240"), ("fold a.png --size 33x20 --duration 1 --fps 25", "33,20,25"),
    ("fold b.png --direction up --back navy --perspective 300 --to 0.1", "48,64,6"),
    ("fold b.png --scale 2 --fit contain --size 20x20 --to 0.05", "40,40,3"),
    ("roll a.png b.png", "64,48,144"), ("roll a.png b.png a.png --fps 10", "64,48,42"),
    ("roll a.png --strips 3 --sides 5 --shade 0 --duration 0.5", "64,48,30"),
    ("roll a.png b.png --reverse --direction down --back b.png --to 0.05", "64,48,3"),
  ]) func aLineMakesAFilm(_ line: String, _ size: String) throws {
    let folder = try pictures()
    let run = try Run.shell(
      "\"$crease\" \(line) --renderer cpu -o x.mkv", folder: folder.url)
    #expect(run.code == 0 && run.output.isEmpty, "\(run.errors)")
    #expect(try self.size(folder.path("x.mkv")) == size)
  }

  @Test func aFoldOpensHoldsFoldsAndLiesFlat() throws {
    let folder = try pictures()
    let run = try Run.shell(
      "\"$crease\" fold a.png --renderer cpu -o x.rgba", folder: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let film = Array(try Data(contentsOf: folder.url.appendingPathComponent("x.rgba")))
    let length = 64 * 48 * 4
    func frame(_ number: Int) -> ArraySlice<UInt8> {
      film[(number * length)..<((number + 1) * length)]
    }
    let picture = try Run.tool(
      "ffmpeg", "-v", "error", "-i", folder.path("a.png"), "-f", "rawvideo", "-pix_fmt", "rgba", "-"
    )
    // Closed, the right half is bare; open and at the end, the whole picture shows as it is.
    #expect((0..<48).allSatisfy { frame(0)[frame(0).startIndex + ($0 * 64 + 60) * 4] == 0 })
    for number in [90, 239] { #expect(Array(frame(number)) == Array(picture.output)) }
    #expect(Array(frame(160)) != Array(picture.output))
  }

  @Test(arguments: [
    "fold a.png --direction right --back gold --size 50x40 --fit fill",
    "fold b.png --fps 25 --background navy --scale 0.5", "roll a.png b.png --strips 5",
    "roll b.png a.png a.png --reverse --perspective 900 --back mirrored --fit contain",
  ]) func theSceneBehindALineMakesTheSameFilm(_ line: String) throws {
    let folder = try pictures()
    let above = line.replacing("a.png", with: "../a.png").replacing("b.png", with: "../b.png")
    let run = try Run.shell(
      """
      cpu="--renderer cpu"
      "$crease" \(line) --print-scene > s.json && mkdir t &&
      "$crease" \(line) $cpu -o x.rgba && "$crease" render s.json $cpu -o y.rgba &&
      cmp x.rgba y.rgba && cd t && "$crease" render ../s.json $cpu -o z.rgba &&
      cmp ../x.rgba z.rgba &&
      "$crease" \(above) --print-scene | "$crease" render - $cpu -o w.rgba &&
      cmp ../x.rgba w.rgba && echo same
      """, folder: folder.url)
    #expect(run.text == "same\n", "\(run.errors)")
  }

  /// A command line, its exit code, and what the message has to say.
  static let faults: [(line: String, code: Int32, says: String)] = [
    ("fold", 64, "PICTURE"), ("fold a.png", 64, "-o"), ("fold a.png b.png -o x.mp4", 64, "b.png"),
    ("fold nowhere.png -o x.mp4", 66, "nowhere.png"), ("fold c.png -o x.mp4", 65, "c.png"),
    ("fold a.png -o x.mp4 --size 5", 64, "1280x720"),
    ("fold a.png -o x.mp4 --size 0x5", 64, "1…16384"),
    ("fold a.png -o x.mp4 --direction lft", 64, "left"),
    ("fold a.png -o x.mp4 --fit covr", 64, "cover"),
    ("fold a.png -o x.mp4 --back gren", 64, "green"),
    ("fold a.png -o x.mp4 --back no.png", 66, "fold.back"),
    ("fold a.png -o x.mp4 --duration 0", 64, "0.1…3600"),
    ("fold a.png -o x.mp4 --perspective 0", 64, "1…1e9"),
    ("fold a.png -o x.mp4 --strips 3", 64, "--strips"),
    ("fold a.png -o x.mp4 --background octarine", 64, "octarine"),
    ("fold a.png -o x.mp4 --print-scene", 64, "--output"),
    ("fold a.png -o a.png --at 0", 64, "the input itself"),
    ("fold a.png -o x.mp4 --quiet --verbose", 64, "--verbose"),
    ("fodl a.png -o x.mp4", 64, "fold"), ("roll", 64, "PICTURE"),
    ("roll a.png b.png -o x.mp4 --strips 0", 64, "1 to 10000"),
    ("roll a.png b.png -o x.mp4 --sides 2", 64, "3 to 10000"),
    ("roll a.png b.png -o x.mp4 --shade 2", 64, "0 to 1"),
    ("roll a.png b.png -o x.mp4 --sidse 2", 64, "--sides"),
    ("roll a.png c.png -o x.mp4", 65, "roll.pictures[1]"),
    ("roll a.png no.png --print-scene", 66, "roll.pictures[1]"),
    ("roll a.png no.png c.png -o x.mp4", 66, "roll.pictures[2]"),
  ]

  @Test(arguments: faults) func aWrongLineIsExplained(
    _ fault: (line: String, code: Int32, says: String)
  ) throws {
    let folder = try pictures()
    let run = try Run.shell("\"$crease\" \(fault.line)", folder: folder.url)
    #expect(run.code == fault.code, "\(run.errors)")
    #expect(run.errors.contains(fault.says), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(folder.names == ["a.png", "b.png", "c.png"])
  }

  @Test(arguments: ["render", "sheet", "validate", "compare"])
  func aMissingPictureIsToldWithItsPlace(_ command: String) throws {
    let folder = try pictures()
    let scene = """
      {"crease": 1, "canvas": {"width": 64, "height": 48},
       "roll": {"pictures": ["../a.png", "no.png"]}}
      """
    let run = try Run.shell(
      """
      mkdir s; cat > s/s.json <<'END'
      \(scene)
      END
      "$crease" \(command) s/s.json \(command == "render" || command == "sheet" ? "-o x.png" : "")
      """, folder: folder.url)
    #expect(run.code == 66, "\(run.errors)")
    #expect(run.errors.contains("s/s.json: roll.pictures[1]: s/no.png can't be read"))
    #expect(!folder.names.contains("x.png"))
    // Where panels lie can be told all the same.
    let inspection = try Run.shell("\"$crease\" inspect s/s.json", folder: folder.url)
    #expect(inspection.code == 0 && inspection.text.contains("roll"), "\(inspection.errors)")
  }

  @Test func verboseTellsOfDeviceTexturesAndTime() throws {
    let folder = try pictures()
    let run = try Run.shell(
      "\"$crease\" fold a.png --to 0.1 --renderer cpu -o x.rgba --verbose", folder: folder.url)
    #expect(run.code == 0 && run.output.isEmpty)
    for word in ["device: none", "textures: ", "(", "frames: 6 of 64 × 48 pixels"] {
      #expect(run.errors.contains(word), "\(run.errors)")
    }
    #expect(!run.errors.contains("(0 bytes)"))
    let gpu = try Run.shell(
      "\"$crease\" fold a.png --to 0.1 -o x.rgba -v", folder: folder.url)
    #expect(gpu.code == 0 && gpu.errors.contains("OpenGL ES"), "\(gpu.errors)")
  }
}
