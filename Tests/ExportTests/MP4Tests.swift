import CreaseExport
import CreasePixmaps
import Testing

@Suite struct MP4Tests {
  @Test(arguments: [
    (60, 1), (25, 1), (30000, 1001), (1, 3), (1000, 1), (1, 610),
    (2_147_483_647, 9_999_999),
  ])
  func framesRateAndTags(numerator: Int, denominator: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.mp4")
    let film = (0..<31).map { Pixmap.box(64, 48, frame: $0) }
    #expect(try Exporter.write(path, film, rate: (numerator, denominator)).isEmpty)
    let stream = try Tool.stream(
      of: path,
      [
        "codec_name", "pix_fmt", "color_range", "color_space", "color_transfer",
        "color_primaries", "r_frame_rate", "avg_frame_rate", "nb_read_packets", "duration",
        "width", "height",
      ])
    #expect(stream["codec_name"] == "h264")
    #expect(stream["pix_fmt"] == "yuv420p")
    #expect(stream["color_range"] == "tv")
    #expect(stream["color_space"] == "bt709")
    #expect(stream["color_transfer"] == "bt709")
    #expect(stream["color_primaries"] == "bt709")
    #expect(stream["r_frame_rate"] == "\(numerator)/\(denominator)")
    #expect(stream["avg_frame_rate"] == "\(numerator)/\(denominator)")
    #expect(stream["nb_read_packets"] == "31")
    let duration = try #require(stream["duration"].flatMap(Double.init))
    #expect(abs(duration - 31 * Double(denominator) / Double(numerator)) < 1e-6)
    #expect(try folder.names == ["a.mp4"])
  }

  @Test func indexComesFirst() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.mp4"), [.plain(16, 16, 1, 2, 3)])
    #expect(try Self.boxes(folder.bytes("a.mp4")) == ["ftyp", "moov", "free", "mdat"])
  }

  @Test(
    arguments: [
      [128, 128, 128], [0, 0, 0], [255, 255, 255], [64, 64, 64], [255, 0, 0], [0, 255, 0],
      [0, 0, 255], [217, 0, 22], [234, 175, 28],
    ] as [[UInt8]])
  func plainColorsComeBack(color: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let frame = Pixmap.plain(64, 48, color[0], color[1], color[2])
    _ = try Exporter.write(folder.file("a.mp4"), [frame, frame, frame])
    let read = try Tool.frames(
      of: folder.file("a.mp4"), format: "rgb24", bytesPerFrame: 64 * 48 * 3)
    #expect(read.count == 3)
    let isGrey = color[0] == color[1] && color[1] == color[2]
    // Eight bits of limited range: ½ step of luma and of chroma, 1.16 and up to 2.1 levels each.
    let tolerance = isGrey ? 1 : 3
    for (i, value) in read.joined().enumerated() {
      let difference = abs(Int(value) - Int(color[i % 3]))
      guard difference > tolerance else { continue }
      Issue.record("component \(i % 3) of \(color) came back as \(value)")
      return
    }
  }

  @Test func qualityMakesFilesLarger() throws {
    let folder = try TemporaryFolder()
    let film = (0..<8).map { frame in
      Pixmap(96, 96) { x, y in
        SIMD4(UInt8((x * 7 ^ y * 5 + frame * 3) & 255), UInt8(x * 2), UInt8(y * 2), 255)
      }
    }
    let sizes = try [0, 50, 75, 100].map { quality in
      _ = try Exporter.write(folder.file("\(quality).mp4"), film) { $0.quality = quality }
      return try folder.bytes("\(quality).mp4").count
    }
    #expect(sizes == sizes.sorted())
    #expect(sizes[0] * 2 < sizes[3])
    _ = try Exporter.write(folder.file("default.mp4"), film)
    #expect(try folder.bytes("default.mp4") == folder.bytes("75.mp4"))
  }

  @Test(arguments: [(1, 1), (3, 3), (17, 8), (8, 17), (101, 75)])
  func oddSizesGetTheEdgeRepeated(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.mp4")
    let frame = Pixmap(width, height) { x, y in
      x == width - 1 || y == height - 1 ? SIMD4(200, 200, 200, 255) : SIMD4(50, 50, 50, 255)
    }
    let notes = try Exporter.write(path, [frame]) { $0.quality = 100 }
    #expect(notes.count == 1)
    #expect(notes[0].contains(width % 2 == 1 ? "one column" : "one row"))
    let (paddedWidth, paddedHeight) = ((width + 1) / 2 * 2, (height + 1) / 2 * 2)
    let stream = try Tool.stream(of: path, ["width", "height"])
    #expect(stream["width"] == "\(paddedWidth)")
    #expect(stream["height"] == "\(paddedHeight)")
    let read = try Tool.frames(
      of: path, format: "gray", bytesPerFrame: paddedWidth * paddedHeight)[0]
    // The added column and row, and those they copy; 184 and 59 in limited range are 200 and 50.
    #expect(abs(Int(read[paddedWidth * paddedHeight - 1]) - 200) <= 6)
    if width > 4, height > 4 { #expect(abs(Int(read[0]) - 50) <= 6) }
  }

  @Test func transparencyIsLaidOnTheBackgroundAndTold() throws {
    let folder = try TemporaryFolder()
    let clear = Pixmap(width: 32, height: 32)
    let notes = try Exporter.write(
      folder.file("a.mp4"), [.plain(32, 32, 9, 9, 9), clear, clear]
    ) { $0.background = SIMD3(128, 128, 128) }
    #expect(notes == ["MP4 has no transparency: transparent parts were laid on #808080"])
    let read = try Tool.frames(of: folder.file("a.mp4"), format: "rgb24", bytesPerFrame: 3072)
    #expect(read[2].allSatisfy { abs(Int($0) - 128) <= 1 })
  }

  @Test func sameFilmHasTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let film = (0..<40).map { Pixmap.box(320, 240, frame: $0) }
    _ = try Exporter.write(folder.file("a.mp4"), film)
    _ = try Exporter.write(folder.file("b.mp4"), film)
    #expect(try folder.bytes("a.mp4") == folder.bytes("b.mp4"))
  }

  @Test func commentIsKept() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.mp4"), [.plain(16, 16, 1, 2, 3)]) {
      $0.comment = "gefaltet – ✂"
    }
    let output = try Tool.run(
      "ffprobe", ["-v", "error", "-show_entries", "format_tags=comment", folder.file("a.mp4")])
    #expect(String(decoding: output, as: UTF8.self).contains("gefaltet – ✂"))
  }

  @Test func tooLargeForTheFormatIsAnErrorBeforeThereIsAFile() throws {
    let folder = try TemporaryFolder()
    #expect(
      throws: ExportError.badSetting(name: "width", value: 16385, allowed: 1...16384, format: "MP4")
    ) {
      try Exporter(
        Output(path: folder.file("a.mp4")), settings: ExportSettings(width: 16385, height: 2))
    }
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [(1, 2_147_483_647), (2_147_483_647, 2_147_483_646), (1, 611)])
  func framesTooLongForTheFormatAreAnError(numerator: Int, denominator: Int) throws {
    let folder = try TemporaryFolder()
    #expect {
      try Exporter.write(
        folder.file("a.mp4"), [.plain(16, 16, 1, 2, 3)], rate: (numerator, denominator))
    } throws: {
      guard case .badSetting = $0 as? ExportError else { return false }
      return true
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func whatIsNoFileIsRefused() {
    #expect {
      try Exporter(Output(path: "/dev/null", format: "mp4"), settings: .init(width: 2, height: 2))
    } throws: {
      "\($0)"
        == "MP4 does not go to /dev/null: its front is written last;"
        + " name a regular file"
    }
  }

  /// The types of a file's outermost boxes (ISO/IEC 14496-12, §4.2).
  private static func boxes(_ bytes: [UInt8]) -> [String] {
    var types: [String] = []
    var place = 0
    while place + 8 <= bytes.count {
      let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      types.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      if size < 8 { break }
      place += size
    }
    return types
  }
}
