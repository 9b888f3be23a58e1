import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// The formats that hold a film, each read back by FFmpeg.
@Suite struct FilmTests {
  /// A format, how FFmpeg decodes it, and what of a frame survives.
  struct Case: Sendable, CustomTestStringConvertible {
    let word: String
    let decoder: [String]
    /// The largest difference of a colour in flat, opaque parts.
    let tolerance: Int
    /// Whether every bit comes back.
    var isExact: Bool { tolerance == 0 }
    var keepsAlpha = true
    /// How far the sum of the frames' times may be off, in seconds.
    var clock = 0.0005
    /// What the decoded frames go through.
    var filter: [String] = []
    var testDescription: String { word }
  }

  static let cases = [
    Case(word: "apng", decoder: [], tolerance: 0, clock: 0.000501),
    Case(word: "mkv", decoder: [], tolerance: 0, clock: 0.001),
    Case(word: "mov", decoder: [], tolerance: 2),
    Case(word: "webm", decoder: ["-c:v", "libvpx-vp9"], tolerance: 4, clock: 0.001),
    // The format has no place for the matrix, so the reader must be told.
    Case(
      word: "y4m", decoder: [], tolerance: 2, keepsAlpha: false,
      filter: ["-vf", "scale=in_color_matrix=bt709"]),
    Case(word: "mp4", decoder: [], tolerance: 3, keepsAlpha: false),
  ]

  /// Flat fields of colour that change from frame to frame, each 16 pixels square, with straight
  /// alpha 255, 200, 128, 60, or 255 throughout.
  private static func fields(_ frame: Int, isOpaque: Bool = false) -> Pixmap {
    let alphas: [Int] = isOpaque ? [255] : [255, 200, 128, 60]
    return Pixmap(64, 32) { x, y in
      let alpha = alphas[x / 16 % alphas.count]
      let red = (x / 16 * 70 + frame * 40) % 256
      let color = y < 16 ? [red, 128, 40] : [128, 128, 128]
      let p = color.map { UInt8(($0 * alpha + 127) / 255) }
      return SIMD4(p[0], p[1], p[2], UInt8(alpha))
    }
  }

  /// A component with straight alpha, by the definition in real numbers.
  private static func straight(_ pixmap: Pixmap) -> [UInt8] {
    (0..<pixmap.bytes.count).map { i in
      let alpha = Double(pixmap.bytes[i / 4 * 4 + 3])
      if i % 4 == 3 { return pixmap.bytes[i] }
      return alpha == 0 ? 0 : UInt8((Double(pixmap.bytes[i]) * 255 / alpha).rounded())
    }
  }

  @Test(arguments: cases) func framesColorsAndAlphaComeBack(_ kind: Case) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a." + kind.word)
    let film = (0..<7).map { Self.fields($0, isOpaque: !kind.keepsAlpha) }
    #expect(try Exporter.write(path, film, rate: (25, 1)) { $0.quality = 100 }.isEmpty)
    let read = try Tool.frames(
      of: path, format: "rgba", bytesPerFrame: 64 * 32 * 4, input: kind.decoder,
      output: kind.filter)
    #expect(read.count == 7)
    for (frame, bytes) in read.enumerated() {
      let expected = Self.straight(film[frame])
      var worst = (color: 0, alpha: 0)
      // The middle of each field: half the colour resolution blurs edges.
      for y in 0..<32 where kind.isExact || (4..<12).contains(y % 16) {
        for x in 0..<64 where kind.isExact || (4..<12).contains(x % 16) {
          for c in 0..<4 {
            let i = (y * 64 + x) * 4 + c
            let difference = abs(Int(bytes[i]) - Int(expected[i]))
            if c == 3 {
              worst.alpha = max(worst.alpha, difference)
            } else {
              worst.color = max(worst.color, difference)
            }
          }
        }
      }
      #expect(worst.color <= kind.tolerance, "frame \(frame)")
      #expect(worst.alpha <= (kind.isExact ? 0 : 3), "frame \(frame)")
    }
    #expect(try folder.names == ["a." + kind.word])
  }

  @Test(arguments: cases, [(60, 1), (30000, 1001), (24, 1)])
  func timesSumToTheFilm(_ kind: Case, rate: (Int, Int)) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a." + kind.word)
    let film = (0..<31).map { Self.fields($0, isOpaque: true) }
    _ = try Exporter.write(path, film, rate: rate) { $0.isOpaque = true }
    let packets = try Tool.packets(of: path)
    #expect(packets.count == 31)
    for (frame, packet) in packets.sorted(by: { $0.start < $1.start }).enumerated() {
      #expect(abs(packet.start - Double(frame * rate.1) / Double(rate.0)) <= kind.clock)
    }
    let end = try #require(packets.map { $0.start + $0.duration }.max())
    #expect(abs(end - 31 * Double(rate.1) / Double(rate.0)) <= 0.001)
    if kind.word == "apng" {
      // Delays are fractions (PNG, third edition, §11.3.6.2: fcTL), but browsers cut them off at
      // whole thousandths of a second, so each must be so many.
      let bytes = try folder.bytes("a.apng")
      let delays = bytes.indices.filter { bytes[$0...].starts(with: "fcTL".utf8) }.map { place in
        (Int(bytes[place + 24]) << 8 | Int(bytes[place + 25])) * 1000
          % (Int(bytes[place + 26]) << 8 | Int(bytes[place + 27]))
      }
      #expect(delays == Array(repeating: 0, count: 31))
    } else {
      let stream = try Tool.stream(of: path, ["r_frame_rate"])
      #expect(stream["r_frame_rate"] == "\(rate.0)/\(rate.1)")
    }
  }

  @Test(arguments: ["mp4", "webm", "mov", "y4m"]) func colorsAreTagged(word: String) throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a." + word), [.plain(16, 16, 1, 2, 3)])
    let stream = try Tool.stream(of: folder.file("a." + word), ["color_range", "color_space"])
    #expect(stream["color_range"] == "tv")
    #expect(stream["color_space"] == "bt709" || word == "y4m")
  }

  @Test(arguments: ["mp4", "webm", "mov", "mkv"]) func commentIsKept(word: String) throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a." + word), [.plain(16, 16, 1, 2, 3)]) {
      $0.comment = "gefaltet – ✂"
    }
    let output = try Tool.run(
      "ffprobe",
      ["-v", "error", "-show_entries", "format_tags:stream_tags", folder.file("a." + word)])
    #expect(String(decoding: output, as: UTF8.self).contains("gefaltet – ✂"))
  }

  @Test(
    arguments: ["apng", "mkv", "mov", "webm", "y4m", "webp"], [(1, 1), (3, 2), (17, 9), (2, 50)])
  func oddSizesAreExact(word: String, size: (Int, Int)) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a." + word)
    let film = (0..<2).map { Pixmap.plain(size.0, size.1, UInt8($0), 200, 3) }
    #expect(try Exporter.write(path, film).isEmpty)
    guard word != "webp" else { return }
    let stream = try Tool.stream(of: path, ["width", "height", "nb_read_packets"])
    #expect(stream["width"] == "\(size.0)")
    #expect(stream["height"] == "\(size.1)")
    #expect(stream["nb_read_packets"] == "2")
  }

  @Test(arguments: ["apng", "mkv", "mov", "webm", "y4m", "webp"])
  func sameFilmHasTheSameBytes(word: String) throws {
    let folder = try TemporaryFolder()
    let film = (0..<12).map { Pixmap.box(64, 48, frame: $0) }
    for name in ["a", "b"] { _ = try Exporter.write(folder.file("\(name).\(word)"), film) }
    #expect(try folder.bytes("a." + word) == folder.bytes("b." + word))
  }

  @Test(arguments: ["mkv", "webm", "y4m", "webp"]) func pipeGetsTheFilm(word: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("film")
    try Data().write(to: URL(fileURLWithPath: path))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    let film = (0..<5).map { Pixmap.box(64, 48, frame: $0) }
    let exporter = try Exporter(
      Output(
        format: OutputFormat.named(word), destination: .descriptor(handle.fileDescriptor)),
      settings: ExportSettings(width: 64, height: 48))
    for frame in film { try exporter.append(frame) }
    try exporter.finish()
    try handle.close()
    if word == "webp" {
      #expect(try folder.bytes("film").starts(with: "RIFF".utf8))
    } else {
      let read = try Tool.frames(of: path, format: "rgba", bytesPerFrame: 64 * 48 * 4)
      #expect(read.count == 5)
    }
  }

  @Test(arguments: ["mp4", "mov", "apng"]) func pipeIsRefusedWhereTheFrontIsWrittenLast(
    word: String
  ) throws {
    #expect(throws: ExportError.self) { try Output(path: "-", format: word) }
    #expect(throws: ExportError.self) {
      try Exporter(Output(path: "/dev/null", format: word), settings: .init(width: 2, height: 2))
    }
  }

  @Test(arguments: [ExportPreset.fastest, .fast, .medium, .slow, .slowest])
  func everyPresetWorks(preset: ExportPreset) throws {
    let folder = try TemporaryFolder()
    for format in OutputFormat.all where format.hasPresets {
      let path = folder.file("a%d." + format.word)
      let film = format.kind == .film ? (0..<3).map { Pixmap.box(32, 16, frame: $0) } : []
      _ = try Exporter.write(
        format.kind == .film ? folder.file("a." + format.word) : path,
        film.isEmpty ? [.box(32, 16, frame: 0)] : film
      ) { $0.preset = preset }
    }
    #expect(try folder.names.count == OutputFormat.all.count { $0.hasPresets })
  }
}
