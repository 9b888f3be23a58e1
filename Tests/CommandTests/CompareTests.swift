import Foundation
import Testing

/// `crease compare`: a scene, two pictures, two films.
@Suite struct CompareTests {
  /// A PNG of one colour, with a pixel of another.
  private static func picture(_ path: String, size: String = "16x12", dot: String? = nil) throws {
    let filter = dot.map { ",drawbox=x=5:y=4:w=1:h=1:t=fill:color=\($0)" } ?? ""
    let run = try Run.tool(
      "ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i",
      "color=c=0x646464:s=\(size):d=1:r=1,format=rgb24\(filter)", "-frames:v", "1", path)
    #expect(run.code == 0, "\(run.errors)")
  }

  private static func json(_ run: Run) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
  }

  @Test func aPictureEqualsItself() throws {
    let folder = try TemporaryFolder()
    try Self.picture(folder.path("a.png"))
    let run = try Run.crease("compare", "a.png", "a.png", folder: folder.url)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.contains("within tolerance: interior max 0 of 2, PSNR ∞ dB, SSIM 1.00000"))
    let json = try Self.json(
      Run.crease("compare", "a.png", "a.png", "--json", folder: folder.url))
    #expect(json["passes"] as? Bool == true && json["frames"] as? Int == 1)
    #expect((json["whole"] as? [String: Any])?["psnr"] is NSNull)
    #expect((json["whole"] as? [String: Any])?["pixels"] as? Int == 192)
  }

  @Test func aChangedPixelIsFoundAndToleranceDecides() throws {
    let folder = try TemporaryFolder()
    try Self.picture(folder.path("a.png"))
    try Self.picture(folder.path("b.png"), dot: "0x6a6464")
    let run = try Run.crease("compare", "a.png", "b.png", folder: folder.url)
    #expect(run.code == 1, "\(run.errors)")
    #expect(
      run.text.contains("beyond tolerance: interior max 6 of 2 (1 pixel above), worst at (5, 4)"))
    for (tolerance, code) in [("6", 0), ("5", 1), ("interior=6", 0), ("band=9,interior=5", 1)] {
      let run = try Run.crease(
        "compare", "a.png", "b.png", "--tolerance", tolerance, "--json", folder: folder.url)
      #expect(run.code == Int32(code), "\(tolerance)")
      let json = try Self.json(run)
      #expect(json["passes"] as? Bool == (code == 0))
      #expect((json["interior"] as? [String: Any])?["maximum"] as? [Int] == [6, 0, 0, 0])
    }
  }

  @Test func filmsAreComparedFrameByFrame() throws {
    let folder = try TemporaryFolder()
    for (name, scene) in [("a", "list"), ("b", "list"), ("c", "list-poses")] {
      let run = try Run.crease(
        "render", "example:\(scene)", "--scale", "0.25", "--fps", "5", "-o",
        folder.path("\(name).mp4"))
      #expect(run.code == 0, "\(run.errors)")
    }
    let same = try Run.crease("compare", "a.mp4", "b.mp4", folder: folder.url)
    #expect(same.code == 0 && same.text.contains("15 frames, interior max 0"), "\(same.text)")
    let shorter = try Run.crease(
      "render", "example:list", "--scale", "0.25", "--fps", "5", "--to", "1.8", "-o",
      folder.path("short.mp4"))
    #expect(shorter.code == 0, "\(shorter.errors)")
    for names in [("a.mp4", "short.mp4"), ("short.mp4", "a.mp4")] {
      let run = try Run.crease("compare", names.0, names.1, folder: folder.url)
      #expect(run.code == 1)
      #expect(run.text.contains("a.mp4 has 15") && run.text.contains("short.mp4 has 9"))
      #expect(run.text.contains("only the first 9 of each compared"), "\(run.text)")
    }
    let sizes = try Run.crease("compare", "a.mp4", "c.mp4", folder: folder.url)
    #expect(sizes.code == 1 && sizes.text.contains("80 × 120"), "\(sizes.text)")
  }

  @Test func theRenderersAgreeOnAScene() throws {
    let run = try Run.crease(
      "compare", "example:list", "--every", "20", "--from", "0.5", "--scale", "1", "--json")
    #expect(run.code == 0, "\(run.errors)")
    let json = try Self.json(run)
    #expect(json["frames"] as? Int == 8)
    let band = try #require(json["band"] as? [String: Any])
    let interior = try #require(json["interior"] as? [String: Any])
    let pixels = [band, interior].compactMap { $0["pixels"] as? Int }
    #expect(pixels.reduce(0, +) == 8 * 320 * 480 && pixels[0] > 0 && pixels[0] < pixels[1])
    let still = try Run.crease("compare", "example:list-poses", "--at", "0", "--scale", "0.5")
    #expect(still.code == 0 && still.text.contains("GPU against CPU"), "\(still.errors)")
  }

  /// A command line, its exit code, and what the message has to say.
  static let lines: [(line: String, code: Int32, says: String)] = [
    ("", 64, "SCENE"), ("a.png a.png a.png", 64, "a.png"),
    ("a.png nothing.png", 66, "nothing.png"), ("nothing.png a.png", 66, "No such file"),
    ("a.png .", 66, "folder"), ("a.png text.png", 65, "text.png"), ("empty.png a.png", 65, "empty"),
    ("a.png cut.png", 65, "cut.png"), ("nowhere.json", 66, "nowhere.json"),
    ("text.png", 65, "name two"), ("example:lst", 66, "list"),
    ("a.png a.png --report nowhere/a.html", 73, "nowhere"),
    ("a.png a.png --report .", 73, "folder"),
    ("a.png a.png --report ''", 64, "--report"),
    ("a.png a.png --tolerance x", 64, "'x'"), ("a.png a.png --tolerance 256", 64, "255"),
    ("a.png a.png --tolerance -1", 64, "-1"), ("a.png a.png --tolerance bnd=1", 64, "'band'"),
    ("a.png a.png --tolerance band=1,band=2", 64, "twice"),
    ("a.png a.png --tolerance band=1,", 64, "="),
    ("a.png a.png --tolerance permille=1001", 64, "1000"),
    ("a.png a.png --at 0", 64, "--at"), ("a.png a.png --device auto", 64, "--device"),
    ("example:list --every 0", 64, "--every"), ("example:list --every 1.5", 64, "--every"),
    ("example:list --at 0 --every 2", 64, "--every"), ("example:list --at 99", 64, "--at"),
    ("example:list --at 0 --device egl:99", 69, "egl:99"),
    ("example:list --scale 0", 64, "--scale"),
  ]

  @Test(arguments: lines) func aWrongCommandLineIsExplained(
    _ fault: (line: String, code: Int32, says: String)
  ) throws {
    let folder = try TemporaryFolder()
    try Self.picture(folder.path("a.png"))
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    try bytes.prefix(bytes.count / 2).write(to: folder.url.appendingPathComponent("cut.png"))
    try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("text.png"))
    try Data().write(to: folder.url.appendingPathComponent("empty.png"))
    let run = try Run.shell("\"$crease\" compare \(fault.line)", folder: folder.url)
    #expect(run.code == fault.code, "\(run.errors)")
    #expect(run.errors.contains(fault.says), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(folder.names == ["a.png", "cut.png", "empty.png", "text.png"])
  }
}
