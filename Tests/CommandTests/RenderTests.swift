import Foundation
import Testing

/// `crease render`, from a scene to files that another program reads.
@Suite struct RenderTests {
  @Test func theListBecomesAFilm() throws {
    let folder = try TemporaryFolder()
    let run = try Run.crease("render", "example:list", "-o", folder.path("list.mp4"))
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.isEmpty)
    let probe = try Run.tool(
      "ffprobe", "-v", "error", "-count_frames", "-show_streams", folder.path("list.mp4"))
    for fact in [
      "codec_name=h264", "width=640", "height=960", "pix_fmt=yuv420p", "color_range=tv",
      "color_space=bt709", "color_transfer=bt709", "color_primaries=bt709", "r_frame_rate=60/1",
      "nb_read_frames=180", "duration=3.000000",
    ] {
      #expect(probe.text.contains(fact + "\n"), "\(fact)")
    }
    #expect(folder.names == ["list.mp4"])
  }

  @Test func oneFrameAloneIsTheFrameOfTheSequence() throws {
    let folder = try TemporaryFolder()
    let whole = try Run.crease(
      "render", "example:list", "--scale", "1", "--fps", "10", "-o", folder.path("frames") + "/")
    #expect(whole.code == 0, "\(whole.errors)")
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder.path("frames"))
    #expect(frames.count == 30)
    let alone = try Run.crease(
      "render", "example:list", "--scale", "1", "--at", "0.7", "-o", folder.path("alone.rgba"))
    #expect(alone.code == 0, "\(alone.errors)")
    let decoded = try Run.tool(
      "ffmpeg", "-v", "error", "-i", folder.path("frames/00007.png"), "-f", "rawvideo",
      "-pix_fmt", "rgba", "-")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("alone.rgba"))) == decoded.output)
    #expect(decoded.output.count == 320 * 480 * 4)
  }

  @Test func fromAndToChooseFrames() throws {
    let run = try Run.crease(
      "render", "example:list", "--scale", "0.1", "--fps", "10", "--from", "0.5", "--to", "0.8",
      "-o", "-")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.count == 3 * 32 * 48 * 4)
  }

  @Test func anAnimatedGIFKeepsItsTime() throws {
    let folder = try TemporaryFolder()
    let run = try Run.crease(
      "render", "example:list", "--scale", "0.5", "-o", folder.path("list.gif"))
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.contains("50 frames a second"))
    let probe = try Run.tool(
      "ffprobe", "-v", "error", "-count_frames", "-show_entries",
      "stream=nb_read_frames:format=duration", "-of", "default=nk=1:nw=1", folder.path("list.gif"))
    #expect(probe.text.split(separator: "\n") == ["90", "3.000000"])
  }

  @Test func standardInputAndTransparencyWork() throws {
    let scene = """
      {"crease": 1, "canvas": {"width": 8, "height": 4}, "list": {"cells": [], "cellHeight": 60}}
      """
    let run = try Run.crease(
      "render", "-", "--background", "transparent", "--at", "0", "-o", "-", input: scene)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == Data(count: 8 * 4 * 4))
  }

  @Test func missingCharactersAreNamed() throws {
    let scene = """
      {"crease": 1, "canvas": {"width": 200, "height": 60}, "list": {"cells": ["a\\udbff\\udffd"]}}
      """
    let run = try Run.crease("render", "-", "--at", "0", "-o", "-", input: scene)
    #expect(run.code == 0)
    #expect(run.errors.contains("U+10FFFD"))
    let quiet = try Run.crease("render", "-", "--at", "0", "-q", "-o", "-", input: scene)
    #expect(quiet.errors.isEmpty)
  }

  @Test func progressIsToldInJSONWhenAsked() throws {
    let run = try Run.crease(
      "render", "example:list-poses", "--scale", "0.1", "--progress", "json", "-o", "-")
    let last = try #require(run.errors.split(separator: "\n").last)
    let line = try #require(
      try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Double])
    #expect(line["frame"] == line["frames"])
    #expect(
      try Run.crease("render", "example:list-poses", "--scale", "0.1", "-o", "-").errors.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) func anInterruptLeavesNothing(
    _ signal: Int32
  ) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = Run.products.appendingPathComponent("crease")
    process.arguments = [
      "render", "example:list", "--progress", "json", "-o", folder.path("film.mp4"),
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // The first progress line tells that drawing has begun.
    let first = errors.fileHandleForReading.availableData
    kill(process.processIdentifier, signal)
    let rest = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: first, as: UTF8.self).contains("\"frame\""))
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(String(decoding: rest, as: UTF8.self).contains("of 180 frames"))
    #expect(folder.names.isEmpty)
  }
}
