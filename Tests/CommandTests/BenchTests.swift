import Foundation
import Testing

/// `crease bench`.
@Suite struct BenchTests {
  private struct Spread: Decodable {
    let median: Double
    let min: Double
    let max: Double
  }

  private struct Row: Decodable {
    let scene: String
    let stage: String
    let width: Int
    let height: Int
    let milliseconds: Spread
    let copies: Spread
  }

  private static func rows(_ options: String...) throws -> [Row] {
    let run = try Run.crease(["bench", "example:list", "--repeat", "2", "--json"] + options)
    #expect(run.code == 0, "\(run.errors)")
    return try JSONDecoder().decode([Row].self, from: run.output)
  }

  @Test func allStagesAreMeasuredAgainstTheCopy() throws {
    let rows = try Self.rows("--scale", "0.5")
    let stages = rows.map(\.stage)
    for stage in [
      "copy the bytes once", "evaluate", "make textures, cpu", "draw, cpu, 1 thread",
      "draw, cpu, 2 threads", "make and upload textures", "read back", "convert to Y'CbCr",
      "encode H.264", "encode PNG",
    ] {
      #expect(stages.filter { $0 == stage }.count == 1, "\(stage)")
    }
    for start in ["draw, convert and read back, ", "draw and read back, ", "draw, "] {
      #expect(stages.contains { $0.hasPrefix(start) }, "\(start)")
    }
    for row in rows {
      #expect(row.scene == "example:list" && row.width == 160 && row.height == 240)
      let times = row.milliseconds
      #expect(times.min > 0 && times.min <= times.median && times.median <= times.max, "\(row)")
      #expect(row.copies.min <= row.copies.median && row.copies.median <= row.copies.max)
    }
    let copy = try #require(rows.first)
    #expect(copy.copies.min == 1 && copy.copies.max == 1)
  }

  @Test(arguments: [
    ("evaluate", ["evaluate"]), ("textures", ["make textures, cpu"]),
    ("draw", ["draw, cpu, 1 thread", "draw, cpu, 2 threads"]), ("copy", []),
    ("convert", ["convert to Y'CbCr"]), ("encode", ["encode H.264", "encode PNG"]),
  ])
  func oneKindOfStageIsMeasured(stage: String, expected: [String]) throws {
    let rows = try Self.rows("--scale", "0.25", "--renderer", "cpu", "--stage", stage)
    #expect(rows.map(\.stage) == ["copy the bytes once"] + expected)
  }

  /// Larger than any framebuffer: drawn in tiles.
  @Test func aFrameInTilesIsMeasured() throws {
    let scene = #"{"crease":1,"canvas":{"width":16385,"height":1},"duration":0,"layers":[]}"#
    let run = try Run.crease(
      "bench", "-", "--stage", "read", "--repeat", "1", "--renderer", "gpu", input: scene)
    #expect(run.code == 0, "\(run.errors)")
    #expect(String(decoding: run.output, as: UTF8.self).contains("draw and read back, "))
  }

  @Test func theProcessorReadsNothingBack() throws {
    let run = try Run.crease("bench", "example:list", "--renderer", "cpu", "--stage", "read")
    #expect(run.code == 64 && run.errors.contains("--renderer gpu"), "\(run.errors)")
  }

  @Test func wrongOptionsAreRefused() throws {
    for (option, value, remedy) in [
      ("--stage", "drawn", "did you mean draw?"), ("--repeat", "0", "1 to 1000"),
      ("--renderer", "vulkan", "gpu, cpu"),
    ] {
      let run = try Run.crease("bench", "example:list", option, value)
      #expect(run.code == 64 && run.errors.contains(remedy), "\(run.errors)")
    }
  }
}
