import CreaseExport
import CreasePixmaps
import Foundation
import Testing

@Suite struct MemoryTests {
  /// 200 MB of frames and more pass through, of which a few are kept at most.
  @Test(.serialized, arguments: ["a.gif", "a%d.png", "a.rgba", "a.mkv", "a.y4m"])
  func memoryDoesNotGrowWithTheFilm(name: String) throws {
    let folder = try TemporaryFolder()
    let frame = Pixmap.box(1000, 500, frame: 3)
    let exporter = try Exporter(
      Output(path: folder.file(name)),
      settings: ExportSettings(width: 1000, height: 500, frameRateNumerator: 30))
    for _ in 0..<3 {
      if exporter.needsSurvey { try exporter.survey(frame) } else { try exporter.append(frame) }
    }
    for _ in 0..<100 where exporter.needsSurvey { try exporter.survey(frame) }
    // Other tests of this process take memory too, but not each time.
    var growth = Int.max
    for _ in 0..<5 where growth >= 120_000_000 {
      let before = try Self.residentBytes()
      for _ in 0..<100 { try exporter.append(frame) }
      growth = try Self.residentBytes() - before
    }
    #expect(growth < 120_000_000)
  }

  /// The process's memory, by proc(5)'s statm.
  private static func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
