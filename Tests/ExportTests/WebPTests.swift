import CreaseExport
import CreasePixmaps
import Testing

/// Animated WebP, by the chunks of its file: FFmpeg 5.1 can't read it.
@Suite struct WebPTests {
  /// How often it plays, and how long each frame is shown.
  private static func timing(_ bytes: [UInt8]) -> (plays: Int?, delays: [Int]) {
    var plays: Int?
    var delays: [Int] = []
    var place = 12
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    while place + 24 <= bytes.count {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let size = number(place + 4, 4)
      if name == "ANIM" { plays = number(place + 12, 2) }
      if name == "ANMF" { delays.append(number(place + 20, 3)) }
      place += 8 + size + size % 2
    }
    return (plays, delays)
  }

  @Test(arguments: [(60, 1), (30000, 1001), (24, 1), (7, 1), (1000, 1)])
  func delaysAreDifferencesOfRoundedTimes(rate: (Int, Int)) throws {
    let folder = try TemporaryFolder()
    let film = (0..<20).map { Pixmap.box(64, 16, frame: $0) }
    _ = try Exporter.write(folder.file("a.webp"), film, rate: rate) { $0.plays = 3 }
    let times = (0...20).map { Int((1000 * Double($0 * rate.1) / Double(rate.0)).rounded()) }
    let (plays, delays) = try Self.timing(folder.bytes("a.webp"))
    #expect(plays == 3)
    // Frames that are equal to the one before are one with it.
    let changes = (1..<20).filter { film[$0] != film[$0 - 1] }
    let starts = [0] + changes.map { times[$0] } + [times[20]]
    #expect(delays == zip(starts.dropFirst(), starts).map { $0 - $1 })
  }

  @Test func equalFramesKeepTheirTime() throws {
    let folder = try TemporaryFolder()
    let film = [0, 1, 1, 1, 2, 2].map { Pixmap.box(64, 16, frame: $0) }
    _ = try Exporter.write(folder.file("a.webp"), film, rate: (10, 1))
    #expect(try Self.timing(folder.bytes("a.webp")).delays.reduce(0, +) == 600)
  }
}
