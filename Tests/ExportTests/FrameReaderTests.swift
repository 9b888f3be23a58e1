import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// Files that were written here or by FFmpeg come back as pixmaps.
@Suite struct FrameReaderTests {
  private static func frames(_ path: String) throws -> [Pixmap] {
    let reader = try FrameReader(path: path)
    var frames: [Pixmap] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(reader.frameCount == frames.count)
    #expect(try reader.next() == nil)
    return frames
  }

  private static let film = (0..<5).map { Pixmap.box(38, 22, frame: $0) }

  @Test func anOpaquePNGIsExact() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.png"), [Self.film[0]])
    #expect(try Self.frames(folder.file("a.png")) == [Self.film[0]])
  }

  /// Premultiplied, straight in the file, and premultiplied again: the same bytes.
  @Test func transparencyComesBackPremultiplied() throws {
    let folder = try TemporaryFolder()
    let picture = Pixmap(256, 256) { value, alpha in
      let v = UInt8(min(value, alpha))
      return SIMD4(v, UInt8(alpha) - v, v / 2, UInt8(alpha))
    }
    _ = try Exporter.write(folder.file("a.png"), [picture])
    #expect(try Self.frames(folder.file("a.png")) == [picture])
    #expect(try picture.pngBytes() == folder.bytes("a.png"))
  }

  @Test(arguments: ["%02d.png", "film.mkv", "film.apng", "film.avi"])
  func losslessFilmsAreExact(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("%02d.png"), Self.film)
    if name.hasPrefix("film") {
      let codec = name.hasSuffix("apng") ? "apng" : "ffv1"
      _ = try Tool.run(
        "ffmpeg",
        ["-v", "error", "-i", folder.file("%02d.png"), "-c:v", codec, folder.file(name)])
    }
    #expect(try Self.frames(folder.file(name)) == Self.film)
  }

  /// A flat colour, so that quartered colour samples change nothing: what the file says of matrix
  /// and range is what is used.
  @Test(arguments: [
    ("bt709", "tv", 320), ("smpte170m", "tv", 320), ("bt709", "pc", 320), ("smpte170m", "pc", 320),
    ("bt2020nc", "tv", 320), ("unknown", "tv", 320), ("unknown", "tv", 1280),
  ])
  func coloursFollowTheTags(matrix: String, range: String, width: Int) throws {
    let folder = try TemporaryFolder()
    let color = SIMD4<UInt8>(217, 60, 22, 255)
    _ = try Exporter.write(folder.file("a.png"), [.plain(width, 16, 217, 60, 22)])
    // What an untagged film is taken for depends on its size.
    let real = matrix == "unknown" ? (width >= 1280 ? "bt709" : "smpte170m") : matrix
    _ = try Tool.run(
      "ffmpeg",
      [
        "-v", "error", "-i", folder.file("a.png"), "-vf",
        "scale=out_color_matrix=\(real):out_range=\(range):flags=accurate_rnd+bitexact,"
          + "format=yuv420p",
        "-c:v", "ffv1", "-colorspace", matrix, "-color_range", range, folder.file("a.mkv"),
      ])
    let pixel = try #require(try Self.frames(folder.file("a.mkv")).first)[width / 2, 8]
    for channel in 0..<4 {
      #expect(abs(Int(pixel[channel]) - Int(color[channel])) <= 3, "\(pixel)")
    }
  }

  @Test func anMP4KeepsItsColours() throws {
    let folder = try TemporaryFolder()
    let frames = [UInt8(20), 90, 200].map { Pixmap.plain(64, 48, $0, 60, 22) }
    _ = try Exporter.write(folder.file("a.mp4"), frames)
    let read = try Self.frames(folder.file("a.mp4"))
    try #require(read.count == 3)
    for (a, b) in zip(read, frames) {
      for channel in 0..<4 {
        #expect(abs(Int(a[30, 20][channel]) - Int(b[30, 20][channel])) <= 3)
      }
    }
  }

  @Test func greyPicturesHaveTheirFullRange() throws {
    let folder = try TemporaryFolder()
    let ramp = Pixmap(256, 2) { x, _ in SIMD4(UInt8(x), UInt8(x), UInt8(x), 255) }
    _ = try Exporter.write(folder.file("a.png"), [ramp])
    _ = try Tool.run(
      "ffmpeg",
      ["-v", "error", "-i", folder.file("a.png"), "-pix_fmt", "gray", folder.file("g.png")]
    )
    #expect(try Tool.stream(of: folder.file("g.png"), ["pix_fmt"])["pix_fmt"] == "gray")
    #expect(try Self.frames(folder.file("g.png")) == [ramp])
  }

  @Test func transparentWebMKeepsItsAlpha() throws {
    let folder = try TemporaryFolder()
    let picture = Pixmap(64, 48) { x, _ in x < 32 ? SIMD4(200, 100, 50, 255) : .zero }
    _ = try Exporter.write(folder.file("a.png"), [picture])
    _ = try Tool.run(
      "ffmpeg",
      [
        "-v", "error", "-i", folder.file("a.png"), "-c:v", "libvpx-vp9", "-pix_fmt", "yuva420p",
        folder.file("a.webm"),
      ])
    let read = try #require(try Self.frames(folder.file("a.webm")).first)
    #expect(read[10, 20].w == 255 && read[50, 20].w == 0)
  }

  @Test(arguments: ["50%d.png", "a*?.png", "[b]{c}.png", "ümlaut ✂.png", "-.png"])
  func anyNameCanBeRead(name: String) throws {
    let folder = try TemporaryFolder()
    let source = folder.file("source")
    _ = try Exporter.write(source, format: "png", [Self.film[1]])
    try FileManager.default.moveItem(atPath: source, toPath: folder.file(name))
    #expect(try Self.frames(folder.file(name)) == [Self.film[1]])
  }

  @Test func whatIsNotThereCanNotBeOpened() throws {
    let folder = try TemporaryFolder()
    for (name, reason) in [
      ("nothing.png", "No such file"), (".", "folder"), ("%d.png/x", "No such file"),
    ] {
      let path = folder.file(name)
      let error = #expect(throws: FrameReaderError.self) { try FrameReader(path: path) }
      guard case .cannotOpen(path, _) = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
      #expect("\(error.map { "\($0)" } ?? "")".contains(reason))
    }
    #expect(throws: FrameReaderError.self) { try FrameReader(path: "") }
  }

  @Test(arguments: ["", "GIF89a", "hello", "\u{89}PNG\r\n", "#EXTM3U\nhttp://localhost/a.ts\n"])
  func whatIsNoPictureIsRefused(text: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.png")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: FrameReaderError.self) { try Self.frames(path) }
    guard case .notDecodable(path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["png", "gif", "mp4", "mkv", "webm", "y4m", "jpg"])
  func aTruncatedFileIsAnError(kind: String) throws {
    let folder = try TemporaryFolder()
    let whole = folder.file("whole.\(kind)")
    _ = try Exporter.write(folder.file("%d.png"), Self.film)
    let isPicture = kind == "png" || kind == "jpg"
    _ = try Tool.run(
      "ffmpeg",
      ["-v", "error", "-i", isPicture ? folder.file("0.png") : folder.file("%d.png")]
        + (kind == "mp4" ? ["-movflags", "+faststart"] : []) + ["-pix_fmt"]
        + [
          kind == "png" ? "rgb24" : kind == "gif" ? "bgr8" : kind == "jpg" ? "yuvj420p" : "yuv420p"
        ]
        + [whole])
    #expect(try Self.frames(whole).count == (isPicture ? 1 : 5))
    let bytes = try folder.bytes("whole.\(kind)")
    let path = folder.file("cut.\(kind)")
    for length in [bytes.count * 2 / 3, bytes.count * 9 / 10, bytes.count - 1] {
      // Behind the pixels a picture has an end mark at most.
      if length == bytes.count - 1, isPicture { continue }
      try Data(bytes.prefix(length)).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: FrameReaderError.self, "\(length) of \(bytes.count)") {
        try Self.frames(path)
      }
      #expect("\(error.map { "\($0)" } ?? "")".contains(path))
    }
  }

  @Test func aDamagedPictureIsAnError() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.png"), [Self.film[0]])
    var bytes = try folder.bytes("a.png")
    let data = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("IDAT".utf8)) })
    bytes[data + 30] ^= 0x55
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("a.png")))
    #expect(throws: FrameReaderError.self) { try Self.frames(folder.file("a.png")) }
  }

  /// A header that claims 20000 × 20000 pixels, before any of them is there: refused by FFmpeg's own
  /// words, which must not get lost on their way.
  @Test func anOversizedPictureIsRefused() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.png"), [.plain(4, 4, 1, 2, 3)])
    var bytes = try folder.bytes("a.png")
    let extent: [UInt8] = [0, 0, 0x4E, 0x20]
    bytes.replaceSubrange(16..<24, with: extent + extent)
    let checksum = Self.crc32(bytes[12..<29])
    bytes.replaceSubrange(29..<33, with: (0..<4).map { UInt8(checksum >> (24 - 8 * $0) & 255) })
    let path = folder.file("a.png")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: FrameReaderError.self) { try Self.frames(path) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("20000x20000"))
  }

  private static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
