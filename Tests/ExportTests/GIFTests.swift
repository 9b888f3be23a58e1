import CreaseExport
import CreasePixmaps
import Testing

@Suite struct GIFTests {
  private static func frames(_ folder: TemporaryFolder, _ size: Int) throws -> [[UInt8]] {
    try Tool.frames(of: folder.file("a.gif"), format: "rgba", bytesPerFrame: size)
  }

  @Test(arguments: [(10, 1), (30, 1), (50, 1), (24, 1), (30000, 1001), (7, 1), (1, 2)])
  func framesStartAtTheirRoundedTimes(numerator: Int, denominator: Int) throws {
    let folder = try TemporaryFolder()
    let film = (0..<21).map { Pixmap.box(32, 16, frame: $0) }
    #expect(try Exporter.write(folder.file("a.gif"), film, rate: (numerator, denominator)).isEmpty)
    let packets = try Tool.packets(of: folder.file("a.gif"))
    #expect(packets.count == 21)
    let starts = (0...21).map {
      (100 * Double($0 * denominator) / Double(numerator)).rounded() / 100
    }
    for (i, packet) in packets.enumerated() {
      #expect(abs(packet.start - starts[i]) < 1e-6)
      #expect(abs(packet.duration - (starts[i + 1] - starts[i])) < 1e-6)
    }
  }

  @Test(arguments: [
    ((60, 1), 2, 60, 30), ((60, 1), 2, 59, 30), ((120, 1), 3, 120, 40), ((51, 1), 2, 51, 26),
    ((60000, 1001), 2, 60, 30), ((1000, 1), 20, 1000, 50),
  ])
  func fastFilmsAreThinnedNotSlowed(
    rate: (Int, Int), stride: Int, count: Int, kept: Int
  ) throws {
    let folder = try TemporaryFolder()
    let film = (0..<count).map { Pixmap.box(32, 8, frame: $0) }
    let notes = try Exporter.write(folder.file("a.gif"), film, rate: rate)
    #expect(
      notes == [
        "GIF shows at most 50 frames a second: one in \(stride) was kept, at the same speed"
      ])
    let packets = try Tool.packets(of: folder.file("a.gif"))
    #expect(packets.count == kept)
    let end = try #require(packets.last.map { $0.start + $0.duration })
    let duration = (100 * Double(count * rate.1) / Double(rate.0)).rounded() / 100
    // A last frame shorter than two hundredths is made that long, or viewers would show it for ten.
    let least = try #require(packets.last).start + 0.02
    #expect(abs(end - max(duration, least)) <= 1e-6)
    let read = try Self.frames(folder, 32 * 8 * 4)
    #expect(read == Swift.stride(from: 0, to: count, by: stride).map { film[$0].bytes })
  }

  @Test(arguments: [(30000, 1001), (24000, 1001), (7, 3), (50, 1), (2_147_483_647, 2_147_483_645)])
  func timesNeverDrift(numerator: Int, denominator: Int) {
    let timing = GIFTiming(numerator: numerator, denominator: denominator)
    for frame in [0, 1, 2, 3, 1000, 123_456, 1 << 40] {
      let exact = Double(frame) * 100 * Double(denominator) / Double(numerator)
      #expect(abs(Double(timing.time(ofFrame: frame)) - exact) <= 0.5 + exact * 1e-15)
    }
  }

  @Test func fewColorsAreExact() throws {
    let folder = try TemporaryFolder()
    // 256 opaque colours over the film, 64 in each frame, close to one another.
    let film = (0..<4).map { frame in
      Pixmap(8, 8) { x, y in SIMD4(UInt8(100 + x), UInt8(50 + y), UInt8(frame), 255) }
    }
    _ = try Exporter.write(folder.file("a.gif"), film, rate: (10, 1))
    #expect(try Self.frames(folder, 256) == film.map(\.bytes))
  }

  @Test func transparencyIsKeptFromHalfOn() throws {
    let folder = try TemporaryFolder()
    let film = (0..<3).map { frame in
      Pixmap(16, 4) { x, y in
        let alpha = UInt8((x + frame) * 15)
        return SIMD4(alpha, alpha / 2, 0, alpha)
      }
    }
    let notes = try Exporter.write(folder.file("a.gif"), film, rate: (10, 1))
    #expect(notes.count == 1)
    #expect(notes[0].contains("at least half opaque"))
    let read = try Self.frames(folder, 256)
    for (frame, bytes) in read.enumerated() {
      for x in 0..<16 {
        let isOpaque = (x + frame) * 15 >= 128
        #expect(bytes[x * 4 + 3] == (isOpaque ? 255 : 0))
        if isOpaque { #expect(bytes[x * 4] == 255) }
      }
    }
  }

  @Test func fullTransparencyNeedsNoNote() throws {
    let folder = try TemporaryFolder()
    let film = [Pixmap(width: 4, height: 4), Pixmap.plain(4, 4, 1, 2, 3)]
    #expect(try Exporter.write(folder.file("a.gif"), film, rate: (10, 1)).isEmpty)
    let read = try Self.frames(folder, 64)
    #expect(read[0].chunks(of: 4).allSatisfy { $0[3] == 0 })
    #expect(read[1] == film[1].bytes)
  }

  @Test func manyColorsStayClose() throws {
    let folder = try TemporaryFolder()
    let film = (0..<2).map { frame in
      Pixmap(128, 128) { x, y in SIMD4(UInt8(x * 2), UInt8(y), UInt8(frame * 40), 255) }
    }
    _ = try Exporter.write(folder.file("a.gif"), film, rate: (10, 1))
    let read = try Self.frames(folder, 128 * 128 * 4)
    for (frame, bytes) in read.enumerated() {
      let sum = zip(bytes, film[frame].bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      #expect(Double(sum) / Double(bytes.count) < 6)
    }
    _ = try Exporter.write(folder.file("a.gif"), film, rate: (10, 1)) { $0.quality = 5 }
    let few = Set(try Self.frames(folder, 128 * 128 * 4)[0].chunks(of: 4))
    #expect(few.count <= 12)
  }

  @Test(arguments: [(0, [3, 1, 0, 0, 0]), (3, [3, 1, 2, 0, 0]), (1, nil)] as [(Int, [UInt8]?)])
  func playsAsOftenAsAsked(plays: Int, block: [UInt8]?) throws {
    let folder = try TemporaryFolder()
    let film = (0..<2).map { Pixmap.box(16, 4, frame: $0) }
    _ = try Exporter.write(folder.file("a.gif"), film, rate: (10, 1)) { $0.plays = plays }
    let bytes = try folder.bytes("a.gif")
    let name = Array("NETSCAPE2.0".utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: name) }
    #expect(place.map { Array(bytes[$0 + 11..<$0 + 16]) } == block)
  }

  @Test func stillPictureIsOneFrame() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.gif"), [.plain(1, 1, 5, 6, 7)])
    #expect(try Self.frames(folder, 4) == [[5, 6, 7, 255]])
  }

  @Test func sameFilmHasTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let film = (0..<6).map { frame in
      Pixmap(64, 64) { x, y in SIMD4(UInt8(x * 4), UInt8(y * 4), UInt8(frame * 9), 255) }
    }
    _ = try Exporter.write(folder.file("a.gif"), film)
    _ = try Exporter.write(folder.file("b.gif"), film)
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }

  @Test func unwantedFramesNeedNotBeDrawn() throws {
    let folder = try TemporaryFolder()
    let film = (0..<9).map { Pixmap.box(32, 8, frame: $0) }
    _ = try Exporter.write(folder.file("a.gif"), film)
    let exporter = try Exporter(
      Output(path: folder.file("b.gif")), settings: ExportSettings(width: 32, height: 8))
    for (i, frame) in film.enumerated() {
      if exporter.wants(frame: i) { try exporter.survey(frame) } else { exporter.skipSurvey() }
    }
    for (i, frame) in film.enumerated() {
      if exporter.wants(frame: i) { try exporter.append(frame) } else { try exporter.skip() }
    }
    try exporter.finish()
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }

  @Test func surveyMustComeFirst() throws {
    let folder = try TemporaryFolder()
    let exporter = try Exporter(
      Output(path: folder.file("a.gif")), settings: ExportSettings(width: 2, height: 2))
    #expect(
      throws: ExportError.wrongOrder(
        reason: "GIF needs a survey of all frames before the first is appended")
    ) { try exporter.append(Pixmap.plain(2, 2, 1, 1, 1)) }
    #expect(try folder.names.isEmpty)
  }

  @Test func framesTooLongForTheFormatAreAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ExportError.self) {
      try Exporter(
        Output(path: folder.file("a.gif")),
        settings: ExportSettings(
          width: 2, height: 2, frameRateNumerator: 1, frameRateDenominator: 1000))
    }
    #expect(try folder.names.isEmpty)
  }
}

extension Array {
  fileprivate func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<$0 + size]) }
  }
}
