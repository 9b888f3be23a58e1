import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// Encoding on a thread of its own.
@Suite struct ExportLineTests {
  private static func line(_ path: String, format: String? = nil) throws -> ExportLine {
    let settings = ExportSettings(width: 64, height: 48)
    let exporter = try Exporter(Output(path: path, format: format), settings: settings)
    return try ExportLine(exporter, width: 64, height: 48)
  }

  private static func fill(_ picture: inout Pixmap, frame: Int) {
    picture.copy(.box(64, 48, frame: frame), toX: 0, y: 0)
  }

  @Test(arguments: ["a.rgba", "a.mp4", "a.gif", "a.webp"])
  func theFileIsTheSame(name: String) throws {
    let folder = try TemporaryFolder()
    let film = (0..<30).map { Pixmap.box(64, 48, frame: $0) }
    _ = try Exporter.write(folder.file(name), film)
    let line = try Self.line(folder.file("line-" + name))
    for pass in line.needsSurvey ? [true, false] : [false] {
      for frame in 0..<30 {
        guard line.wants(frame: frame) else {
          if pass { line.skipSurvey() } else { line.skip() }
          continue
        }
        var picture = try line.takePicture()
        Self.fill(&picture, frame: frame)
        if pass { line.survey(picture) } else { line.append(picture) }
      }
    }
    _ = try line.finish()
    #expect(try folder.bytes("line-" + name) == folder.bytes(name))
  }

  @Test func anErrorReachesTheCaller() throws {
    let line = try Self.line("/dev/full", format: "rgba")
    #expect(
      throws: ExportError.writeFailed(
        path: "/dev/full", reason: "no space is left there; free some or choose another folder")
    ) {
      // More than the pictures that may be under way.
      for _ in 0..<10 { line.append(try line.takePicture()) }
      _ = try line.finish()
    }
  }

  @Test func anEndBeforeTimeLeavesWholePicturesOnly() throws {
    let folder = try TemporaryFolder()
    for name in ["a.mp4", "%d.png"] {
      var line: ExportLine? = try Self.line(folder.file(name))
      for frame in 0..<5 {
        guard var picture = try line?.takePicture() else { continue }
        Self.fill(&picture, frame: frame)
        line?.append(picture)
      }
      if name == "a.mp4" { line?.cancel() }
      line = nil
    }
    #expect(try folder.names == (0..<5).map { "\($0).png" })
  }

  @Test(arguments: [(24, 1), (30000, 1001), (7, 3), (2_147_483_647, 2_147_483_645)])
  func millisecondsNeverDrift(rate: (Int, Int)) {
    let clock = FilmClock.milliseconds(numerator: rate.0, denominator: rate.1)
    for frame in [0, 1, 2, 1000, 123_456, 1 << 40] {
      let exact = Double(frame) * 1000 * Double(rate.1) / Double(rate.0)
      #expect(abs(Double(clock.time(ofFrame: frame)) - exact) <= 0.5 + exact * 1e-15)
    }
  }
}
