import Foundation
import Testing

/// `crease sheet` and `crease trace`.
@Suite struct SheetTests {
  /// The size of a picture, and its pixels in RGBA.
  private func picture(_ path: String) throws -> (size: String, pixels: [UInt8]) {
    let probe = try Run.tool(
      "ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", path)
    let decoded = try Run.tool(
      "ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-")
    return (probe.text.trimmingCharacters(in: .whitespacesAndNewlines), Array(decoded.output))
  }

  @Test func framesStandInAGridWithTheirTimes() throws {
    let folder = try TemporaryFolder()
    let run = try Run.crease(
      "sheet", "example:list-pull", "-o", folder.path("sheet.png"), "--count", "3", "--scale",
      "0.5")
    #expect(run.code == 0 && run.output.isEmpty, "\(run.errors)")
    // Three frames of 160 × 240 with gaps of 8, and 20 under each for its time.
    let sheet = try picture(folder.path("sheet.png"))
    #expect(sheet.size == "512,276")
    let frame = try Run.crease(
      "render", "example:list-pull", "--scale", "0.5", "--at", "0", "-o", folder.path("0.rgba"))
    #expect(frame.code == 0)
    let first = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path("0.rgba"))))
    for y in [0, 1, 100, 239] {
      let row = Array(first[(y * 160 * 4)..<((y + 1) * 160 * 4)])
      let start = ((y + 8) * 512 + 8) * 4
      #expect(Array(sheet.pixels[start..<(start + 160 * 4)]) == row)
    }
    // Under each frame something is written, in the middle.
    for x in [8, 176, 344] {
      let ink = (0..<160).filter { column in
        (248..<268).contains { y in sheet.pixels[(y * 512 + x + column) * 4] > 120 }
      }
      #expect(ink.count > 10 && (ink.first ?? 0) > 50 && (ink.last ?? 0) < 110)
    }
  }

  @Test func framesAreSmallUnlessToldOtherwise() throws {
    let folder = try TemporaryFolder()
    let run = try Run.crease(
      "sheet", "example:list-poses", "-o", folder.path("a.png"), "--count", "1")
    #expect(run.code == 0, "\(run.errors)")
    // 320 × 260 points in 240 × 195 pixels.
    #expect(try picture(folder.path("a.png")).size == "256,231")
  }

  @Test(arguments: [
    ("sheet example:list", "-o"), ("sheet example:list -o a.mp4", "one picture"),
    ("sheet example:list -o a.png --count 0", "1 to 1000"),
    ("sheet example:list -o a.png --count 2.5", "whole number"),
    ("trace", "FILE"),
  ]) func aWrongLineIsExplained(_ line: String, _ says: String) throws {
    let folder = try TemporaryFolder()
    let run = try Run.shell("\"$crease\" \(line)", folder: folder.url)
    #expect(run.code == 64 && run.errors.contains(says), "\(run.errors)")
    #expect(folder.names.isEmpty)
  }

  private let log = """
    [0, [[1, 160, 100]]]

    [0.1, [[1, 160, 112]]]
    [0.2, [[1, 160, 126]]]
    [0.3, [[1, 160, 126], [2, 10, 10]]]
    [0.4, []]
    [1, [[1, 5, 5]]]
    [1.1, []]
    """

  @Test func aTraceIsToldInATable() throws {
    let run = try Run.crease("trace", "-", input: log)
    #expect(run.code == 0 && run.errors.isEmpty)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix("from "))
    #expect(lines[1].hasPrefix("0.000  0.400  2        pan "))
    #expect(lines[1].hasSuffix("the second finger came after the pan had moved 14 points"))
    #expect(lines[2].contains(" tap ") && lines[2].contains("at (5.0, 5.0)"))
    let json = try Run.crease("trace", "-", "--json", input: log)
    let sessions = try #require(
      try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
    #expect(sessions.map { $0["gesture"] as? String } == ["pan", "tap"])
  }

  @Test func aBrokenTraceNamesTheLine() throws {
    let run = try Run.crease("trace", "-", input: log + "\n[0.5, []]")
    #expect(run.code == 65 && run.errors.contains("standard input:9:2: "), "\(run.errors)")
    #expect(try Run.crease("trace", "nowhere.jsonl").code == 66)
    let empty = try Run.crease("trace", "-", input: "\n")
    #expect(empty.code == 0 && empty.errors.contains("no finger"))
  }
}
